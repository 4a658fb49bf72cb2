/** The public face of the engine; nobody imports deeper. */
export { create } from './create.ts';
export { legal, sample, submit } from './game.ts';
