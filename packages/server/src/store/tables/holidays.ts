/** When people are on holiday. */

/** A holiday that is over before it has begun was called off. */
export interface HolidayTable {
  id: string;
  person_id: string;
  /** Its days, `2026-12-24`, in this zone. */
  first: string;
  last: string;
  zone: string;
  since: number;
  until: number;
  /** When it was last changed, as long as some tables may not know of it. */
  untold: number | null;
}
