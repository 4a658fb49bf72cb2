/** The question bar: each kind of question as it is asked, and with an answer chosen. */

import { useNames } from '../game/names.ts';
import { type Draft, draftOf } from '../game/offers.ts';
import { Buttons, Does, Sentence } from '../parts/Question.tsx';
import { useFit } from '../parts/useFit.ts';
import { AskBar } from '../table/ask/AskBar.tsx';
import { PaymentPicker } from '../table/ask/PaymentPicker.tsx';
import { StageChoices } from '../table/ask/StageChoices.tsx';
import { StageOptions, Verbs } from '../table/ask/Verbs.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { State, States } from './State.tsx';
import * as tables from './tables.ts';

type Verb = NonNullable<Draft['offer']>['verb'];

/** A bar goes from one side of the table to the other. */
const WHOLE = [2000, 2000] as const;

export function QuestionStates() {
  return (
    <States least={WHOLE}>
      <Asked caption="a card to play" table={tables.fullHand} />
      <Chosen
        caption="chosen, and how it is paid"
        table={tables.manyWays}
        is={({ offer }) => (offer?.ways.length ?? 0) > 3}
      />
      <Chosen caption="cannot be built: a verb is to be chosen" table={tables.fullHand} is={({ offer }) => !offer} />
      <Chosen caption="on its way to the table" table={tables.oneSeller} is={({ way }) => way !== null} isSending />
      <Chosen caption="a stage with a choice" table={tables.stageOptions} verb="stage" is={({ way }) => way !== null} />
      <Chosen caption="one of several stages" table={tables.anyStage} verb="stage" is={({ way }) => way !== null} />
      <Chosen
        caption="a stage of either neighbour"
        table={tables.copying}
        verb="stage"
        is={({ way }) => way !== null}
      />
      <Chosen caption="a project to join" table={tables.project} verb="project" is={({ way }) => way !== null} />
      <Chosen caption="for a coin or three" table={tables.fullHand} verb="sell" is={() => true} />
      <Chosen caption="a leader" table={tables.recruit} is={({ way }) => way !== null} />
      <Asked caption="nothing can be built" table={tables.nothingToBuild} />
      <Asked caption="may be declined" table={tables.optionalPlay} />
      <Asked caption="a card to pick" table={tables.pick} />
      <Asked caption="one to pick, or none" table={tables.optionalPick} />
      <Asked caption="coins to pay" table={tables.payment} />
      <Asked caption="tokens to give back" table={tables.giving} />
      <Asked caption="a leader to entomb" table={tables.entombing} />
      <Asked caption="a leader who comes by" table={tables.meeting} />
      <Asked caption="for the Free City" table={tables.forFreeCity} />
      <Asked caption="sealed" table={tables.sealed} />
      <Asked caption="nothing is asked" table={tables.notAsked} />
    </States>
  );
}

function Asked({ caption, table }: { caption: string; table: tables.Found }) {
  const { known, model, send } = table();
  return (
    <State caption={caption}>
      <div className="state-bar">
        <AskBar known={known} model={model} send={send} />
      </div>
    </State>
  );
}

interface ChosenProps {
  caption: string;
  table: tables.Found;
  verb?: Verb;
  is(draft: Draft): boolean | undefined;
  isSending?: boolean;
}

/** As in `PlayQuestion`; there one card is chosen at a time, here there are several bars. */
function Chosen({ caption, table, verb, is, isSending = false }: ChosenProps) {
  const { t } = useTranslation();
  const { known, model } = table();
  const names = useNames(known, model);
  const fit = useFit<HTMLElement>(FITS, { whole: '.ask-middle' });
  const { ask } = model;
  const draft = model.cards
    .map((_, slot) => draftOf(model, { question: '', slot, verb: verb ?? null, stage: null, option: 1, way: null }))
    .find((one) => one !== null && is(one));
  if (!ask || !draft) throw new Error(`no card is ${caption}`);
  const { card, offer, way, choice } = draft;
  return (
    <State caption={caption}>
      <div className="state-bar">
        <section {...fit} className="ask" aria-label={caption}>
          <Sentence small={<Does effects={model.rules.cards[card].effects} />}>
            {names.card(model.rules.cards[card].name)}
          </Sentence>
          <Verbs model={model} names={names} ask={ask} draft={draft} onChange={nothing} />
          <div className="ask-middle edged-x">
            {offer ? null : <span className="choose-verb">{t('ask.chooseVerb')}</span>}
            {offer?.verb === 'stage' && offer.stage ? (
              <>
                <StageChoices model={model} names={names} ask={ask} offer={offer} onChange={nothing} />
                <StageOptions stage={offer.stage} option={1} onChange={nothing} />
              </>
            ) : null}
            {offer && way ? (
              <PaymentPicker model={model} names={names} ask={ask} ways={offer.ways} way={way} onChange={nothing} />
            ) : null}
          </div>
          <Buttons choice={choice} answering={{ isSending, seal: nothing }} onPutBack={nothing} />
        </section>
      </div>
    </State>
  );
}

/** As many as `AskBar` has. */
const FITS = 3;

const nothing = (): void => undefined;
