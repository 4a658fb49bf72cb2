/** Something that takes a moment and may be refused, with the sentences of this screen. */
import { useDoing as useDoingWith } from '../frame/useDoing.ts';

export const useDoing = () => useDoingWith('notices.refusal');
