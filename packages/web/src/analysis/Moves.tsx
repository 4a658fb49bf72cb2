/** What was played from the table: a small tree to walk back and forth, and the answers of the move one stands on. */
import './Moves.css';
import { type Choice, type Game, legal, type SeatId, submit, unpack } from '@polis/engine';
import { Select } from '../frame/Select.tsx';
import { useNames } from '../game/names.ts';
import { openAsk } from '../game/reckoned.ts';
import { Icon } from '../look/Icon.tsx';
import { useShortcuts } from '../parts/keyboard.ts';
import { stepName } from '../record/stepName.ts';
import { gameAt } from '../study/game.ts';
import { type Answer, movesAfter, ROOT, type Study, withMove, withoutMove } from '../study/study.ts';
import { useTranslation } from '../text/speaking.tsx';
import { lineText, useLines } from './lines.ts';
import { useRegion } from './region.ts';
import type { StudyState } from './useStudy.ts';

interface MovesProps {
  study: Study;
  open: StudyState['open'];
}

export function Moves({ study, open }: MovesProps) {
  const { t } = useTranslation();
  const go = (at: number): void => open({ ...study, at }, 'push');
  const back = study.at === ROOT ? null : study.moves[study.at].after;
  const forward = movesAfter(study, study.at).at(-1) ?? null;
  useShortcuts([
    {
      keys: ['ArrowLeft'],
      text: 'replay.back',
      shown: '←',
      isOff: back === null,
      run: () => back !== null && go(back),
    },
    {
      keys: ['ArrowRight'],
      text: 'replay.forward',
      shown: '→',
      isOff: forward === null,
      run: () => forward !== null && go(forward),
    },
  ]);
  return (
    <section className="panel study-moves" aria-labelledby="study-moves">
      <div className="study-walk">
        <h2 id="study-moves">{t('analysis.moves')}</h2>
        <button
          type="button"
          className="button icon"
          aria-label={t('replay.back')}
          disabled={back === null}
          onClick={() => back !== null && go(back)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className="button icon"
          aria-label={t('replay.forward')}
          disabled={forward === null}
          onClick={() => forward !== null && go(forward)}
        >
          <Icon name="forward" />
        </button>
      </div>
      {study.moves.length === 0 ? (
        <p className="hint">{t('analysis.noMoves')}</p>
      ) : (
        <ul className="study-tree edged">
          <li>
            <button type="button" aria-current={study.at === ROOT ? 'step' : undefined} onClick={() => go(ROOT)}>
              {t('analysis.root')}
            </button>
            <Branches study={study} after={ROOT} go={go} />
          </li>
        </ul>
      )}
      {study.at === ROOT ? null : <Answers key={study.at} study={study} open={open} />}
    </section>
  );
}

interface BranchesProps {
  study: Study;
  after: number;
  go(at: number): void;
}

/** A line without branches goes straight on; from a fork each branch is a list of its own. */
function Branches({ study, after, go }: BranchesProps) {
  const lines = movesAfter(study, after).map((first) => {
    const line = [first];
    for (let next = movesAfter(study, first); next.length === 1; next = movesAfter(study, next[0])) line.push(next[0]);
    return line;
  });
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line[0]}>
          {line.map((move) => (
            <MoveButton key={move} study={study} move={move} onGo={() => go(move)} />
          ))}
          <Branches study={study} after={line[line.length - 1]} go={go} />
        </li>
      ))}
    </ul>
  );
}

function MoveButton({ study, move, onGo }: { study: Study; move: number; onGo(): void }) {
  const { t } = useTranslation();
  const { after, answers } = study.moves[move];
  const before = gameAt(study, after);
  const seat = Math.min(study.seat, before.rules.players - 1);
  const region = useRegion(study, before, seat);
  const line = useLines(region);
  const own = answers.find(([of]) => of === (openAsk(region.model.view.asks)?.seat ?? seat));
  const choice = own && choiceOf(before, own);
  return (
    <button
      ref={study.at === move ? intoView : undefined}
      type="button"
      aria-current={study.at === move ? 'step' : undefined}
      onClick={onGo}
    >
      <small>{stepName(t, { game: before })}</small>{' '}
      {choice === undefined ? t('analysis.othersOnly') : lineText(line(choice))}
    </button>
  );
}

/** Within the tree, and not on the page: that stays where it is. */
function intoView(button: HTMLElement | null): void {
  const tree = button?.closest<HTMLElement>('.study-tree');
  if (!button || !tree) return;
  const above = button.getBoundingClientRect().top - tree.getBoundingClientRect().top;
  if (above < 0 || above > tree.clientHeight - button.clientHeight)
    tree.scrollTop += above - (tree.clientHeight - button.clientHeight) / 2;
}

/** The integer of a form. */
function choiceOf(game: Game, [seat, form]: Answer): Choice | undefined {
  const { game: after, error } = submit(game, seat, form);
  if (error) return undefined;
  return after.moves.length > game.moves.length
    ? after.moves.slice(game.moves.length).find((one) => one.seat === seat)?.choice
    : after.state.sealed[seat];
}

/** What everyone did, to be chosen otherwise by hand. */
function Answers({ study, open }: MovesProps) {
  const { t } = useTranslation();
  const { after, answers } = study.moves[study.at];
  const before = gameAt(study, after);
  return (
    <details className="study-answers">
      <summary>{t('analysis.answers')}</summary>
      <p className="hint">{t('analysis.answersText')}</p>
      <div className="study-selects">
        {answers.map((answer) => (
          <AnswerSelect
            key={answer[0]}
            study={study}
            before={before}
            answer={answer}
            onChange={(form) => {
              const other = answers.map((one): Answer => (one[0] === answer[0] ? [one[0], form] : one));
              const next = withMove(study, other, after);
              if (next) open(next, 'push');
            }}
          />
        ))}
      </div>
      <button type="button" className="button plain" onClick={() => open(withoutMove(study, study.at), 'push')}>
        {t('analysis.removeMove')}
      </button>
    </details>
  );
}

interface AnswerProps {
  study: Study;
  before: Game;
  answer: Answer;
  onChange(form: Answer[1]): void;
}

function AnswerSelect({ study, before, answer, onChange }: AnswerProps) {
  const [seat] = answer;
  const player: SeatId = before.state.controller[seat];
  const region = useRegion(study, before, player);
  const line = useLines(region);
  const names = useNames(region.known, region.model);
  const chosen = choiceOf(before, answer);
  // what waits for another answer is taken as it was
  const all = legal(before, seat);
  const offered = chosen === undefined || all.includes(chosen) ? all : [chosen, ...all];
  if (chosen === undefined || offered.length === 0) return null;
  return (
    <Select
      label={names.seat(seat)}
      value={chosen}
      options={offered.map((choice) => ({ value: choice, text: lineText(line(choice)) }))}
      onChange={(choice) => onChange(unpack(before.rules, choice))}
    />
  );
}
