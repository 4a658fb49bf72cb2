/** The table of an exercise: it asks as a game does, and an answer that is sealed is judged. */
import './ExerciseTable.css';
import '../table/GameTable.css';
import { type Verdict, verdictOf } from '@polis/bots';
import type { Command, Reply } from '@polis/client';
import { type Choice, submit } from '@polis/engine';
import { useCallback, useMemo, useState } from 'react';
import { modelOf, type RegionProps } from '../game/model.ts';
import { useSelection } from '../game/selection.ts';
import { useMe } from '../net/identity.ts';
import { useStages } from '../parts/useStages.ts';
import { keepExercise } from '../record/exercises.ts';
import { knownAt, useRoom } from '../record/seen.ts';
import { Cities } from '../table/around/Cities.tsx';
import { AskBar } from '../table/ask/AskBar.tsx';
import { ruleAsked } from '../table/ask/RuleOfQuestion.tsx';
import { Hand } from '../table/hand/Hand.tsx';
import { KeyList } from '../table/KeyList.tsx';
import { LastTurn } from '../table/last-turn/LastTurn.tsx';
import { shapeOf } from '../table/shape.ts';
import { Explain } from '../table/sheets/Explain.tsx';
import { LogDock } from '../table/sheets/LogDock.tsx';
import { Sheets } from '../table/sheets/Sheets.tsx';
import { Answered } from './Answered.tsx';
import { ExerciseBar } from './ExerciseBar.tsx';
import { tellAttempt, useTried } from './fromServer.ts';
import { type Counted, countAnswer, type Study } from './study.ts';
import type { Task } from './task.ts';

export interface Given {
  choice: Choice;
  verdict: Verdict;
  /** Null until it is kept. */
  counted: Counted | null;
}

interface ExerciseProps {
  task: Task;
  study: Study;
  /** If it is the exercise of that day. */
  day: number | null;
  onNext(): void;
}

export function ExerciseTable({ task, study, day, onNext }: ExerciseProps) {
  const [given, setGiven] = useState<Given | null>(null);
  const [begun] = useState(() => Date.now());
  const { data: me } = useMe();
  const tried = useTried(task.exercise.id, task.from !== 'own');
  const rating = tried?.rating.value ?? task.exercise.rating;
  const answer = useCallback(
    (choice: Choice): void => {
      const verdict = verdictOf(task, choice);
      const keep = (counted: Counted | null): void => setGiven({ choice, verdict, counted });
      keep(null);
      // when it comes back nothing lies ready
      useSelection.getState().putBack();
      const { exercise, from } = task;
      const isRight = verdict !== 'wrong';
      const now = Date.now();
      // what cannot be kept is answered all the same
      countAnswer(study, { id: exercise.id, rating }, isRight, now, day).then(keep, () => undefined);
      if (from === 'server') keepExercise({ id: exercise.id, exercise, game: null, at: now }).catch(() => undefined);
      if (from !== 'own' && me) tellAttempt(exercise.id, isRight, now - begun).catch(() => undefined);
    },
    [task, study, day, me, begun, rating],
  );
  const region = useRegion(task, answer, given !== null);
  const [hand, left, right, own, far, told] = useStages(region, 6);
  return (
    <div className={`app exercise ${shapeOf(region)}`}>
      <ExerciseBar {...region} isDaily={day !== null} />
      <main>
        <LastTurn {...told} />
        <Cities left={left} right={right} own={own} far={far} />
        {given === null ? (
          <>
            <AskBar {...region} />
            <Hand {...hand} />
          </>
        ) : (
          <Answered {...region} task={task} given={given} tried={tried} onNext={onNext} />
        )}
      </main>
      <LogDock {...told} />
      <Sheets {...region} />
      <Explain asked={ruleAsked(region.model)} />
      <KeyList />
    </div>
  );
}

/** What the regions of the table are given. Commands go no further than this page. */
function useRegion(
  { recorded, view, exercise: { seat }, game }: Task,
  answer: (choice: Choice) => void,
  isRecord: boolean,
): RegionProps {
  const room = useRoom(recorded);
  return useMemo(() => {
    const at = recorded.story.steps.length - 1;
    const known = { ...knownAt(recorded, room, { at, seat, isOpen: false }, seat), view };
    const send = async (command: Command): Promise<Reply> => {
      if (command.do !== 'answer')
        return { type: 'refused', id: '', code: 'closed', message: 'an exercise takes answers' };
      const { game: after, error } = submit(game, seat, command.choice);
      if (error) return { type: 'refused', id: '', ...error } as Reply;
      // where nobody else is asked it was played on at once
      answer(
        after.moves.slice(game.moves.length).find((move) => move.seat === seat)?.choice ?? after.state.sealed[seat],
      );
      return { type: 'done', id: '' } as Reply;
    };
    return { known, model: modelOf(view), send, isRecord };
  }, [recorded, view, seat, game, room, answer, isRecord]);
}
