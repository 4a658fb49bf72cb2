/** What the nodes of a server know together. */

export interface SettingTable {
  name: string;
  value: string;
}

export interface NodeTable {
  id: string;
  seen: number;
  knows: number;
}

export interface StandstillTable {
  since: number;
  until: number;
}

/** Work in the background that one node does at a time: which one, until when at least, and how far it has come. */
export interface ChoreTable {
  name: string;
  node: string;
  until: number;
  reached: string;
}
