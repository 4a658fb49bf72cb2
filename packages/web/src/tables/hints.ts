/** Whether a table allows hints: those who play there are on their honour. */
import type { Settings } from '@polis/client';

export const areHintsAllowed = ({ hints, rated }: Pick<Settings, 'hints' | 'rated'>): boolean =>
  hints === 'allowed' || (hints === 'unrated' && !rated);
