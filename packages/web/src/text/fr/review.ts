/** Un regard en arrière sur les décisions d’une partie. */
import type * as english from '../en/review.ts';
import type { Texts } from '../texts.ts';

export const review: Texts<typeof english.review> = {
  title: 'Analyse',
  whose: 'Décisions de',
  progress: 'Réflexion',
  thinking: '{{count}} décisions examinées sur {{all}}.',
  stop: 'Arrêter',
  time: 'Temps de réflexion',
  times: { 10: 'environ 10 secondes', 60: 'environ une minute', 180: 'environ 3 minutes' },
  is: {
    before: 'Le bot le plus fort examine chacune des {{all}} décisions, avec seulement ce qui était connu alors.',
    stopped: 'Arrêt après {{count}} décisions sur {{all}}.',
    done: 'Les {{all}} décisions ont été examinées.',
  },
  go: { before: 'Commencer', stopped: 'Continuer', done: 'Réexaminer' },
  curve: {
    mine: 'Tes chances de gagner',
    of: 'Chances de gagner de {{name}}',
    text: 'Après chaque décision, selon l’estimation du bot. En rouge : ce qu’une décision coûteuse a fait perdre.',
    even: 'chances égales',
  },
  costly: {
    title_zero: 'Décisions coûteuses',
    title_one: 'La décision la plus coûteuse',
    title_other: 'Les {{count}} décisions les plus coûteuses',
    none: 'Rien n’a nettement coûté. Là où le bot aurait choisi autrement, l’écart est trop petit pour parler d’erreur.',
    noneYet: 'Rien de coûteux jusqu’ici.',
  },
  cost: '−{{percent}} (±{{margin}})',
  you: 'Toi',
  chosen: 'Choisi',
  better: 'Mieux',
  why: {
    better: 'Pour le meilleur choix : {{reasons}}.',
    betterUnsaid: 'Le meilleur choix n’a pas de raison unique : il l’emporte dans les parties imaginées par le bot.',
    chosen: 'Pour le choix fait : {{reasons}} ;',
    chosenUnsaid: 'Peu de chose parle pour le choix fait ;',
    points_one: 'il devait finir environ {{count}} point plus bas.',
    points_other: 'il devait finir environ {{count}} points plus bas.',
    even: 'les points devaient être à peu près les mêmes, mais pas la victoire.',
  },
  show: 'Voir sur la table',
  table: {
    title: 'Toutes les décisions en tableau',
    when: 'Quand',
    chosen: 'Choisi',
    chance: 'Chances',
    better: 'Le bot',
    gain: 'Gain',
    asGood: 'aussi bon',
    same: 'la même',
    margin: '{{gain}} (±{{margin}})',
  },
  about:
    'Le bot ne sait que ce que cette place pouvait savoir : la malchance n’est pas une erreur. Ses nombres sont des estimations : le ± dit combien les parties imaginées se dispersent, pas si le bot juge bien une table.',
};
