/** A table that is looked into: its choices, the table itself, and what was played from it. */
import './Board.css';
import { type Choice, type Game, over, type SeatId, view } from '@polis/engine';
import { useState } from 'react';
import { openAsk } from '../game/reckoned.ts';
import { moveOf, openSeats } from '../study/game.ts';
import { type Study, withMove } from '../study/study.ts';
import { ruleAsked } from '../table/ask/RuleOfQuestion.tsx';
import { KeyList } from '../table/KeyList.tsx';
import { Explain } from '../table/sheets/Explain.tsx';
import { Sheets } from '../table/sheets/Sheets.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { Choices } from './Choices.tsx';
import { Moves } from './Moves.tsx';
import { type Minds, useMinds } from './minds.ts';
import { useRegion } from './region.ts';
import { TablePart } from './TablePart.tsx';
import type { StudyState } from './useStudy.ts';

const PARTS = ['choices', 'table', 'moves'] as const;
type Part = (typeof PARTS)[number];

interface BoardProps {
  study: Study;
  game: Game;
  open: StudyState['open'];
}

export function Board({ study, game, open }: BoardProps) {
  const { t } = useTranslation();
  const minds = useMinds();
  const [part, setPart] = useState<Part>('choices');
  const [isPlaying, setPlaying] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const seat = Math.min(study.seat, game.rules.players - 1);
  const region = useRegion(study, game, seat);
  const sitDown = (of: SeatId): void => open({ ...study, seat: of }, 'replace');
  /** Plays these for their seats, and for all others what a bot would do. */
  const play = async (chosen: ReadonlyMap<SeatId, Choice>): Promise<void> => {
    setPlaying(true);
    setSaid(null);
    try {
      const answers = await moveOf(game, chosen, (now, of) => predicted(minds, now, of));
      const next = withMove(study, answers);
      if (next) open(next, 'push');
      else setSaid(t('analysis.tooMany'));
    } catch {
      setSaid(t('analysis.notPlayed'));
    }
    setPlaying(false);
  };
  return (
    <div className={`study shows-${part}`}>
      <fieldset className="study-parts">
        <legend className="vh">{t('analysis.parts')}</legend>
        {PARTS.map((one) => (
          <button key={one} type="button" aria-pressed={one === part} onClick={() => setPart(one)}>
            {t(`analysis.part.${one}`)}
          </button>
        ))}
      </fieldset>
      {said === null ? null : (
        <p className="analysis-wrong" role="alert">
          {said}
        </p>
      )}
      <div className="study-columns">
        <div className="study-column">
          {over(game) ? null : (
            <Choices
              {...region}
              minds={minds}
              isPlaying={isPlaying}
              onPlay={(choice) => {
                const asked = openAsk(region.model.view.asks);
                if (asked) play(new Map([[asked.seat, choice]])).catch(() => undefined);
              }}
              onAll={() => play(new Map())}
              asked={[...new Set(openSeats(game).map((of) => game.state.controller[of]))]}
              onSeat={sitDown}
            />
          )}
        </div>
        <div className="study-column">
          <Moves study={study} open={open} />
          <TablePart {...region} study={study} onSeat={sitDown} />
        </div>
      </div>
      <Sheets {...region} />
      <Explain asked={ruleAsked(region.model)} />
      <KeyList />
    </div>
  );
}

/** By what whoever answers for the seat can see. */
function predicted({ workers }: Minds, game: Game, seat: SeatId): Promise<Choice> {
  const sees = view(game, game.state.controller[seat]);
  const question = sees.asks.find((one) => one.seat === seat);
  if (!question) throw new Error(`seat ${seat} is not asked`);
  const [only, ...others] = question.choices;
  if (others.length === 0) return Promise.resolve(only);
  return workers[workers.length - 1].call('predict', { view: sees, question, seed: seat + 1 });
}
