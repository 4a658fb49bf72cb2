/** What a card, a stage or a project does, in the symbols of the game. */
import './Effects.css';
import { type Effect, type EffectOf, MOST_UNITS, RAW, RESOURCES, type Resource, roman } from '@polis/engine';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '../text/speaking.tsx';
import { EffectNote } from './EffectNote.tsx';
import { type Counted, type Phrase, phrasesOf, type ScopeName, scopeName, victoryIn } from './effect-groups.ts';
import { effectWords } from './effect-words.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { kindOfColour } from './kinds.ts';
import { AgeCoins, Coin, Crest, Discount, resourcesIn, Science, Shield, Sun, Tile, Unit } from './symbols.tsx';
import { ruleOfPhrase } from './topics.ts';

export { useEffectWords } from './effect-words.ts';

/** s: beside a name; m: on a stage; l: on a card, with a word or two where symbols need them. */
export type EffectSize = 's' | 'm' | 'l';

export function EffectSymbols({ effects, size = 's' }: { effects: readonly Effect[]; size?: EffectSize }) {
  const { t } = useTranslation();
  const phrases = phrasesOf(effects);
  return (
    <span
      className={`fx fx-${size}`}
      role="img"
      aria-label={effectWords(t, effects)}
      data-rule={phrases[0] ? ruleOfPhrase(phrases[0]) : undefined}
    >
      {phrases.map((phrase) => (
        <span key={JSON.stringify(phrase)} className={`fx-g${PRIZES.includes(phrase.kind) ? ' fx-counted' : ''}`}>
          <span className="fx-row">{symbols(phrase)}</span>
          {size === 'l' ? <EffectNote phrase={phrase} /> : null}
        </span>
      ))}
    </span>
  );
}

type PhraseKind = Phrase['kind'];
type PhraseOf<K extends PhraseKind> = Extract<Phrase, { kind: K }>;

/** What is won stands big, and small below it what for. */
const PRIZES: readonly PhraseKind[] = ['counted', 'pairs', 'most', 'unbeaten', 'alone', 'likeUnder'];

const symbols = <K extends PhraseKind>(phrase: PhraseOf<K>): ReactNode =>
  (SYMBOLS[phrase.kind as K] as (phrase: PhraseOf<K>) => ReactNode)(phrase);

/** A sign of the symbol language that stands for no thing: an arrow, a times sign. */
const sign = (text: string): ReactNode => <i className="fx-sign">{text}</i>;
const icon = (name: IconName, tone = ''): ReactNode => <Icon name={name} className={`fx-icon ${tone}`} />;

/** A resource that is not said, with a sign on it. */
const anyTile = (text: string): ReactNode => <b className="fx-any">{text}</b>;

/** Arrows to the neighbours that are meant. */
function towards(scope: ScopeName, inside: ReactNode): ReactNode {
  return (
    <>
      {scope === 'left' || scope === 'neighbours' || scope === 'all' ? icon('arrow-left', 'fx-arrow') : null}
      {inside}
      {scope === 'right' || scope === 'neighbours' || scope === 'all' ? icon('arrow-right', 'fx-arrow') : null}
    </>
  );
}

const isResource = (of: string): of is Resource => (RESOURCES as readonly string[]).includes(of);

/** A victory token, with what it is worth if that matters. */
const victory = (value: number | null): ReactNode => (
  <>
    {icon('victory', 'fx-war')}
    {value === null ? null : sign(String(value))}
  </>
);

const Stages = (): ReactNode => (
  <span className="fx-steps">
    <i />
    <i />
    <i />
  </span>
);

/** What is counted. */
function thing(of: string): ReactNode {
  if (of === 'stage') return <Stages />;
  if (of === 'wonder') return icon('polis', 'fx-wonder');
  if (of === 'victory' || of === 'defeat') return icon(of, 'fx-war');
  if (victoryIn(of) !== null) return victory(victoryIn(of));
  if (isResource(of)) return <Tile resource={of} />;
  if (of === 'colours') return <span className="fx-mosaic">{MOSAIC}</span>;
  if (!of.includes('+')) return <Crest kind={kindOfColour(of as Parameters<typeof kindOfColour>[0])} />;
  return (
    <span className="fx-set">
      {of.split('+').map((colour) => (
        <Fragment key={colour}>{thing(colour)}</Fragment>
      ))}
    </span>
  );
}

const MOSAIC = (['raw', 'goods', 'civic', 'trade', 'war', 'science'] as const).map((kind) => (
  <i key={kind} className={`k-${kind}`} />
));

