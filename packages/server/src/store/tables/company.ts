/** With whom people play: friends, invitations, and games found for some who wait. */
import type { Invites } from '../../protocol/index.ts';

/** Of whom someone takes invitations, and whether friends are told that they are here. */
export interface CompanyTable {
  person_id: string;
  invites: Invites;
  shows: number;
  /** When they last had a connection, at any node, while it was to be shown. */
  here: number | null;
}

/** A friendship is two rows, one of each; a request is one, of whoever asks. */
export interface FriendTable {
  person_id: string;
  other_id: string;
  /** `withdrawn`: a request that was declined before, so that it does not come back. */
  state: 'asked' | 'friend' | 'withdrawn';
  at: number;
  /** When it was declined, which whoever asks is not told. */
  declined: number | null;
}

export interface InvitationTable {
  table_id: string;
  person_id: string;
  by_id: string;
  at: number;
  /** 1: by the invited; 2: and then taken back by the host, who sees no more of it. */
  declined: number;
}

/** A game that was found for some who wait; its id is that of the table. */
export interface QuickMatchTable {
  id: string;
  /** What is played, as JSON. */
  game: string;
  /** How many people there are to be. */
  size: number;
  /** Until when they can say that they are ready. */
  until: number;
  /** When all were; from then on nobody leaves it. */
  begun: number | null;
  /** Whether the table is there. */
  made: number;
}

/** Where someone waits for a game. */
export interface MatchPlaceTable {
  person_id: string;
  since: number;
  seen: number;
  /** As JSON. */
  wish: string;
  rating: number;
  /** One more with every other wish, so that nobody is matched by an old one. */
  version: number;
  match_id: string | null;
  ready: number;
}
