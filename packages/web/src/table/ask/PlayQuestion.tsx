/** Which card to use, and how. */
import './PlayQuestion.css';
import '../../parts/question-bar.css';
import '../KeyList.css';
import { type CardId, choices, type OwnAsk, roman, saleOf } from '@polis/engine';
import { memo, useDeferredValue } from 'react';
import type { TableModel } from '../../game/model.ts';
import { type Names, useNames } from '../../game/names.ts';
import { type Draft, draftOf, type PlayAsk, type StageOffer } from '../../game/offers.ts';
import { type Picked, questionOf, usePicked, useSelection, type Verb } from '../../game/selection.ts';
import { answerWords, ofWhat } from '../../game/words.ts';
import { useShortcuts } from '../../parts/keyboard.ts';
import { Buttons, Does, Sentence } from '../../parts/Question.tsx';
import { begun } from '../../text/begun.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { currentProject, type Project, projectsOf } from '../around/project.ts';
import { stageCostWords } from '../city/stageWords.ts';
import { chainWords } from '../hand/Chains.tsx';
import type { QuestionProps } from './AskBar.tsx';
import { PaymentPicker } from './PaymentPicker.tsx';
import { StageChoices } from './StageChoices.tsx';
import type { Answering } from './useAnswer.ts';
import { StageOptions, Verbs } from './Verbs.tsx';
import { stillThinking } from './waiting.ts';
import { worthOf } from './worth.ts';

const KEYS: { key: string; verb: Verb }[] = [
  { key: 'b', verb: 'build' },
  { key: 'w', verb: 'stage' },
  { key: 'p', verb: 'project' },
  { key: 's', verb: 'sell' },
];

export function PlayQuestion({ known, model, answering }: QuestionProps) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const ask = model.ask as NonNullable<TableModel['ask']>;
  const question = questionOf(known, ask);
  const picked = usePicked(question);
  // the card and the button answer at once, and all that is said of it a moment later
  const said = useDeferredValue(picked);
  const change = useSelection((now) => now.change);
  const putBack = useSelection((now) => now.putBack);
  const draft = draftOf(model, picked);
  const isPossible = (wanted: Verb): boolean =>
    draft?.offers.some(({ verb, isPossible }) => verb === wanted && isPossible) ?? false;
  useShortcuts([
    ...KEYS.map(({ key, verb }) => ({
      keys: [key],
      text: `keys.${verb}`,
      isOff: !isPossible(verb) || (verb === draft?.offer?.verb && nextStage(draft) !== null),
      run: () => change(question, { verb, way: null }),
    })),
    {
      // the key of the verb once more
      keys: [draft?.offer?.verb === 'project' ? 'p' : 'w'],
      text: 'keys.stageNext',
      isOff: nextStage(draft) === null,
      run: () => change(question, { stage: nextStage(draft), option: 1, way: null }),
    },
    {
      keys: ['[', ']'],
      text: 'keys.payment',
      shown: '[ ]',
      isOff: (draft?.offer?.ways.length ?? 0) < 2,
      run: (key) => change(question, { way: nextWay(draft, key === ']' ? 1 : -1) }),
    },
  ]);
  const onPass = !draft && (ask.ask as PlayAsk).optional ? () => answering.seal(choices.PASSING) : null;
  return (
    <>
      <Said known={known} model={model} picked={said} />
      {draft || onPass ? (
        <Buttons
          choice={draft?.choice ?? null}
          answering={answering}
          onPutBack={draft ? putBack : null}
          onPass={onPass}
          pass={t('ask.pass', ofWhat(model))}
        />
      ) : null}
      {draft ? null : <OwnSealed model={model} names={names} answering={answering} />}
    </>
  );
}

interface SaidProps extends Pick<QuestionProps, 'known' | 'model'> {
  picked: Picked;
}