const prize = (won: ReactNode, reason: ReactNode): ReactNode => (
  <>
    <span className="fx-big">{won}</span>
    <span className="fx-per">{reason}</span>
  </>
);

const counted = ({ coins, points, of, scope, every }: Counted): ReactNode =>
  prize(
    <>
      {coins > 0 ? <Coin count={coins} /> : null}
      {points > 0 ? <Sun count={points} /> : null}
    </>,
    of[0] === 'coins' ? (
      <Coin count={every} />
    ) : (
      towards(
        scope,
        of.map((one) => <Fragment key={one}>{thing(one)}</Fragment>),
      )
    ),
  );

/** What all others lose: so many coins, as many as the Age has for a number, or one for each of something. */
function lose({ loss, count }: EffectOf<'lose'>): ReactNode {
  if (typeof count === 'object')
    return (
      <>
        <Coin count={-count.each} isChange />
        {icon('others', 'fx-others')}
        {towards(scopeName(count.scope), thing(count.of))}
      </>
    );
  return (
    <>
      {count === 'age' ? <AgeCoins isLost /> : <Coin count={-count} isChange />}
      {loss === 'coins' ? icon('debt', 'fx-debt') : thing(loss)}
    </>
  );
}

function freeBuild({ colours }: EffectOf<'freeBuild'>): ReactNode {
  return (
    <>
      {colours.length === 1 ? <Crest kind={kindOfColour(colours[0])} /> : icon('trowel')}
      <Coin count={0} />
    </>
  );
}

function trigger(point: EffectOf<'whenever'>['point']): ReactNode {
  if (point === 'chain') return icon('chain', 'fx-link');
  if (point === 'victory') return icon('victory', 'fx-war');
  if (point === 'trade') return towards('neighbours', icon('trade'));
  return <Crest kind={kindOfColour(point.slice('build:'.length) as Parameters<typeof kindOfColour>[0])} />;
}

