/** Clocks of time zones, which take long to make and much memory. */

/** More than there are zones: a zone has many spellings, and strangers can name all of them. */
const MOST = 600;

/** What is made for a zone is made once; throws where there is no such zone. */
export function byZone(make: (zone: string) => Intl.DateTimeFormat): (zone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (zone) => {
    const known = made.get(zone);
    if (known) return known;
    const clock = make(zone);
    if (made.size >= MOST) made.clear();
    made.set(zone, clock);
    return clock;
  };
}