/** The question, or the chosen card and what can be done with it. */
const Said = memo(function Said({ known, model, picked }: SaidProps) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const ask = model.ask as NonNullable<TableModel['ask']>;
  const question = questionOf(known, ask);
  const change = useSelection((now) => now.change);
  // what was chosen for the question before may come late
  const draft = picked.question === question ? draftOf(model, picked) : null;
  if (!draft)
    return <Sentence small={<Small known={known} model={model} names={names} />}>{title(t, names, model)}</Sentence>;
  const { offer, way } = draft;
  const stage = offer?.stage;
  const isSale = offer?.verb === 'sell';
  const project = offer?.verb === 'project' ? currentProject(projectsOf(model), model.view.age) : undefined;
  return (
    <>
      <Sentence
        small={
          <>
            {stage ? (
              <StageDoes stage={stage} option={picked.option} project={project} />
            ) : isSale ? (
              <SaleDoes model={model} ask={ask} />
            ) : (
              <CardDoes model={model} names={names} card={draft.card} />
            )}{' '}
            <Worth model={model} names={names} draft={draft} />
          </>
        }
      >
        {stage
          ? t(project ? 'ask.projectWith' : 'ask.stageWith', {
              number: stage.from
                ? t('ask.stageAs', { number: roman(stage.number), name: names.whom(model.rules[stage.from][ask.seat]) })
                : roman(stage.number),
              card: names.card(draft.explained.card),
              project: project ? names.card(project.card.name) : '',
            })
          : isSale
            ? t('ask.sellWhat', { card: names.card(draft.explained.card) })
            : names.card(draft.explained.card)}
      </Sentence>
      <Verbs
        model={model}
        names={names}
        ask={ask}
        draft={draft}
        onChange={(verb) => change(question, { verb, way: null })}
      />
      <div className="ask-middle edged-x">
        {offer ? null : <span className="choose-verb">{t('ask.chooseVerb')}</span>}
        {offer && stage ? (
          <StageChoices
            model={model}
            names={names}
            ask={ask}
            offer={offer}
            onChange={(index) => change(question, { stage: index, option: 1, way: null })}
          />
        ) : null}
        {stage ? (
          <StageOptions
            stage={stage}
            option={picked.option}
            onChange={(option) => change(question, { option, way: null })}
          />
        ) : null}
        {offer && way ? (
          <PaymentPicker
            model={model}
            names={names}
            ask={ask}
            ways={offer.ways}
            way={way}
            onChange={(choice) => change(question, { way: choice })}
          />
        ) : null}
      </div>
    </>
  );
});

/** Chains are said where the card in hand has no room for them. */
function CardDoes({ model: { rules }, names, card: id }: { model: TableModel; names: Names; card: CardId }) {
  const { t } = useTranslation();
  const card = rules.cards[id];
  return (
    <>
      <Does effects={card.effects} /> {chainWords(t, { rules, names, card })}
    </>
  );
}

/** Of a card that is sold nothing counts but its coins. */
function SaleDoes({ model, ask }: { model: TableModel; ask: OwnAsk }) {
  const { t } = useTranslation();
  const coins = t('count.coins', { count: saleOf(model.view.seats[ask.seat]) });
  return <span className="does">{t('ask.sellFor', { coins })}</span>;
}

interface StageProps {
  stage: StageOffer;
  option: number;
  /** That is taken part in. */
  project: Project | undefined;
}

/** The stage that is built by the card: the card itself then gives nothing. */
function StageDoes({ stage: { stage, from, gives }, option, project }: StageProps) {
  const { t } = useTranslation();
  const chosen = gives?.options[Math.min(option, gives.options.length) - 1];
  return (
    <Does effects={[...(gives?.effects ?? []), ...(chosen?.effects ?? [])]}>
      {from && !gives ? t('ask.copiesNothing') : null} {t('ask.stageCosts', { cost: stageCostWords(t, stage) })}{' '}
      {project ? t('ask.projectCosts', { coins: t('count.coins', { count: project.card.cost.coins }) }) : null}
    </Does>
  );
}

