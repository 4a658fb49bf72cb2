/** Tables that this node leaves to another. */
import { KNOWS, type Room } from '../room/index.ts';
import type { Surroundings } from './surroundings.ts';

/** This node knows too little for the table, and another one knows more. */
export class Elsewhere extends Error {}

export const isElsewhere = ({ needs }: Room, { others }: Pick<Surroundings, 'others'>): boolean =>
  needs > KNOWS && others.knowMore();
