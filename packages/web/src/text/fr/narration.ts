/** What is said aloud to those who listen to the table. */
import type * as english from '../en/narration.ts';
import type { Texts } from '../texts.ts';

export const narration: Texts<typeof english.narration> = {
  others_one: 'Une autre Cité a joué ; ouvre le journal.',
  others_other: '{{count}} autres Cités ont joué ; ouvre le journal.',
  myTurn: 'À toi. {{age}}, tour {{turn}}.',
  myQuestion: 'Une question t’attend.',
  clock: 'Encore {{seconds}} secondes.',
  refused: 'Trop tard. Ton choix n’a pas été pris.',
  undoRefused: 'Tout le monde n’est pas d’accord : le dernier tour reste tel quel.',
  takenBack: 'Le dernier tour est repris : choisis à nouveau.',
};
