/** Every choice that is offered, as it looks so far; and why others are not. */
import './Choices.css';
import type { Analysed } from '@polis/bots';
import type { Choice, SeatId } from '@polis/engine';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { RegionProps } from '../game/model.ts';
import { useNames } from '../game/names.ts';
import { useTranslation } from '../text/speaking.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { useLines } from './lines.ts';
import type { Minds } from './minds.ts';
import { NotOffered } from './NotOffered.tsx';
import { PassedOn } from './PassedOn.tsx';
import { type Looking, useLooking } from './useLooking.ts';

interface ChoicesProps extends RegionProps {
  minds: Minds;
  isPlaying: boolean;
  onPlay(choice: Choice): void;
  /** Lets everyone be played by a bot. */
  onAll(): void;
  /** Who is asked, and how to look from that chair. */
  asked: readonly SeatId[];
  onSeat(seat: SeatId): void;
}

export function Choices({ minds, isPlaying, onPlay, onAll, asked, onSeat, ...region }: ChoicesProps) {
  const { t } = useTranslation();
  const { model, known } = region;
  const names = useNames(known, model);
  const question = model.ask && model.ask.choices.length > 0 ? model.ask : null;
  const looking = useLooking(minds, model.view, question);
  const line = useLines(region);
  if (!question)
    return (
      <section className="panel study-choices" aria-labelledby="study-choices">
        <h2 id="study-choices">{t('analysis.choices')}</h2>
        <p>{t('analysis.notAsked', { name: names.label(model.me) })}</p>
        <div className="actions">
          <button type="button" className="button main" disabled={isPlaying} onClick={onAll}>
            {t('analysis.goOn')}
          </button>
          {asked.map((seat) => (
            <button key={seat} type="button" className="button" onClick={() => onSeat(seat)}>
              {t('analysis.chairOf', { name: names.seat(seat) })}
            </button>
          ))}
        </div>
      </section>
    );
  const found = looking.found ?? question.choices.map(untried);
  return (
    <>
      <section className="panel study-choices" aria-labelledby="study-choices">
        <h2 id="study-choices">{t('analysis.choices')}</h2>
        <Progress looking={looking} />
        <Ranking found={found}>
          {(one, rank) => (
            <ChoiceRow
              key={one.choice}
              {...region}
              one={one}
              line={line(one.choice)}
              isBest={rank === 0 && one.tries > 0}
              isPlaying={isPlaying}
              onPlay={() => onPlay(one.choice)}
            />
          )}
        </Ranking>
        <p className="hint">{t('analysis.doubt')}</p>
      </section>
      <PassedOn {...region} minds={minds} question={question} found={found} line={line} />
      <NotOffered {...region} />
    </>
  );
}

const untried = (choice: Choice): Analysed => ({ choice, tries: 0, chance: 0, points: 0, doubt: 1, reasons: [] });

function Progress({ looking }: { looking: Looking }) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  const { is, tries, isLearned, stop, goOn } = looking;
  return (
    <div className="study-progress">
      <p>
        {tries > 0 ? t('analysis.tries', { count: tries, tries: number.format(tries) }) : t('analysis.first')}{' '}
        {tries > 0 && !isLearned ? t('analysis.byEvaluation') : null}
      </p>
      <p className="vh" role="status">
        {is === 'thinking' ? null : t(`analysis.is.${is}`)}
      </p>
      {is === 'thinking' ? (
        <button type="button" className="button" onClick={stop}>
          {t('review.stop')}
        </button>
      ) : (
        <button type="button" className="button" onClick={goOn}>
          {t('review.go.stopped')}
        </button>
      )}
    </div>
  );
}

interface RankingProps {
  found: readonly Analysed[];
  children(one: Analysed, rank: number): ReactNode;
}

/** Whoever has just moved over the list is about to press something. */
const HELD_MS = 2500;

/** The best first. While a hand is over the list nothing changes its place, so that nobody takes what they did not mean. */
function Ranking({ found, children }: RankingProps) {
  const touched = useRef(Number.NEGATIVE_INFINITY);
  const [order, setOrder] = useState<readonly Choice[]>([]);
  const touch = (): void => {
    touched.current = performance.now();
  };
  const ranked = found.map(({ choice }) => choice);
  const isOther = order.length !== ranked.length || order.some((choice) => !ranked.includes(choice));
  const isMoved = order.some((choice, i) => choice !== ranked[i]);
  useEffect(() => {
    if (isOther || (isMoved && performance.now() - touched.current > HELD_MS)) setOrder(ranked);
  });
  const shown = (isOther ? ranked : order).flatMap((choice) => found.find((one) => one.choice === choice) ?? []);
  return (
    <ol className="study-ranking" onPointerMove={touch} onKeyDown={touch}>
      {shown.map((one) => children(one, ranked.indexOf(one.choice)))}
    </ol>
  );
}
