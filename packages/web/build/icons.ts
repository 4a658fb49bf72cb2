/** Puts the few symbols that the app uses into its page, as one sprite: from the open set of game-icons.net and our own. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { GAME_ICONS } from '../src/look/icon-names.ts';
import { OWN_ICONS } from './own-icons.ts';

interface IconSet {
  width: number;
  height: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
}

export function sprite(): string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons, width, height } = JSON.parse(fs.readFileSync(file, 'utf8')) as IconSet;
  const taken = Object.entries(GAME_ICONS).map(([id, name]) => {
    const icon = icons[name];
    if (!icon) throw new Error(`game-icons has no "${name}"`);
    return symbol(id, `0 0 ${icon.width ?? width} ${icon.height ?? height}`, icon.body);
  });
  const own = Object.entries(OWN_ICONS).map(([id, body]) => symbol(id, '0 0 24 24', body));
  return `<svg width="0" height="0" class="sprite" aria-hidden="true"><defs>${[...taken, ...own].join('')}</defs></svg>`;
}

const symbol = (id: string, box: string, body: string): string =>
  `<symbol id="g-${id}" viewBox="${box}">${body}</symbol>`;

export const icons = (): Plugin => ({
  name: 'polis-icons',
  transformIndexHtml: (html) => html.replace('<div id="root">', `${sprite()}\n    <div id="root">`),
});