const SYMBOLS: { [K in PhraseKind]: (phrase: PhraseOf<K>) => ReactNode } = {
  produce: ({ units }) => units.map((mask, i) => <Unit key={`${mask}-${units.indexOf(mask, i)}`} mask={mask} />),
  trade: ({ goods, scope }) => (
    <>
      {towards(
        scopeName(scope),
        <span className={`fx-goods${goods === RAW ? ' fx-raw' : ''}`}>
          {resourcesIn(goods).map((name) => (
            <Tile key={name} resource={name} />
          ))}
        </span>,
      )}
      <Coin count={1} />
    </>
  ),
  shields: ({ count }) => <Shield count={count} />,
  symbol: ({ symbol }) => <Science symbol={symbol} />,
  freeBuild,
  cheaper: ({ what, count }) => (
    <>
      {what === 'stage' ? <Stages /> : <Crest kind={kindOfColour(what)} />}
      {anyTile(count >= MOST_UNITS ? '0' : `−${count}`)}
    </>
  ),
  buyFromBank: () => (
    <>
      <Coin count={1} />
      {icon('arrow-right', 'fx-arrow')}
      {anyTile('?')}
    </>
  ),
  whenever: ({ point, coins }) => (
    <>
      {trigger(point)}
      <Coin count={coins} isChange />
    </>
  ),
  betterSets: ({ points }) => (
    <>
      <span className="fx-set">
        <Science symbol="compass" />
        <Science symbol="gear" />
        <Science symbol="tablet" />
      </span>
      <Sun count={points} value={`+${points}`} />
    </>
  ),
  passDefeats: () => (
    <>
      {icon('defeat', 'fx-war')}
      {icon('arrow-right', 'fx-arrow')}
    </>
  ),
  lastCard: () => (
    <>
      {icon('pile')}
      {icon('no', 'fx-cross')}
      {icon('trowel')}
    </>
  ),
  coins: ({ count }) => <Coin count={count} />,
  points: ({ count }) => <Sun count={count} />,
  counted,
  dig: () => (
    <>
      {icon('pile')}
      {icon('trowel')}
    </>
  ),
  copyGuild: () => towards('neighbours', <Crest kind="guild" />),
  pairs: () =>
    prize(
      <Sun count={0} value="=" />,
      <span className="fx-set">
        {victory(null)}
        {victory(null)}
      </span>,
    ),
  takeVictory: () => (
    <>
      {victory(null)}
      {sign('A')}
    </>
  ),
  most: ({ of, points }) =>
    prize(
      <Sun count={points} />,
      <>
        {of === 'coins' ? icon('coin', 'fx-coin') : thing(of)}
        {sign('>')}
        {towards('neighbours', null)}
      </>,
    ),
  copyStage: ({ place, scope }) =>
    towards(
      scopeName(scope),
      <>
        <Stages />
        {anyTile(roman(place + 1))}
      </>,
    ),
  lose,
  diplomacy: () => icon('olive', 'fx-olive'),
  gift: ({ coins, to }) =>
    to === 'neighbours' ? (
      towards('neighbours', <Coin count={coins} isChange />)
    ) : (
      <>
        {icon('others', 'fx-others')}
        <Coin count={coins} isChange />
      </>
    ),
  rebate: ({ scope }) => towards(scopeName(scope), <Discount coins={1} />),
  follow: ({ which }) => (
    <>
      {icon('raw')}
      {anyTile(which === 'again' ? '=' : '≠')}
    </>
  ),
  copySymbol: () => icon('mask', 'fx-mask'),
  incomeBonus: ({ coins }) => (
    <>
      {icon('coin')}
      <Coin count={coins} isChange />
    </>
  ),
  defeatsAsShields: () => (
    <>
      {icon('defeat', 'fx-war')}
      {sign('=')}
      <Shield count={1} />
    </>
  ),
  victory: ({ value }) => (
    <>
      {icon('victory', 'fx-war')}
      {sign(`+${value}`)}
    </>
  ),
  clearDefeats: () => (
    <>
      {icon('defeat', 'fx-war')}
      {icon('no', 'fx-cross')}
    </>
  ),
  doubleGuild: () => (
    <>
      <Crest kind="guild" />
      {sign('×2')}
    </>
  ),
  pawn: ({ age }) => (
    <>
      {icon('column', 'fx-column')}
      {sign(roman(age))}
    </>
  ),
  recruitFree: () => (
    <>
      <Crest kind="leader" />
      <Coin count={0} />
    </>
  ),
  recruitCheaper: ({ scope, coins }) => (
    <>
      {towards(scopeName(scope), <Crest kind="leader" />)}
      <Discount coins={coins} />
    </>
  ),
  copyLeader: () => towards('neighbours', <Crest kind="leader" />),
  drawLeaders: ({ count }) => (
    <>
      <Crest kind="leader" />
      {sign(`+${count}`)}
    </>
  ),
  extraLeader: () => (
    <>
      <Crest kind="leader" />
      {icon('trowel')}
    </>
  ),
  indebt: ({ debt }) =>
    towards(
      'neighbours',
      <>
        {icon('debt', 'fx-debt')}
        {sign(`+${debt}`)}
      </>,
    ),
  smuggle: () => (
    <>
      {towards('neighbours', icon('polis', 'fx-wonder'))}
      <Discount coins={1} />
    </>
  ),
  turnSymbol: () => (
    <>
      <Science symbol="compass" />
      {icon('arrow-right', 'fx-arrow')}
      {anyTile('?')}
    </>
  ),
  moreSymbol: () => (
    <>
      <span className="fx-set">
        <Science symbol="gear" />
        <Science symbol="gear" />
      </span>
      {sign('+1')}
    </>
  ),
  disarm: () => (
    <>
      {icon('others', 'fx-others')}
      {icon('victory', 'fx-war')}
      {icon('no', 'fx-cross')}
    </>
  ),
  unbeaten: ({ points }) =>
    prize(
      <Sun count={points} />,
      <>
        {icon('defeat', 'fx-war')}
        {icon('no', 'fx-cross')}
      </>,
    ),
  alone: ({ points }) =>
    prize(
      <Sun count={points} />,
      <>
        {sign('1')}
        <Crest kind="leader" />
      </>,
    ),
  likeUnder: ({ each }) =>
    prize(
      <Sun count={each} />,
      <>
        <Stages />
        {sign('=')}
        {towards('neighbours', <span className="fx-mosaic">{MOSAIC}</span>)}
      </>,
    ),
  entomb: () => (
    <>
      <Crest kind="leader" />
      {icon('arrow-right', 'fx-arrow')}
      {icon('tomb')}
    </>
  ),
  exchange: () => (
    <>
      <span className="fx-set">
        {anyTile('=')}
        {anyTile('=')}
      </span>
      {icon('arrow-right', 'fx-arrow')}
      {anyTile('?')}
    </>
  ),
  meetLeader: () => (
    <>
      <Crest kind="leader" />
      {sign('+1')}
      {icon('trowel')}
    </>
  ),
};
