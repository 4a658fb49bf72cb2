/** The arena's result as one page that opens offline: tables, and plots drawn as SVG. */

import type { ArenaPlan, ArenaResult, Outcome } from '@polis/bots';
import { titled } from '@polis/engine';
import { mixNames } from '../mix.ts';

const COLOURS = ['#2f6f8f', '#c2703d', '#6a8f3f', '#8a5a9e', '#b0883b', '#7a7a7a'];

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);

export function arenaReport(plan: ArenaPlan, result: ArenaResult, outcomes: readonly Outcome[]): string {
  const title = `${result.games} games: ${plan.bots.join(', ')} (${mixNames(plan)})`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #222; background: #fdfcf9 }
table { border-collapse: collapse; margin: 1rem 0 } th, td { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid #ddd }
th:first-child, td:first-child { text-align: left } svg { max-width: 100%; height: auto } h2 { margin-top: 2.5rem }
</style></head><body>
<h1>Arena</h1><p>${escaped(title)}</p>
${table(
  ['Bot', 'chairs', 'wins', 'share', '95 % interval', 'mean points', 'rating'],
  result.bots.map((one) => [
    one.bot,
    String(one.seats),
    one.wins.toFixed(1),
    percent(one.share),
    `${percent(one.low)} to ${percent(one.high)}`,
    one.meanScore.toFixed(1),
    `${Math.round(one.rating)} ± ${Math.round(one.ratingError)}`,
  ]),
)}
<h2>Win share</h2>${bars(
    result.bots.map(({ bot, share, low, high }) => ({ label: bot, value: share, low, high })),
    percent,
  )}
<h2>Mean points by category</h2>${categories(result)}
<h2>Win share by board</h2>${bars(
    byName(outcomes, ({ boards }, seat) => [boards[seat]]),
    percent,
  )}
<h2>Win share by card built</h2><p>Cards in play at the end of at least five games, the twenty best and the twenty worst.</p>
${bars(extremes(byName(outcomes, ({ cards }, seat) => cards[seat]).filter(({ games }) => games >= 5)), percent)}
<h2>Length of search</h2>${searches(outcomes)}
</body></html>
`;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${head.map((cell) => `<th>${escaped(cell)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

interface Bar {
  label: string;
  value: number;
  low?: number;
  high?: number;
  colour?: string;
}

/** Horizontal bars, each with its number; whiskers where an interval is known. */
function bars(items: readonly Bar[], said: (value: number) => string): string {
  const [row, left, width] = [22, 190, 460];
  const most = Math.max(...items.map(({ value, high }) => Math.max(value, high ?? 0)), 1e-9);
  const x = (value: number): number => left + (width * value) / most;
  const drawn = items.map(({ label, value, low, high, colour = COLOURS[0] }, i) => {
    const y = i * row;
    const whisker =
      low === undefined || high === undefined
        ? ''
        : `<path d="M${x(low)} ${y + 9}H${x(high)}M${x(low)} ${y + 5}v8M${x(high)} ${y + 5}v8" stroke="#222" fill="none"/>`;
    return `<text x="${left - 8}" y="${y + 14}" text-anchor="end">${escaped(titled(label))}</text><rect x="${left}" y="${y + 2}" width="${Math.max(0, x(value) - left)}" height="${row - 8}" fill="${colour}"/>${whisker}<text x="${x(Math.max(value, high ?? 0)) + 6}" y="${y + 14}">${said(value)}</text>`;
  });
  const height = items.length * row + 4;
  return `<svg viewBox="0 0 760 ${height}" width="760" role="img" font-size="13" aria-label="${escaped(items.map(({ label, value }) => `${label} ${said(value)}`).join(', '))}">${drawn.join('')}</svg>`;
}

function categories({ bots }: ArenaResult): string {
  const lines = Object.keys(bots[0]?.meanScores ?? {}).filter((line) => line !== 'total');
  const items = lines.flatMap((line) =>
    bots.map(
      ({ bot, meanScores }, i): Bar => ({
        label: `${line} (${bot})`,
        value: Math.max(0, meanScores[line]),
        colour: COLOURS[i % COLOURS.length],
      }),
    ),
  );
  return bars(items, (points) => points.toFixed(1));
}

/** The share of games won by chairs that had this. */
function byName(outcomes: readonly Outcome[], names: (outcome: Outcome, seat: number) => readonly string[]) {
  const found = new Map<string, { games: number; wins: number }>();
  for (const outcome of outcomes)
    outcome.wins.forEach((won, seat) => {
      for (const name of new Set(names(outcome, seat))) {
        const { games, wins } = found.get(name) ?? { games: 0, wins: 0 };
        found.set(name, { games: games + 1, wins: wins + won });
      }
    });
  return [...found]
    .map(([label, { games, wins }]) => ({ label, value: wins / games, games }))
    .sort((a, b) => b.value - a.value);
}

const EXTREME = 20;
const extremes = <T>(items: readonly T[]): T[] =>
  items.length <= 2 * EXTREME ? [...items] : [...items.slice(0, EXTREME), ...items.slice(-EXTREME)];

function searches(outcomes: readonly Outcome[]): string {
  const tries = outcomes.flatMap(({ searches: all }) => all);
  if (tries.length === 0) return '<p>No bot searched.</p>';
  const edges = [1, 10, 30, 100, 300, 1000, 3000, 10000, Number.POSITIVE_INFINITY];
  const items = edges.slice(0, -1).map(
    (from, i): Bar => ({
      label: `${from} tries and more`,
      value: tries.filter((n) => n >= from && n < edges[i + 1]).length / tries.length,
    }),
  );
  const mean = tries.reduce((sum, n) => sum + n, 0) / tries.length;
  return `<p>${tries.length} decisions were searched, with ${mean.toFixed(0)} tries on average.</p>${bars(items, percent)}`;
}
