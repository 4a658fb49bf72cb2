/** Moments: what has just happened, shown above the table. */
import type * as english from '../en/moments.ts';
import type { Texts } from '../texts.ts';

export const moments: Texts<typeof english.moments> = {
  stage: 'Stage {{stage}}',
  sold: 'Sold',
  conflict: {
    title: 'Conflicts of {{age}}',
    youWin: 'You beat {{other}}, {{mine}} to {{theirs}}.',
    youLose: '{{other}} beats you, {{theirs}} to {{mine}}.',
    equal: 'You and {{other}} are equally strong, {{mine}} each.',
    none: 'You keep out of the conflicts of this Age.',
    away_one: '{{names}} keeps out of it.',
    away_other: '{{names}} keep out of it.',
    fight: '{{winner}} beats {{loser}}, {{strengths}}',
    standoff: '{{winner}} and {{loser}} are equally strong, {{strengths}}',
    strengths: '{{one}} to {{other}}',
    all: 'All conflicts, clockwise from you',
    earned: '{{name}} earns {{coins}} for victories.',
    continue: 'Continue',
    soon: 'Goes on by itself soon.',
    even: 'even',
    fewer: 'Fewer tokens: an olive branch.',
  },
  project: {
    built: '{{project}} is built',
    failed: '{{project}} fails',
    builtBy: 'by {{names}}',
    spared: 'only {{names}} took part',
    nobody: 'nobody took part',
    pay_one: 'You pay {{count}} coin.',
    pay_other: 'You pay {{count}} coins.',
    loseCard: 'You lose {{card}}.',
    loseTokens_one: 'You give back {{count}} victory token.',
    loseTokens_other: 'You give back {{count}} victory tokens.',
    debt: 'You take a debt of {{debt}}.',
    spare: 'You took part and lose nothing.',
  },
};
