/** Setting up a table. Each option is explained in one sentence. */
import type * as english from '../en/setup.ts';
import type { Texts } from '../texts.ts';

export const setup: Texts<typeof english.setup> = {
  title: 'Préparer une table',
  where: {
    title: 'Où',
    device: { title: 'Sur cet appareil', text: 'Toi contre des bots, tout de suite et sans réseau.' },
    friends: {
      title: 'Une table entre amis',
      text: 'Tu reçois un lien et un code à partager ; des bots peuvent prendre les chaises libres.',
    },
    offline: 'Le serveur est injoignable : une table entre amis doit attendre.',
  },
  players: {
    title: 'Nombre de joueurs',
    hint: 'Personnes et bots confondus. À 2, la Cité libre est une troisième place que vous menez tour à tour.',
  },
  modules: { title: 'Ce qu’on joue' },
  module: {
    base: { title: 'Jeu de base', text: 'Trois Âges de cartes, et une Merveille par Cité.' },
    leaders: { title: 'Leaders', text: 'Tu choisis quatre leaders et peux en recruter un avant chaque Âge.' },
    cities: { title: 'Cities', text: 'Des cartes noires, avec masques, dettes et diplomatie, rejoignent chaque Âge.' },
    edifice: {
      title: 'Edifice',
      text: 'Chaque Âge a un Édifice commun : participe avec une étape, ou paie s’il échoue.',
    },
    teams: {
      title: 'Équipes de deux',
      text: 'On s’assied côte à côte, on voit les cartes de l’autre et on gagne ensemble : {{players}} joueurs.',
    },
  },
  edition: {
    title: 'Édition',
    first: {
      title: 'Première édition',
      text: 'Les cartes et plateaux de 2010. Faces A et B ; celles d’Ur et de Carthage sont jour et nuit, comme imprimé.',
    },
    second: {
      title: 'Deuxième édition',
      text: 'Les cartes et plateaux de 2020. Faces jour et nuit ; les plateaux de Leaders et Cities gardent A et B.',
    },
  },
  boards: {
    title: 'Plateaux',
    random: { title: 'Tout au hasard', text: 'Plateaux et faces sont distribués.' },
    side: {
      title: 'Choisir la face',
      text: 'Les plateaux sont distribués ; chacun choisit sa face avant le premier Âge.',
    },
    pick: { title: 'Par chaise', text: 'Tu décides du plateau et de la face de chaque chaise.' },
    chair: 'Chaise {{number}}',
    freeCity: 'Cité libre',
    board: 'Plateau',
    side_: 'Face',
    anyBoard: 'Plateau au hasard',
    anySide: 'Face au hasard',
    chosenSide: 'Choisie en jeu',
    sideA: 'Face A',
    sideB: 'Face B',
    day: 'Jour',
    night: 'Nuit',
  },
  level: {
    title: 'Bots',
    apprentice: 'Joue correctement et pardonne : bien pour une première partie.',
    merchant: 'Pèse bien chaque carte et répond aussitôt.',
    architect: 'Réfléchit un instant à la suite : le plus fort.',
  },
  clock: {
    title: 'Temps',
    none: { title: 'Sans limite', text: 'Chacun prend le temps qu’il faut.' },
    move: {
      title: 'Par coup',
      text: 'Ce temps pour chaque choix ; ensuite, un bot choisit à ta place.',
    },
    game: {
      title: 'Par partie',
      text: 'Ce temps pour tous les choix ensemble, avec un petit bonus à chacun.',
    },
    moveTime: 'Temps par choix',
    gameTime: 'Temps pour la partie',
    bonus: 'Bonus par choix',
  },
  grace: {
    title: 'En cas de coupure, la chaise est gardée',
    usual: '2 minutes, ou le temps s’il est long',
  },
  listed: {
    title: 'Qui peut venir',
    private: { title: 'Sur invitation', text: 'Il faut le lien ou le code pour trouver la table.' },
    public: {
      title: 'Tout le monde',
      text: 'La table figure parmi les tables ouvertes jusqu’à ce qu’elle soit pleine.',
    },
  },
  accounts: { title: 'Comptes seulement', text: 'Il faut un compte pour s’asseoir ; les invités peuvent regarder.' },
  onlookers: { title: 'Spectateurs', text: 'Avec le lien, tout le monde peut regarder la partie.' },
  talk: { title: 'Discussion entre joueurs', text: 'Les spectateurs lisent la discussion sans y écrire.' },
  slow: { title: 'Entre deux messages de la même personne', none: 'Aucune attente' },
  rated: {
    title: 'Partie classée',
    text: 'Le résultat compte pour la cote de tous les joueurs, bots compris.',
    yes: 'Classée.',
    no: 'Non classée.',
  },
  hints: {
    title: 'Conseils',
    honour: 'Question d’honneur : les conseils se calculent dans chaque navigateur, hors de la vue du serveur.',
    allowed: { title: 'Permis', text: 'Chacun peut demander une suggestion à la lampe.' },
    unrated: { title: 'Parties non classées', text: 'La lampe n’est là que si la partie n’est pas classée.' },
    never: { title: 'Jamais', text: 'Personne n’a la lampe à cette table.' },
  },
  summary: {
    label: 'Ta table',
    device_one: 'Toi et un bot ({{level}}) sur cet appareil.',
    device_other: 'Toi et {{count}} bots ({{level}}) sur cet appareil.',
    friends: 'Une table pour {{count}}, chaises libres aux bots ({{level}}).',
    seats: '{{count}} joueurs.',
    base: 'Jeu de base.',
    modules: 'Avec {{modules}}.',
    edition: { first: 'Première édition.', second: 'Deuxième édition.' },
    boards: {
      random: 'Plateaux au hasard.',
      side: 'Chacun choisit sa face.',
      pick: 'Plateaux choisis.',
    },
    clock: {
      none: 'Sans limite de temps.',
      move: '{{time}} par choix.',
      game: '{{time}} par partie, {{bonus}} de plus par choix.',
    },
    grace: 'Une chaise est gardée {{time}}.',
    listed: { private: 'Sur invitation.', public: 'Ouverte à tous.' },
    accounts: 'Comptes seulement.',
    closed: 'Sans spectateurs.',
    seated: 'Discussion entre joueurs.',
    slow: 'Discussion lente : {{time}}.',
    hints: { yes: 'Conseils permis.', no: 'Sans conseils : question d’honneur.' },
  },
  open: 'Ouvrir la table',
  play: 'Commencer',
  opening: 'On met la table',
  fix: { players: 'Jouer à {{count}}', module: 'Ajouter {{module}}', device: 'Jouer contre des bots sur cet appareil' },
  save: 'Enregistrer',
  refused: {
    seats: 'Ce mélange se joue à {{players}}, pas à {{count}}.',
    never: 'Ce mélange ne peut pas être joué.',
  },
};
