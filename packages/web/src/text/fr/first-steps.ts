/** First steps: a game that explains itself. Each bubble has two sentences at most. */
import type * as english from '../en/first-steps.ts';
import type { Texts } from '../texts.ts';

export const firstSteps: Texts<typeof english.firstSteps> = {
  title: 'Premiers pas',
  count: 'Premiers pas, {{number}} sur {{all}}',
  understood: 'Compris',
  why: 'Pourquoi ?',
  leave: 'Quitter les premiers pas',
  resume: 'Reprendre les premiers pas',
  hand: 'Voici ta main : choisis une carte, les autres passent à {{name}}. Le bas de chaque carte dit ce qu’elle te coûte maintenant, ou pourquoi tu ne peux pas l’avoir.',
  production:
    'Ta Cité produit ces ressources à nouveau à chaque tour ; rien ne s’use. Les cartes marron et grises en ajoutent.',
  neighbours: {
    buy: '{{card}} demande quelque chose qui te manque. {{name}} te le vend pour {{coins}} et ne peut pas refuser ; tu n’achètes qu’aux deux Cités à côté de la tienne.',
    any: 'Ce qui te manque, tu peux l’acheter aux deux Cités à côté de la tienne, pour 2 pièces l’unité. Elles ne peuvent pas refuser, et elles t’achètent aussi.',
  },
  chain: {
    card: '{{card}} mène plus loin : une fois dans ta Cité, tu auras gratuitement {{later}} à l’{{age}}. Ces chaînages épargnent beaucoup de ressources.',
    any: 'Certaines cartes mènent à d’autres et les rendent gratuites. Tu verras le chaînage sur une carte quand tu en as un.',
  },
  stage: {
    can: 'Tu peux construire l’étape {{number}} maintenant : choisis une carte, puis Étape. La carte y reste, prends-en donc une dont tu n’as pas besoin.',
    cannot:
      'Au lieu de construire une carte, tu peux la glisser sous une étape de ta Merveille. L’étape {{number}} demande {{goods}}.',
    done: 'Ta Merveille est achevée. Chaque étape a pris une carte, qui n’a rien fait d’autre.',
  },
  strength: {
    lose: '{{name}} a plus de boucliers que toi ; après le dernier tour de l’Âge, cela ferait −1 point pour toi. Les cartes rouges en apportent, et une victoire vaut 1 point à cet Âge.',
    tie: 'Après le dernier tour, tu compares tes boucliers à ceux de tes deux voisines ; avec {{name}}, c’est l’égalité. Un de plus ferait une victoire, qui vaut 1 point à cet Âge.',
    win: 'Tu as plus de boucliers que tes deux voisines. Si cela reste ainsi, chacune est une victoire pour toi à la fin de l’Âge, qui vaut 1 point.',
  },
  score: {
    now_one:
      'Voici ce que ta Cité marquerait maintenant : {{count}} point. Cartes bleues, pièces, conflits, étapes, science et guildes comptent, mais seulement après l’Âge III.',
    now_other:
      'Voici ce que ta Cité marquerait maintenant : {{count}} points. Cartes bleues, pièces, conflits, étapes, science et guildes comptent, mais seulement après l’Âge III.',
    any: 'Les points viennent de tes cartes, étapes, pièces, conflits et de la science. On les compte après l’Âge III.',
  },
  over: 'Le premier Âge est terminé',
  next: 'Deux Âges suivent, avec des cartes plus fortes : les mains passent à droite, et une victoire vaut 3 points, puis 5. Cette partie est à toi, continue-la.',
  playOn: 'Continuer',
  home: 'Vers l’accueil',
};
