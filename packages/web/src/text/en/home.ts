/** The first page. */
export const home = {
  title: 'Raise a city in three Ages',
  playNow: 'Play now',
};
