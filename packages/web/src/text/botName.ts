/** What bots are called. */
import type { Level, PlainLevel, Style } from '@polis/client';
import type { TFunction } from 'i18next';

/** A level and its style, if it has one; null for the bots that have a name. */
export function partsOf(bot: string): { level: PlainLevel; style: Style | null } | null {
  const [, level, style = null] = /^(level-\d)(?:-(\w+))?$/.exec(bot) ?? [];
  return level ? { level: level as PlainLevel, style: style as Style | null } : null;
}

export function botName(t: TFunction, bot: string): string {
  const parts = partsOf(bot);
  if (!parts) return t(`bot.${bot as Exclude<Level, `level-${string}`>}`);
  const level = t(`bot.${parts.level}`);
  return parts.style ? t('bot.styled', { level, style: t(`bot.style.${parts.style}`) }) : level;
}

/** The same with its number, where levels are compared. */
export const levelTitle = (t: TFunction, level: PlainLevel): string =>
  t('bot.numbered', { number: level.slice('level-'.length), level: t(`bot.${level}`) });
