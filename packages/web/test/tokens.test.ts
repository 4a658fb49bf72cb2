/** What is written on a card can be read, by day and by night. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const css = fs.readFileSync(path.resolve(import.meta.dirname, '../src/look/tokens.css'), 'utf8');

/** The colours that a theme sets. */
function coloursIn(selector: string): Map<string, string> {
  const [, block] = css.split(`\n  ${selector} {`);
  const set = block.slice(0, block.indexOf('\n  }')).matchAll(/(--[\w-]+): (#[0-9a-f]{3,6});/g);
  return new Map([...set].map(([, name, colour]) => [name, colour]));
}

const day = coloursIn(':root');
const night = new Map([...day, ...coloursIn(':root[data-theme="dark"]')]);

/** As WCAG has it. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1);
  const [red, green, blue] = [0, 2, 4]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['day', day],
  ['night', night],
])('by %s', (_, colours) => {
  const on = [...colours.keys()].filter((name) => name.startsWith('--k-') && name.endsWith('-on'));

  test('every kind of card has a colour that its words stand out from', () => {
    expect(on.length).toBeGreaterThanOrEqual(9);
    const faint = on.filter((name) => contrast(colours.get(name) ?? '', colours.get(name.slice(0, -3)) ?? '') < 4.5);
    expect(faint).toEqual([]);
  });

  test('every shade of ink stands out from every surface', () => {
    const grounds = ['--ground', '--surface', '--surface-2'];
    const faint = ['--ink', '--ink-2', '--ink-3'].flatMap((ink) =>
      grounds
        .filter((ground) => contrast(colours.get(ink) ?? '', colours.get(ground) ?? '') < 4.5)
        .map((g) => [ink, g]),
    );
    expect(faint).toEqual([]);
  });
});
