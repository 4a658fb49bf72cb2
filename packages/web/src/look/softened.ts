/** A card's name with soft hyphens where it may break: as in its short name, unless that is a different one. */
import { hyphenated } from './hyphenated.ts';

const SOFT_HYPHEN = '\u00ad';

export const softened = (name: string, short: string): string =>
  short.replaceAll(SOFT_HYPHEN, '') === name ? short : hyphenated(name);