/** While I choose for another city: what I have sealed for my own. */
function OwnSealed({ model, names, answering }: { model: TableModel; names: Names; answering: Answering }) {
  const { t } = useTranslation();
  const { view, me, ask } = model;
  const sealed = view.asks.find(({ seat }) => seat === me)?.sealed ?? -1;
  if (ask?.seat === me || sealed < 0) return null;
  return (
    <div className="go own-sealed">
      <span>{t('ask.sealedOwn', { what: answerWords(t, names, model, me, sealed) })}</span>
      <button type="button" className="sec-b reopen" onClick={() => answering.reopen(me)}>
        {t('ask.reopen')} <kbd className="k one-key">U</kbd>
      </button>
    </div>
  );
}

/** The next stage that it could be and that can be paid for; null if there is no other. */
function nextStage(draft: Draft | null): number | null {
  const { stages = [], stage = null } = draft?.offer ?? {};
  if (!stage) return null;
  const at = stages.indexOf(stage);
  const others = [...stages.slice(at + 1), ...stages.slice(0, at)];
  const next = others.find(({ ways }) => ways.length > 0);
  return next ? stages.indexOf(next) : null;
}

function nextWay(draft: Draft | null, by: 1 | -1): number | null {
  const ways = draft?.offer?.ways ?? [];
  if (!draft?.way || ways.length === 0) return null;
  return ways[(ways.indexOf(draft.way) + by + ways.length) % ways.length].choice;
}

/** Which sentence: by the kind of turn, and for whose city. */
function title(t: ReturnType<typeof useTranslation>['t'], names: Names, model: TableModel): string {
  const { ask, rules, view, me } = model;
  const { kind, window } = rules.steps[view.at];
  if (ask && ask.seat !== me) return t('ask.play.city', { city: names.board(ask.seat) });
  const other = view.asks.find(({ seat }) => seat !== me);
  if (other) return t('ask.play.cityFirst', { city: names.board(other.seat) });
  if (window === 'rome.recruit') return t('ask.play.extra');
  if (kind === 'leaders.recruit') return t('ask.play.recruit');
  return t(kind === 'play.last' ? 'ask.play.last' : 'ask.play.play');
}

function Small({ known, model, names }: Pick<QuestionProps, 'known' | 'model'> & { names: Names }) {
  const { t } = useTranslation();
  const { ask, cards, me, rules, view } = model;
  if (ask?.ask.ask !== 'play') return null;
  const { verbs } = ask.ask;
  if (ask.seat !== me) return t('ask.play.smallCity', { city: names.board(ask.seat) });
  if (verbs.length === 1) return t('ask.play.smallBuild', ofWhat(model));
  if (cards.every(({ build }) => build.length === 0))
    return t(cards.some(({ stage }) => stage.length > 0) ? 'ask.play.nothing' : 'ask.play.onlySale');
  const isWaitedFor =
    stillThinking(model).length === 0 && known.room.chairs.some(({ person }, seat) => person && seat !== me);
  if (isWaitedFor) return t('ask.play.everyone');
  return t(rules.steps[view.at].kind === 'leaders.recruit' ? 'ask.play.smallLeader' : 'ask.play.small');
}

/** What the answer as it stands would bring. */
function Worth({ model, names, draft }: { model: TableModel; names: Names; draft: Draft }) {
  const { t, i18n } = useTranslation();
  const { ask } = model;
  if (!ask || draft.choice === null || ask.seat !== model.me) return null;
  const { fights, points, paid } = worthOf(model, draft.choice);
  const parts = [
    ...fights.map(({ result, opponent, mine, theirs }) =>
      t(`ask.fight.${result}`, { name: names.seat(opponent), mine, theirs }),
    ),
    ...(points === 0 ? [] : [t(points > 0 ? 'ask.worth' : 'ask.worthLess', { count: Math.abs(points) })]),
    ...(points > 0 && paid > 0 ? [t('ask.worthPaid', { count: paid })] : []),
  ];
  return parts.length > 0 ? <span className="worth">{begun(parts.join(t('word.list')), i18n.language)}.</span> : null;
}
