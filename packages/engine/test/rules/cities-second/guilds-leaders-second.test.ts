/** The guilds of a game that has both second boxes, or one of them. */
import { expect } from 'vitest';
import { CITY_GUILDS, decks, isGuild, LEADER_GUILDS, rule, secondEdition } from '../../kit/index.ts';

rule('C2-32', 'with Leaders there are 17 guilds to draw from, whichever boxes they come from', () => {
  for (const boxes of [{}, { leaders: 'first' }, { cities: 'first' }] as Record<string, 'first'>[]) {
    const game = secondEdition('leaders', 'cities').newGame(5, 0, { boxes });
    const guilds = [...decks(game)[3], ...decks(game).box].filter(isGuild);
    expect(guilds).toHaveLength(17);
    for (const guild of [...LEADER_GUILDS, ...CITY_GUILDS]) expect(guilds).toContain(guild);
  }
});
