/** Of lists that are too long to be shown at once. */
import type * as english from '../en/lists.ts';
import type { Texts } from '../texts.ts';

export const lists: Texts<typeof english.lists> = {
  more: 'En voir plus',
};
