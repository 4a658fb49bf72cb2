/** People, and with what they are signed in. */

export interface PersonTable {
  id: string;
  name: string;
  created: number;
  /** When they asked to be forgotten; the row goes when that is done. */
  leaving: number | null;
  /** When a moderator has given them a name that not every table shows yet. */
  renamed: number | null;
}

export interface SessionTable {
  id: string;
  token_hash: string;
  person_id: string;
  created: number;
  seen: number;
  proved: number | null;
  device: string;
}

export interface LoginTable {
  person_id: string;
  name: string;
  folded: string;
  looks: string;
  password: string;
}

export interface PasskeyTable {
  id: string;
  person_id: string;
  name: string;
  public_key: string;
  counter: number;
  transports: string;
  created: number;
  used: number | null;
}

export interface ChallengeTable {
  challenge: string;
  purpose: string;
  person_id: string | null;
  expires: number;
}

export interface DeviceTable {
  id: string;
  person_id: string;
  seen: number;
}

export interface FormerTable {
  id: string;
  person_id: string;
}
