/** Waiting for a game with whoever fits. */
import type * as english from '../en/match.ts';
import type { Texts } from '../texts.ts';

export const match: Texts<typeof english.match> = {
  title: 'Partie rapide',
  lead: 'Dis à quoi tu jouerais. Dès qu’il y a assez de monde, une table est mise pour vous.',
  players: {
    title: 'Joueurs',
    from: 'De',
    to: 'À',
    range: '{{from}} à {{to}} joueurs',
    hint: 'Plus tu en acceptes, plus tôt tu joues.',
  },
  modules: {
    title: 'À quoi on joue',
    perhaps: 'Peut-être avec {{modules}}.',
    no: 'Sans',
    maybe: 'Au choix',
    yes: 'Avec',
  },
  edition: { title: 'Édition', first: 'Première', second: 'Deuxième', any: 'Au choix' },
  clock: {
    title: 'Pendule',
    fast: { title: 'Rapide', text: 'Une minute pour chaque choix.' },
    calm: { title: 'Tranquille', text: 'Trois minutes pour chaque choix.' },
    days: { title: 'Sur des jours', text: 'Un jour pour chaque choix.' },
    any: { title: 'Rapide ou tranquille', text: 'Ce qui se trouve en premier.' },
  },
  rated: { title: 'Classement', yes: 'Classée', no: 'Non classée', any: 'Au choix' },
  near: {
    title: 'Niveau des autres',
    any: 'N’importe lequel',
    within: 'À {{points}} points du mien',
  },
  bots: {
    title: 'Des bots après un moment',
    text: 'Si personne ne vient pendant une minute, des bots prennent les chaises libres, si tous ceux qui attendent le veulent.',
    wished: 'Des bots après un moment : {{level}}',
    level: 'Leur niveau',
  },
  begin: 'Trouver des joueurs',
  offline: 'Le serveur ne répond pas. La partie rapide reviendra avec lui.',
  waiting: {
    title: 'On cherche des joueurs',
    fitting_zero: 'Personne d’autre n’attend rien qui convienne pour l’instant.',
    fitting_one: 'Une autre personne attend quelque chose qui convient.',
    fitting_other: '{{count}} autres attendent quelque chose qui convient.',
    bots: 'Des bots viennent dans {{time}}, si cela va à tout le monde.',
    stay: 'Reste sur cette page : qui la quitte n’attend plus.',
    stop: 'Ne plus attendre',
  },
  found: {
    title: 'Une partie est trouvée',
    people_one: 'Toi et des bots : {{bots}}.',
    people_other: '{{count}} personnes.',
    withBots: '{{count}} personnes et des bots : {{bots}}.',
    ready: 'Je suis là',
    not: 'Pas maintenant',
    left_one: 'Encore une seconde',
    left_other: 'Encore {{count}} secondes',
    isReady: 'Tu es là. Prêts : {{ready}} sur {{people}}.',
    making: 'Tout le monde est là. On met la table.',
  },
  missed: {
    title: 'Tu n’as pas répondu',
    text: 'Les autres attendent donc sans toi. Si tu es de retour, recommence.',
    again: 'Attendre encore',
  },
  refusal: {
    'no-such-game': 'Avec ces extensions il n’y a pas de partie pour autant de joueurs.',
  },
};
