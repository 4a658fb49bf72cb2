/** What a sheet comes to, as the engine counts it; points that were told are taken as they are. */
import { type FinalScore, type Game, type Rules, type Score, score, setTable, settled } from '@polis/engine';
import { scenarioOf } from './scenario.ts';
import { rulesOfSheet, type Sheet } from './sheet.ts';

export interface Counted {
  rules: Rules;
  game: Game;
  score: FinalScore;
}

/** Null for a mix that cannot be played. */
export function counted(sheet: Sheet): Counted | null {
  const rules = rulesOfSheet(sheet);
  if (!rules) return null;
  const game = setTable(scenarioOf(sheet, rules));
  const { sheets } = score(game);
  const told = sheets.map((own, seat) => {
    const { by, totals } = sheet.columns[seat];
    return by === 'totals' ? asTold(rules, totals) : own;
  });
  return { rules, game, score: settled({ rules: game.rules, state: game.state, log: null }, told) };
}

function asTold({ lines }: Rules, totals: Record<string, number>): Score {
  const points = Object.fromEntries(lines.map(({ id }) => [id, totals[id] ?? 0]));
  return { ...points, total: Object.values(points).reduce((sum, one) => sum + one, 0) };
}
