/** All about a card or a board: what it does and costs, where it belongs, what it leads to, how it is ruled. */
import './EntrySheet.css';
import '../parts/sheet-card.css';
import '../look/seat.css';
import type { Edition } from '@polis/engine';
import type { TFunction } from 'i18next';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { Icon } from '../look/Icon.tsx';
import { kindOf } from '../look/kinds.ts';
import { debtWords, PenaltySymbols, penaltyWords } from '../look/Penalty.tsx';
import { Crest, Emblem } from '../look/symbols.tsx';
import { EffectAndCost } from '../parts/EffectAndCost.tsx';
import { SheetFrame } from '../parts/SheetFrame.tsx';
import { useReadings } from '../rules/pages.ts';
import { cardName, ofItsAge } from '../text/card.ts';
import { useTranslation } from '../text/speaking.tsx';
import { BoardSides } from './BoardSides.tsx';
import { ChainTree } from './ChainTree.tsx';
import { CopiesTable } from './CopiesTable.tsx';
import { type CardEntry, type Entry, editionsOf, isBoard, renamedOf, versionsOf, wholeGame } from './catalogue.ts';
import { chainsWith } from './chains.ts';
import { originWords } from './origin.ts';
import { useCameFrom } from './useCameFrom.ts';

interface EntrySheetProps {
  entry: Entry;
  /** The rest of the address: what is searched for. */
  address: string;
  onClose(): void;
}

export function EntrySheet({ entry, address, onClose }: EntrySheetProps) {
  const { t } = useTranslation();
  const about = [
    t([`kindLong.${entry.sort}`, `library.sort.${entry.sort}`]),
    ...(isBoard(entry) || entry.card.age === 0 ? [] : [t(`age.${entry.card.age}`)]),
    ...originWords(t, entry),
  ];
  return (
    <SheetFrame title={<Title entry={entry} />} about={about.join(' · ')} onClose={onClose}>
      {isBoard(entry) ? <BoardSides entry={entry} /> : <CardParts entry={entry} address={address} />}
      <Rulings entry={entry} />
      <Versions entry={entry} />
    </SheetFrame>
  );
}

function Title({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  if (isBoard(entry))
    return (
      <span className="sheet-card">
        <Emblem city={entry.name} />
        {t(`board.${entry.name}`)}
      </span>
    );
  const kind = kindOf(entry.card.colour);
  return (
    <span className={`sheet-card k-${kind ?? 'project'}`}>
      {kind ? <Crest kind={kind} /> : <Icon name="column" className="title-column" />}
      {cardName(t, entry.card)}
    </span>
  );
}

function CardParts({ entry, address }: { entry: CardEntry; address: string }) {
  const { t } = useTranslation();
  return (
    <>
      <EffectAndCost card={entry.card} />
      {entry.penalty ? (
        <p className="row penalty">
          <PenaltySymbols penalty={entry.penalty} />
          <span>
            {penaltyWords(t, entry.penalty)} {debtWords(t, wholeGame(entry.prints[0].edition), entry.card.age)}
          </span>
        </p>
      ) : null}
      <Chains entry={entry} address={address} />
      <CopiesTable entry={entry} />
    </>
  );
}

/** Editions that chain alike are shown once. */
function Chains({ entry, address }: { entry: CardEntry; address: string }) {
  const { t } = useTranslation();
  const state = useCameFrom();
  const trees = editionsOf(entry).map((edition) => ({
    edition,
    chains: chainsWith(wholeGame(edition), entry.name),
  }));
  const drawn = trees.filter(
    ({ chains }, i) => chains.length > 0 && !trees.slice(0, i).some((one) => isLike(one.chains, chains)),
  );
  if (drawn.length === 0) return null;
  const hrefOf = (edition: Edition) => (name: string) =>
    `/library/${name}${address || (entry.isVersion ? `?edition=${edition}` : '')}`;
  return (
    <section>
      <h3>{t('library.chains.of')}</h3>
      {drawn.map(({ edition, chains }) => (
        <ChainTree key={edition} chains={chains} current={entry.name} hrefOf={hrefOf(edition)} state={state} />
      ))}
    </section>
  );
}

const isLike = (one: unknown, other: unknown): boolean => namesIn(one) === namesIn(other);
const namesIn = (chains: unknown): string =>
  JSON.stringify(chains, (key, value) => (key === 'cards' ? value.map(({ name }: { name: string }) => name) : value));

/** Short notes; where the rules tell more, each leads there. */
function Rulings({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const ids = isBoard(entry) ? [] : [`ruling.${entry.name}_${ofItsAge(entry.card).context}`];
  const notes = t([...ids, `ruling.${entry.name}`], { returnObjects: true, defaultValue: {} }) as Record<
    string,
    string
  >;
  const all = Object.entries(notes);
  if (all.length === 0) return null;
  return (
    <section>
      <h3>{t('library.rulings')}</h3>
      <ol className="rulings">
        {all.map(([rule, text]) => (
          <li key={rule}>
            {text}{' '}
            <Suspense fallback={null}>
              <RuleNumber number={rule} />
            </Suspense>
          </li>
        ))}
      </ol>
    </section>
  );
}

function RuleNumber({ number }: { number: string }) {
  const { t } = useTranslation();
  const rule = useReadings().get(number);
  if (!rule) return null;
  return (
    <Link href={`/rules/${rule}`} aria-label={t('library.rule', { number })} title={t('library.rule', { number })}>
      {number}
    </Link>
  );
}

function Versions({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const state = useCameFrom();
  const all = [renamedOf(entry) ?? [], versionsOf(entry)].flat();
  return all.flatMap((other) => {
    const said = versionWords(t, entry, other);
    return said === null
      ? []
      : [
          <Link key={other.id} href={`/library/${other.id}`} state={state} className="button">
            {said}
          </Link>,
        ];
  });
}

/** As the other edition has it, under another name or not; or another card of its name, which not every language has. */
function versionWords(t: TFunction, entry: Entry, other: Entry): string | null {
  const edition = t(`library.edition.${other.prints[0].edition}`);
  if (isBoard(entry) || isBoard(other)) return t('library.version', { edition });
  const name = cardName(t, other.card);
  const hasSameName = name === cardName(t, entry.card);
  if (entry.card.age !== other.card.age) return hasSameName ? t('library.namesake', { edition }) : null;
  return t(hasSameName ? 'library.version' : 'library.renamed', { edition, name });
}
