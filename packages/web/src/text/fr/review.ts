/** A look back at the decisions of a game. */
import type * as english from '../en/review.ts';
import type { Texts } from '../texts.ts';

export const review: Texts<typeof english.review> = {
  title: 'Analyse',
  whose: 'Décisions de',
  progress: 'Réflexion',
  thinking: '{{count}} décisions examinées sur {{all}}.',
  again: 'Les {{all}} décisions ont été examinées. Les plus coûteuses le sont maintenant plus longuement.',
  stop: 'Arrêter',
  time: 'Temps de réflexion',
  times: { 10: 'environ 10 secondes', 60: 'environ une minute', 180: 'environ 3 minutes' },
  is: {
    before:
      'Le bot le plus fort examine chacune des {{all}} décisions et dit lesquelles ont le plus coûté, et pourquoi. Il le fait sur cet appareil.',
    stopped: 'Arrêt après {{count}} décisions sur {{all}}.',
    done: 'Les {{all}} décisions ont été examinées.',
  },
  go: { before: 'Commencer', stopped: 'Continuer', done: 'Réexaminer' },
  curve: {
    mine: 'Tes chances de gagner',
    mine_team: 'Les chances de gagner de ton équipe',
    of: 'Chances de gagner de {{name}}',
    of_team: 'Chances de gagner de l’équipe de {{name}}',
    text: 'Après chaque décision, selon l’estimation du bot. Flèches rouges : ce qu’une décision coûteuse a fait perdre ; les plus coûteuses sont numérotées.',
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
  wins: '{{percent}} de victoires',
  you: 'Toi',
  chosen: 'Choisi',
  better: 'Mieux',
  points_one:
    'Dans les parties imaginées par le bot, le choix retenu rapporte environ {{count}} point de moins à la fin.',
  points_other:
    'Dans les parties imaginées par le bot, le choix retenu rapporte environ {{count}} points de moins à la fin.',
  even: 'Dans les parties imaginées par le bot, les deux finissent avec à peu près les mêmes points, mais le meilleur gagne plus souvent.',
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
  about: 'Le bot ne sait que ce que cette place pouvait savoir alors : la malchance n’est pas une erreur.',
  doubt:
    'Les chances sont des estimations : un nouvel examen donne des nombres un peu différents, et le ± dit de combien ils peuvent s’écarter. Il ne dit pas si le bot voit juste.',
};
