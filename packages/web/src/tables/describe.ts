/** A table in a few words. */
import { type ClockSettings, FIRST_BOXES, type Settings } from '@polis/client';
import type { TableSummary } from '@polis/server/protocol';
import type { TFunction } from 'i18next';
import { listed } from '../text/listed.ts';
import { durationText } from './durations.ts';
import type { MyGame } from './tables.ts';

/** So many people are named; the others are counted. */
const MOST_NAMED = 2;
const DAY_MS = 86_400_000;

export function modulesOf(t: TFunction, modules: readonly string[]): string {
  const added = modules.filter((name) => name !== 'base');
  return added.length === 0
    ? t('setup.summary.base')
    : t('setup.summary.modules', {
        modules: listed(
          t,
          added.map((name) => t(`setup.module.${name}.title`)),
        ),
      });
}

/** Of what is printed more than once or comes from elsewhere, all that the edition does not say by itself. */
export function boxesOf(
  t: TFunction,
  settings: Pick<Settings, 'modules' | 'edition' | 'boxes' | 'boards' | 'expert'>,
): string[] {
  // a server that is being replaced may not know of them yet
  const { modules, edition, boxes = FIRST_BOXES, boards = [], expert = false } = settings;
  const first = edition === 'first' ? [] : modules.filter((name) => boxes[name] === 'first');
  return [
    ...(first.length === 0
      ? []
      : [
          t('setup.summary.firstBox', {
            count: first.length,
            modules: listed(
              t,
              first.map((name) => t(`setup.module.${name}.title`)),
            ),
          }),
        ]),
    ...(expert ? [t('setup.summary.expert')] : []),
    ...(boards.length === 0
      ? []
      : [
          t('setup.summary.further', {
            boards: listed(
              t,
              boards.map((name) => t(`setup.boards.further.${name}.title`)),
            ),
          }),
        ]),
  ];
}

export function clockOf(t: TFunction, language: string, clock: ClockSettings): string {
  if (!clock) return t('setup.summary.clock.none');
  const time = durationText(language, clock.seconds);
  if (clock.per === 'move') return t('setup.summary.clock.move', { time });
  return t('setup.summary.clock.game', { time, bonus: durationText(language, clock.bonus) });
}

export const ratedOf = (t: TFunction, rated: boolean): string => t(`setup.rated.${rated ? 'yes' : 'no'}`);

/** What whoever might sit down wants to know. */
export const settingsInWords = (t: TFunction, language: string, settings: Settings): string =>
  [
    modulesOf(t, settings.modules),
    t(`setup.summary.edition.${settings.edition}`),
    ...boxesOf(t, settings),
    clockOf(t, language, settings.clock),
    ratedOf(t, settings.rated),
  ].join(' ');

/** With whom it is played. */
export function companyOf(
  t: TFunction,
  { table, chair }: { table: Pick<TableSummary, 'chairs'>; chair: number },
): string {
  const others = table.chairs.filter((_, i) => i !== chair);
  const names = others.flatMap(({ name }) => (name === null ? [] : [name || t('forgotten')]));
  const bots = others.filter(({ bot }) => bot !== null).length;
  if (names.length === 0) return bots > 0 ? t('home.games.against', { count: bots }) : t('home.games.alone');
  const more = Math.max(0, names.length - MOST_NAMED) + bots;
  const said = [...names.slice(0, MOST_NAMED), ...(more > 0 ? [t('home.games.more', { count: more })] : [])];
  return t('home.games.with', { names: listed(t, said) });
}

function finished(t: TFunction, language: string, { table, chair }: MyGame): string {
  const { result, updated } = table;
  if (!result) return t('home.games.closed');
  const players = table.chairs.length;
  const points = result.totals[chair];
  const isWinner = result.winners.includes(chair);
  const place = isWinner ? 1 : 1 + result.totals.slice(0, players).filter((total) => total > points).length;
  return t('home.games.finished', {
    when: daysFromNow(language, updated),
    place: t('home.games.place', { count: isWinner ? 1 : Math.max(place, 2), ordinal: true }),
    players,
    points,
  });
}

/** "today", "3 days ago" */
export function daysFromNow(language: string, at: number): string {
  const days = Math.round((startOfDay(at) - startOfDay(Date.now())) / DAY_MS);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
}

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** How far it is, or why it does not go on. */
export function progressOf(t: TFunction, language: string, game: MyGame): string {
  const { table } = game;
  if (table.frozen) return t('home.games.frozenWhy');
  if (table.status === 'over') return finished(t, language, game);
  if (table.status === 'gathering') return t('home.games.gathering', seatedAt(table));
  if (table.age === 0) return t('home.games.draft');
  const age = t(`age.${table.age}`);
  return table.turn > 0 ? t('home.games.turn', { age, turn: table.turn }) : t('home.games.between', { age });
}

/** What it waits for, as an id of a text. */
export function tagOf({ table, isMyTurn }: MyGame): string {
  if (table.frozen) return 'frozen';
  if (isMyTurn) return 'yourTurn';
  return { gathering: 'open', playing: 'waiting', over: 'score' }[table.status];
}

export const seatedAt = ({ chairs }: TableSummary): { seated: number; seats: number } => ({
  seated: chairs.filter(({ person, bot }) => person !== null || bot !== null).length,
  seats: chairs.length,
});
