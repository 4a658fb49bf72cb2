/** A word or two under symbols that need them. */
import './EffectNote.css';
import type { EffectOf } from '@polis/engine';
import type { TFunction } from 'i18next';
import { useTranslation } from '../text/speaking.tsx';
import { type Counted, type Phrase, scopeName, victoryIn } from './effect-groups.ts';

/** Symbols that everyone knows after the first game. */
const CLEAR: readonly Phrase['kind'][] = [
  'produce',
  'trade',
  'shields',
  'symbol',
  'coins',
  'points',
  'whenever',
  'victory',
];
/** Notes that say more than the kind of effect. */
const NOTES: Partial<Record<Phrase['kind'], (t: TFunction, phrase: never) => string>> = {
  counted: (t, { of, scope, every }: Counted) => {
    const [first] = of;
    if (first === 'coins') return t('effect.note.coins', { count: every });
    if (first === 'wonder' || first === 'colours') return t(`effect.note.${first}`);
    if (first === 'stage') return t(`effect.note.stage.${scope}`);
    if (first === 'victory' || first === 'defeat' || victoryIn(first) !== null) return t(`effect.note.token.${scope}`);
    return first.includes('+') ? t('effect.note.set') : t(`effect.note.each.${scope}`);
  },
  freeBuild: (t, { often, when }: EffectOf<'freeBuild'>) => {
    if (when === 'new colour') return t('effect.note.freeBuild.newColour');
    if (when === 'first turn') return t('effect.note.freeBuild.firstTurn');
    if (when === 'last turn') return t('effect.note.freeBuild.lastTurn');
    return t(often === 'always' ? 'effect.note.freeBuild.always' : 'effect.note.freeBuild.once');
  },
  lose: (t, { loss, count }: EffectOf<'lose'>) => t(`effect.note.lose.${typeof count === 'object' ? 'counted' : loss}`),
  gift: (t, { to }: EffectOf<'gift'>) => t(`effect.note.gift.${to}`),
  copyStage: (t, { scope }: EffectOf<'copyStage'>) => t(`effect.note.copyStage.${scopeName(scope)}`),
  follow: (t, { which }: EffectOf<'follow'>) => t(`effect.note.follow.${which}`),
};

export function EffectNote({ phrase }: { phrase: Phrase }) {
  const { t } = useTranslation();
  if (CLEAR.includes(phrase.kind)) return null;
  const note = NOTES[phrase.kind] as ((t: TFunction, phrase: Phrase) => string) | undefined;
  return <span className="fx-note">{note ? note(t, phrase) : t(`effect.note.${phrase.kind}`)}</span>;
}
