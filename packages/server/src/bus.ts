/** How nodes tell one another that a table has moved. Only its id travels: what happened is read from the store. */
export interface Bus {
  /** This node has written at the table. */
  publish(table: string): void;
  /** Another node has. */
  subscribe(moved: (table: string) => void): void;
  close(): Promise<void>;
}

/** A node alone has nobody to tell. */
export const nobodyElse = (): Bus => ({
  publish() {},
  subscribe() {},
  async close() {},
});
