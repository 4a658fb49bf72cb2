/** People's histories and ratings. */
import type * as english from '../en/people.ts';
import type { Texts } from '../texts.ts';

export const people: Texts<typeof english.people> = {
  rating: {
    whole: '{{value}} ± {{spread}}',
    said: 'cote {{value}} ± {{spread}}',
    provisional: 'provisoire',
  },
  category: {
    label: 'Type de partie',
    all: 'Toutes les parties',
    all_: 'Cotes par type de partie',
    some: '{{players}}, {{modules}}',
    base: 'jeu de base',
  },
  figure: { rating: 'Cote', games: 'Parties', wins: 'Victoires', points: 'Points par partie' },
  percent: '{{share}} %',
  percent_chairs: '{{share}} % de {{count}} places',
  forgotten: 'Quelqu’un',
  toLadder: 'Le classement',
  toMe: 'Mes résultats',
  unknown: { title: 'Il n’y a personne ici', text: 'Aucun joueur n’a cette adresse, ou plus maintenant.' },
  nobody: {
    title: 'Pas encore de résultats',
    text: 'Les parties jouées aux tables du serveur laissent ici leurs résultats et une cote. Celles de cet appareil, non.',
  },
  away: 'Les résultats et les cotes sont gardés par le serveur, qui ne répond pas pour l’instant. Les parties de cet appareil sont toujours là.',
  noGamesYet: 'Aucune partie terminée. Celles des tables du serveur viennent ici, pas celles de cet appareil.',
  noGames:
    'Aucune partie terminée que tu puisses voir. Celles des tables sur invitation sont réservées à ceux qui y étaient.',
  course: {
    title: 'La cote, partie après partie',
    text_one: 'Après {{count}} partie classée : {{rating}}. La bande montre la marge d’incertitude.',
    text_other:
      'Après {{count}} parties classées : {{rating}}. Elle a varié entre {{low}} et {{high}} ; la bande montre la marge d’incertitude.',
    when: 'Date',
  },
  means: {
    title: 'D’où viennent les points',
    text_one: 'Points de la dernière partie.',
    text_other: 'Moyenne des {{count}} dernières parties.',
    text_chairs_one: 'Points de la dernière place.',
    text_chairs_other: 'Moyenne des {{count}} dernières places.',
    some: 'La ligne d’une extension est la moyenne des parties jouées avec elle : les lignes ne s’additionnent donc pas toujours.',
  },
  placings: { title: 'Places', of: 'Parmi {{count}} joueurs ou équipes', times: '{{place}} : {{count}}' },
  boards: { title: 'Plateaux', board: 'Plateau', points: 'Points' },
  games: {
    title: 'Parties terminées',
    replay: 'Revoir, {{company}}, {{date}}',
    place: '{{place}}, {{points}}',
    hidden: 'Sur invitation.',
    conceded: 'Abandonnée.',
    byBot: 'Un bot a donné un coup de main.',
  },
  ladder: {
    title: 'Classement',
    text: 'Trié par la cote moins sa marge d’incertitude : quelques parties chanceuses ne suffisent pas pour arriver en tête.',
    none: 'Pas encore de partie classée.',
    place: 'Place',
    name: 'Joueur',
    pages: 'Pages',
    page: 'Page {{page}} sur {{pages}}',
    back: 'Précédente',
    on: 'Suivante',
  },
  end: { title: 'Cotes', moved: 'de {{before}} à {{after}}' },
};
