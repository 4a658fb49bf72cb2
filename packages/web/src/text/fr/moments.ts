/** Moments: what has just happened, shown above the table. */
import type * as english from '../en/moments.ts';
import type { Texts } from '../texts.ts';

export const moments: Texts<typeof english.moments> = {
  stage: 'Étape {{stage}}',
  sold: 'Vendue',
  conflict: {
    title: 'Conflits de l’{{age}}',
    youWin: 'Tu bats {{other}}, {{mine}} à {{theirs}}.',
    youLose: '{{other}} te bat, {{theirs}} à {{mine}}.',
    equal: 'Égalité avec {{other}}, {{mine}} partout.',
    none: 'Tu restes à l’écart des conflits de cet Âge.',
    away_one: '{{names}} reste à l’écart.',
    away_other: '{{names}} restent à l’écart.',
    fight: '{{winner}} bat {{loser}}, {{strengths}}',
    standoff: 'Égalité entre {{winner}} et {{loser}}, {{strengths}}',
    strengths: '{{one}} à {{other}}',
    all: 'Tous les conflits, dans le sens horaire à partir de toi',
    earned: '{{name}} gagne {{coins}} pour ses victoires.',
    continue: 'Continuer',
    soon: 'Continue bientôt tout seul.',
    even: 'égalité',
    fewer: 'Moins de jetons : un rameau d’olivier.',
  },
  project: {
    built: '{{project}} : construit',
    failed: '{{project}} : échec',
    builtBy: 'par {{names}}',
    spared: 'participation : {{names}} seulement',
    nobody: 'personne n’a participé',
    pay_one: 'Tu paies {{count}} pièce.',
    pay_other: 'Tu paies {{count}} pièces.',
    loseCard: 'Tu perds {{card}}.',
    loseTokens_one: 'Tu rends {{count}} jeton Victoire.',
    loseTokens_other: 'Tu rends {{count}} jetons Victoire.',
    debt: 'Tu prends une dette de {{debt}}.',
    spare: 'Tu as participé et ne perds rien.',
  },
};
