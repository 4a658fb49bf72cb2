/** The keys of the table. Every region brings its own; one listener serves them all. */
import { useEffect } from 'react';
import { useSettings } from '../device/settings.ts';
import { useSheet } from './open.ts';

export interface Shortcut {
  /** As `KeyboardEvent.key` has it, letters in lower case. */
  keys: readonly string[];
  /** What it does, for the list of keys: the id of a text. */
  text: string;
  /** How the keys are written in the list, where that is not the keys themselves. */
  shown?: string;
  run(key: string): void;
  /** It does nothing just now, and leaves the key to others. */
  isOff?: boolean;
}

const registered: Shortcut[][] = [];

/** As long as the component is shown. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    const list = [...shortcuts];
    registered.push(list);
    return () => {
      registered.splice(registered.indexOf(list), 1);
    };
  });
}

/** Each of those that there are just now, without those that say the same. */
export function allShortcuts(): Shortcut[] {
  const all = registered.flat();
  return all.filter((one, i) => all.findIndex((other) => other.text === one.text) === i);
}

const TEXT_FIELDS = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]';
/** Things that have a use for these keys themselves. */
const PRESSABLE = 'button, a[href], summary, [role=menuitem], [role=tab], input';
const SPACED = 'button, a[href], summary, [role=menuitem], [role=tab], input:not([type=range])';
const MOVABLE = '[role=radio], [role=slider], [role=tab], [role=menu], input, .hand, .tray';
/** What lies over the table has its own keys. */
const OVERLAY = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu]';

/** Enter on an element with this attribute is for the table. */
export const TABLE_ENTER = { 'data-table-enter': '' } as const;

const isTableEnter = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof Element && target.closest('[data-table-enter]') !== null;

function isForTable(event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (!(target instanceof Element)) return true;
  if (target.closest(TEXT_FIELDS)) return false;
  // a sheet is drawn a moment after it was opened
  if (useSheet.getState().open || document.querySelector(OVERLAY)) return false;
  if (key === ' ') return target.closest(SPACED) === null;
  if (key === 'Enter') return isTableEnter(event) || target.closest(PRESSABLE) === null;
  if (key.startsWith('Arrow')) return target.closest(MOVABLE) === null;
  return true;
}

function press(event: KeyboardEvent): void {
  const isOurs = isTableEnter(event);
  // radios of the library prevent Enter, which is then still for the table
  if ((event.defaultPrevented && !isOurs) || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key.length === 1 && key !== ' ' && !useSettings.getState().singleKeys) return;
  if (!isForTable(event)) return;
  const shortcut = registered.flat().find(({ keys, isOff }) => keys.includes(key) && !isOff);
  if (!shortcut && !isOurs) return;
  event.preventDefault();
  shortcut?.run(key);
}

/** Once for the whole table. */
export function useKeyboard(): void {
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const FOCUSABLE = 'button:not([disabled]), a[href], input:not([disabled]), [tabindex="0"]';

/** From one region of the table to the next. */
export function nextRegion(by: 1 | -1): void {
  const regions = [
    ...document.querySelectorAll(
      '.app > header, .around > *, .app > main > :not(.around), .app > .guide:not(.guide-none)',
    ),
  ].filter((region) => region.querySelector(FOCUSABLE));
  if (regions.length === 0) return;
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(at + by + regions.length) % regions.length];
  next.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}
