/** What is told first: that someone may not play explains all that they see. */
import type { Notice } from '@polis/client';

export const firstToRead = (notices: readonly Notice[]): Notice | undefined =>
  notices.find(({ kind }) => kind === 'ban') ?? notices[0];
