/** Every bot by a name of its own, and of levels and styles one of each way to think: the others differ in numbers only. */
import { botNames } from '../src/index.ts';

const SOME: readonly string[] = ['level-1', 'level-4-commerce', 'level-5-wonder', 'level-7-science'];

export const names = botNames.filter((name) => !name.startsWith('level-') || SOME.includes(name));
