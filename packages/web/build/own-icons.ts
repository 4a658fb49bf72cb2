/** Symbols drawn for Polis, on a grid of 24. Colours are the tokens of look/tokens.css. */
import type { OWN_ICON_NAMES } from '../src/look/icon-names.ts';

const teeth = Array.from(
  { length: 12 },
  (_, i) => `<path transform="rotate(${30 * i} 12 12)" d="M10.3 4 11 .3h2L13.7 4z"/>`,
).join('');

export const OWN_ICONS: Record<(typeof OWN_ICON_NAMES)[number], string> = {
  ore: '<path fill="currentColor" d="M3 3c2 2 4 2.6 9 2.6S19 5 21 3c.6 1.5 .2 3.2-1.6 4.6C18.3 9 18 10.5 18 12s.3 3 1.4 4.4C21.2 17.8 21.6 19.5 21 21c-2-2-4-2.6-9-2.6S5 19 3 21c-.6-1.5-.2-3.2 1.6-4.6C5.7 15 6 13.5 6 12s-.3-3-1.4-4.4C2.8 6.2 2.4 4.5 3 3z"/>',
  coin: '<circle cx="12" cy="12" r="11" fill="var(--coin)" stroke="var(--coin-rim)" stroke-width="1"/><circle cx="12" cy="12" r="8.6" fill="none" stroke="var(--coin-ink)" stroke-opacity=".55" stroke-width="1" stroke-dasharray="1.2 1.5"/>',
  sun: '<path fill="var(--sun)" stroke="var(--coin-rim)" stroke-width=".8" d="M12 0l2.6 3.9L18.7 2l.4 4.7 4.6.9-2.1 4.2 2.1 4.2-4.6.9-.4 4.7-4.1-1.9L12 24l-2.6-4.3-4.1 1.9-.4-4.7-4.6-.9 2.1-4.2L.3 7.6l4.6-.9L5.3 2l4.1 1.9z"/>',
  shield:
    '<path fill="var(--shield)" d="M12 .8c5.2 0 9.8 3 9.8 6.8 0 2-1 2.8-1 4.4s1 2.4 1 4.4c0 3.8-4.6 6.8-9.8 6.8s-9.8-3-9.8-6.8c0-2 1-2.8 1-4.4s-1-2.4-1-4.4C2.2 3.8 6.8.8 12 .8z"/>',
  compass:
    '<path fill="var(--s-compass)" d="M12 1.5 23.5 22H.5z"/><path fill="none" stroke="#fff" stroke-width="1.7" d="M7.3 18.6a5.2 5.2 0 0 1 9.4 0"/><circle cx="12" cy="11.6" r="1.7" fill="#fff"/>',
  gear: `<g fill="var(--s-gear)"><circle cx="12" cy="12" r="9"/>${teeth}</g><circle cx="12" cy="12" r="5.6" fill="none" stroke="#fff" stroke-width="1.6"/><path stroke="#fff" stroke-width="1.6" d="M12 6.4v11.2M6.4 12h11.2"/>`,
  tablet:
    '<path fill="var(--s-tablet)" d="M3.5 23V8.5a8.5 7.5 0 0 1 17 0V23z"/><path stroke="#fff" stroke-width="1.7" d="M7.5 10.5h9M7.5 14.3h9M7.5 18.1h6"/>',
  column:
    '<path fill="currentColor" d="M3 1h18v3H3zM5 4.8h14v2H5zM6.5 7.5h2.3v12H6.5zM10.8 7.5h2.4v12h-2.4zM15.2 7.5h2.3v12h-2.3zM5 20.2h14v1.3H5zM3 22h18v2H3z"/>',
  check: '<path fill="none" stroke="currentColor" stroke-width="3" d="M4 12.5 10 18 20 6"/>',
  no: '<path fill="none" stroke="currentColor" stroke-width="3" d="M5 5l14 14M19 5 5 19"/>',
  dup: '<path fill="none" stroke="currentColor" stroke-width="2.4" d="M4 4h11v11H4zM9 19.5h10.5V9"/>',
  'arrow-left': '<path fill="currentColor" d="M15 4v16L5 12z"/>',
  'arrow-right': '<path fill="currentColor" d="M9 4v16l10-8z"/>',
  menu: '<path stroke="currentColor" stroke-width="2.2" d="M4 6.5h16M4 12h16M4 17.5h16"/>',
  up: '<path fill="currentColor" d="M12 5l8 11H4z"/>',
  down: '<path fill="currentColor" d="M12 19 4 8h16z"/>',
  equal: '<path stroke="currentColor" stroke-width="3" d="M4 9h16M4 15.5h16"/>',
  away: '<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round" d="M12 4H4v16h8M9 12h12M16.5 7.5L21 12l-4.5 4.5"/>',
  play: '<path fill="currentColor" d="M6 3v18l15-9z"/>',
  pause: '<path fill="currentColor" d="M5 4h5v16H5zM14 4h5v16h-5z"/>',
  back: '<path fill="none" stroke="currentColor" stroke-width="3" d="M15.5 4 8 12l7.5 8"/>',
  forward: '<path fill="none" stroke="currentColor" stroke-width="3" d="M8.5 4 16 12l-7.5 8"/>',
  first: '<path fill="none" stroke="currentColor" stroke-width="3" d="M5.5 4v16M18.5 4 11 12l7.5 8"/>',
  last: '<path fill="none" stroke="currentColor" stroke-width="3" d="M18.5 4v16M5.5 4 13 12l-7.5 8"/>',
  save: '<path fill="none" stroke="currentColor" stroke-width="2.6" d="M12 3v12M6.5 10 12 15.5 17.5 10M4 16v4.5h16V16"/>',
  flag: '<path fill="currentColor" d="M4 2h2.6v20H4zM8 3.2c4-1.6 6.6 1.8 12.5 .3v9.6c-5.9 1.5-8.5-1.9-12.5-.3z"/>',
  branch:
    '<path fill="none" stroke="currentColor" stroke-width="2.6" d="M6.5 2v20M6.5 17c0-6.5 10.5-4 10.5-12M12.5 8.5 17 4l4.5 4.5"/>',
  points: '<path fill="none" stroke="currentColor" stroke-width="2.4" d="M3.5 3v17.5H21M6.5 16l4-5 4 2.5L20 6"/>',
  polis:
    '<path fill="currentColor" d="M12 1 23 8H1zM3 10h3v9H3zM8 10h3v9H8zM13 10h3v9h-3zM18 10h3v9h-3zM1 20.5h22V23H1z"/>',
};
