/** Hints as a person and as a program read them. */
import { reasonText, type Suggestion } from '@polis/bots';
import { type Ask, type ChoiceForm, type Game, listed, type StageForm, unpack } from '@polis/engine';
import type { Names } from './names.ts';
import { bold, payment } from './text.ts';

export interface HintData {
  choice: ChoiceForm;
  points: number;
  chance: number;
  tries: number;
  reasons: Suggestion['reasons'];
}

export const hintData = ({ rules }: Game, hints: readonly Suggestion[]): HintData[] =>
  hints.map(({ choice, points, chance, tries, reasons }) => ({
    choice: unpack(rules, choice),
    points,
    chance,
    tries,
    reasons,
  }));

/** So many are worth reading. */
const SHOWN = 5;

export function hintsText(game: Game, seat: number, hints: readonly Suggestion[], names: Names): string {
  if (hints.length === 0) return 'Nothing is asked of this seat.';
  const lines = hints.slice(0, SHOWN).map(({ choice, points, chance, reasons }, i) => {
    const expected = `${points.toFixed(1)} points, ${Math.round(100 * chance)} % to win`;
    const why = reasons.map(reasonText).join('; ');
    return `${i + 1}. ${deedText(unpack(game.rules, choice), seat, names, pickWord(game.state.asks[seat]))}: ${expected}${why && `\n   ${why}`}`;
  });
  return [bold('Suggested, the best first'), ...lines].join('\n');
}

/** What is done with a card that is picked. */
function pickWord(ask: Ask | null): string {
  const why = ask?.ask === 'pick' ? ask.why : '';
  return { 'abu-simbel.entomb': 'entomb', 'catan.recruit': 'recruit' }[why] ?? 'take';
}

function deedText(form: ChoiceForm, seat: number, names: Names, picks: string): string {
  switch (form.do) {
    case 'build':
      return `${names.builds(form.card) === 'recruits' ? 'recruit' : 'build'} ${names.card(form.card)}${way(form, seat, names)}`;
    case 'stage':
      return `build ${whichStage(form, seat, names)} with ${names.card(form.card)}${form.option > 0 ? `, option ${form.option}` : ''}${form.join ? ', taking part' : ''}`;
    case 'sell':
      return `sell ${names.card(form.card)}`;
    case 'pick':
      return `${picks} ${names.card(form.card)}`;
    case 'pay':
      return `pay ${form.coins}`;
    case 'give':
      return `give back ${listed(form.victory)}`;
    case 'side':
      return `side ${form.side}`;
    default:
      return 'pass';
  }
}

function whichStage({ stage, from }: StageForm, seat: number, names: Names): string {
  if (from) return `a stage as that of ${names.neighbours(seat)[from]}`;
  return stage ? `stage ${stage}` : 'a stage';
}

function way({ via, pay }: { via: string; pay: Parameters<typeof payment>[0] }, seat: number, names: Names): string {
  if (via !== 'paid') return ` by ${via}`;
  const paid = payment(pay, names.neighbours(seat));
  return paid && ` for ${paid}`;
}
