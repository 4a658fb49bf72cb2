/** The exercises that ship, on their way as soon as an address asks for them: they are a file of their own. */
import { shippedExercises } from '@polis/bots';

export const loadSet = shippedExercises;
