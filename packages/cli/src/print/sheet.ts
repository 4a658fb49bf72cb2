/** The score sheet as people fill it in: a column per city, a row per category. */
import { type FinalScore, listed, type TeamScore, titled } from '@polis/engine';
import { type Names, teamName } from './names.ts';
import { bold, columns } from './text.ts';

export function sheetText(score: FinalScore, names: Names): string {
  const { sheets, winners, teams } = score;
  const cities = sheets.map((_, seat) => names.seat(seat));
  const categories = Object.keys(sheets[0]).filter((key) => key !== 'total');
  const row = (key: string): string[] => [titled(key), ...sheets.map((sheet) => String(sheet[key]))];
  const lines = columns([['Points', ...cities], ...categories.map(row), row('total')]).split('\n');
  lines[lines.length - 1] = bold(lines[lines.length - 1]);
  const who = teams ? winningTeams(teams, score).map((team) => teamText(team, teams, names)) : winners.map(names.seat);
  return [
    lines.join('\n'),
    ...(teams ? [columns(teams.map((team) => [teamText(team, teams, names), String(team.total)]))] : []),
    bold(`${listed(who)} ${who.length > 1 ? 'share the win' : 'wins'}`),
  ].join('\n\n');
}

const winningTeams = (teams: readonly TeamScore[], { winners }: FinalScore): TeamScore[] =>
  teams.filter(({ seats }) => winners.includes(seats[0]));

/** `Team 1 (Giza A and Rhodos B)` */
const teamText = (team: TeamScore, teams: readonly TeamScore[], names: Names): string =>
  `${teamName(teams.indexOf(team))} (${listed(team.seats.map(names.seat))})`;

/** The sheets as programs read them, the total last; the teams only where there are any. */
export const scoreData = ({ sheets, winners, teams }: FinalScore) => ({
  seats: sheets.map(({ total, ...lines }) => ({ ...lines, total })),
  winners,
  ...(teams ? { teams } : {}),
});
