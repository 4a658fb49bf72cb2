/** What a bot is fond of, besides winning. */
import { type Choice, COLOURS, type Colour, choices, type Rules } from '@polis/engine';

export const STYLES = ['science', 'military', 'civilian', 'commerce', 'wonder'] as const;
export type Style = (typeof STYLES)[number];

/** How often the taste counts for a card of a colour, or for a stage: there are few of those, and most are built anyway. */
const FOND: Record<Style, Partial<Record<Colour | 'stage', number>>> = {
  science: { green: 1 },
  military: { red: 1 },
  civilian: { blue: 1 },
  commerce: { yellow: 1, brown: 0.5, grey: 0.5 },
  wonder: { stage: 3 },
};

const { BUILD, PICK, STAGE, cardOf, deedOf } = choices;

/** How often the taste of this style counts for an answer. */
export function fondness(style: Style, rules: Rules, choice: Choice): number {
  const deed = deedOf(choice);
  if (deed === STAGE) return FOND[style].stage ?? 0;
  if (deed !== BUILD && deed !== PICK) return 0;
  return FOND[style][COLOURS[rules.cards[cardOf(choice)].colour]] ?? 0;
}
