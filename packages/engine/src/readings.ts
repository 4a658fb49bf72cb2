/**
 * Points the rulebook leaves open, each with the reading we took (docs/rules/base.md, section 10). Those that are a
 * matter of order are one line of timeline.ts instead and are named there.
 */
import type { Reading } from './versions.ts';

/** B-10.4: a copied Shipowners Guild counts itself among the purple cards, as if it had been built. */
export const COPIED_GUILD_COUNTS_ITSELF: Reading<boolean> = [[1, true]];

/** B-10.6: nobody is forced to build from the discard pile. */
export const DIGGING_IS_OPTIONAL: Reading<boolean> = [[1, true]];
