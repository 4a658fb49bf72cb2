/** The score sheet: a line for each category, a column for each city; once counted, the best first. */
import './print.css';
import './ScoreSheet.css';
import '../parts/Who.css';
import type { SeatId } from '@polis/engine';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { hyphenated } from '../look/hyphenated.ts';
import { Emblem } from '../look/symbols.tsx';
import { TEAM_COLOURS, TEAM_LETTERS } from '../look/teams.ts';
import { lookOf } from '../parts/lines.tsx';
import { useWidth } from '../parts/useWidth.ts';
import { useDate } from '../ratings/words.ts';
import { useTranslation } from '../text/speaking.tsx';
import { CellStory } from './CellStory.tsx';
import { minus } from './minus.ts';
import { type EndModel, lineName } from './model.ts';
import { coinsDecided } from './ranking.ts';
import type { Counting } from './useCounting.ts';

interface Cell {
  line: number;
  column: number;
}

/** Where an arrow leads. */
const STEPS: Record<string, [lines: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Narrower columns have their names upright, so that they can be read whole. */
const LEAST_COLUMN = 70;

export function ScoreSheet({ model, counting }: { model: EndModel; counting: Counting }) {
  const { t } = useTranslation();
  const date = useDate();
  const { lines, ranking, rules, score, names } = model;
  const [last, setPlace] = useState<Cell>({ line: 0, column: 0 });
  // a sheet that is still being told may have lost lines and columns since
  const place = {
    line: Math.min(last.line, lines.length - 1),
    column: Math.min(last.column, ranking.seats.length - 1),
  };
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useRef<HTMLElement | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const [head, columnWidth] = useWidth<HTMLTableCellElement>();
  const look = (seat: SeatId): string => (seat === markedIn(model) ? 'mine' : '');
  const shown = (line: string, seat: SeatId): number =>
    Math.trunc(score.sheets[seat][line] * counting.partOf(lines.indexOf(line)));
  const move = (event: KeyboardEvent, { line, column }: Cell): void => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-cell="${line + step[0]}-${column + step[1]}"]`)?.focus();
  };
  const openAt = (target: HTMLElement, cell: Cell): void => {
    anchor.current = target;
    setPlace(cell);
    setIsOpen(true);
  };
  return (
    <section className="panel sheet-panel" aria-labelledby="sheet">
      <h2 id="sheet">{t('end.sheet.title')}</h2>
      <p className="on-paper">{t('end.sheet.printed', { date: date(Date.now()) })}</p>
      <Popover.Root open={isOpen && counting.isOver} onOpenChange={setIsOpen}>
        <Popover.Anchor virtualRef={anchor as React.RefObject<HTMLElement>} />
        <table className="score-table" ref={table} data-upright={columnWidth < LEAST_COLUMN || undefined}>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{t('end.sheet.category')}</span>
              </th>
              {ranking.seats.map((seat, column) => (
                <th scope="col" key={seat} ref={column === 0 ? head : undefined} className={look(seat)}>
                  <ColumnHead model={model} seat={seat} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, i) => {
              const best = Math.max(...ranking.seats.map((seat) => score.sheets[seat][line]));
              return (
                <tr key={line}>
                  <th scope="row">
                    <span className="line-head">
                      <span className="line-icon">{lookOf(line).icon}</span>
                      {t(lineName(model, line))}
                    </span>
                  </th>
                  {ranking.seats.map((seat, column) => {
                    const points = score.sheets[seat][line];
                    const cell = { line: i, column };
                    const isBest = points === best && best > 0 && counting.partOf(i) === 1;
                    return (
                      <td
                        key={seat}
                        className={`${look(seat)} ${isBest ? 'best' : ''} ${shown(line, seat) < 0 ? 'minus' : ''}`}
                      >
                        <button
                          type="button"
                          data-cell={`${i}-${column}`}
                          tabIndex={place.line === i && place.column === column ? 0 : -1}
                          aria-label={t('end.cell', {
                            line: t(lineName(model, line)),
                            name: names.whom(seat),
                            points: minus(points),
                          })}
                          aria-describedby={
                            isOpen && place.line === i && place.column === column ? 'cell-story' : undefined
                          }
                          onFocus={({ target }) => openAt(target, cell)}
                          onBlur={() => setIsOpen(false)}
                          onClick={({ currentTarget }) => openAt(currentTarget, cell)}
                          onPointerEnter={({ currentTarget, pointerType }) =>
                            pointerType === 'mouse' && openAt(currentTarget, cell)
                          }
                          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setIsOpen(false)}
                          onKeyDown={(event) => move(event, cell)}
                        >
                          {minus(shown(line, seat))}
                        </button>
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <Totals model={model} totalOf={(seat) => lines.reduce((sum, line) => sum + shown(line, seat), 0)} />
          </tfoot>
        </table>
        <CellStory model={model} line={lines[place.line]} seat={ranking.seats[place.column]} />
      </Popover.Root>
      <p className="hint">
        {coinsDecided(score, ranking) ? t('end.sheet.coins') : null}{' '}
        {rules.seats > rules.players ? t('end.sheet.freeCity') : null} {t('end.sheet.hint')}
      </p>
    </section>
  );
}

const markedIn = ({ marked, me }: EndModel): SeatId | null => marked ?? me;

function ColumnHead({ model, seat }: { model: EndModel; seat: SeatId }) {
  const { t } = useTranslation();
  const { names, ranking, me, chairs, score } = model;
  const chair = chairs[seat];
  const place = ranking.place(seat);
  const team = score.teams?.findIndex(({ seats }) => seats.includes(seat)) ?? -1;
  const emblem = <Emblem city={names.city(seat)} />;
  return (
    <span className="column-head">
      {team < 0 ? (
        emblem
      ) : (
        <span
          className={`team team-${TEAM_COLOURS[team]}`}
          role="img"
          aria-label={t('table.team', { letter: TEAM_LETTERS[team] })}
        >
          {emblem}
          <b aria-hidden="true">{TEAM_LETTERS[team]}</b>
        </span>
      )}
      {place === null ? null : <span className="vh">{t('end.sheet.rank', { rank: place })}</span>}
      <span className="column-names">
        <b title={names.label(seat)}>{seat === me ? t('you') : hyphenated(names.seat(seat))}</b>
        {seat === me && names.label(seat) !== t('you') ? <span className="on-paper">{names.seat(seat)}</span> : null}
        <small>{names.board(seat)}</small>
      </span>
      {chair?.conceded ? <em>{t('end.conceded')}</em> : null}
    </span>
  );
}

function Totals({ model, totalOf }: { model: EndModel; totalOf(seat: SeatId): number }) {
  const { t } = useTranslation();
  const { ranking, score } = model;
  return (
    <>
      <tr className="totals">
        <th scope="row">{t('end.sheet.total')}</th>
        {ranking.seats.map((seat) => (
          <td key={seat} className={seat === markedIn(model) ? 'mine' : ''}>
            {minus(totalOf(seat))}
          </td>
        ))}
      </tr>
      {score.teams ? (
        <tr className="totals teams">
          <th scope="row">{t('end.sheet.team')}</th>
          {ranking.seats
            .filter((seat) => score.teams?.some(({ seats }) => firstOf(seats) === seat))
            .map((seat) => {
              const team = score.teams?.find(({ seats }) => seats.includes(seat));
              return (
                <td key={seat} colSpan={team?.seats.length}>
                  {minus(team?.seats.reduce((sum, other) => sum + totalOf(other), 0) ?? 0)}
                </td>
              );
            })}
        </tr>
      ) : null}
    </>
  );

  /** Members of a team stand side by side. */
  function firstOf(seats: readonly SeatId[]): SeatId | undefined {
    return ranking.seats.find((seat) => seats.includes(seat));
  }
}
