/** What went wrong, and what to do. */
import type * as english from '../en/errors.ts';
import type { Texts } from '../texts.ts';

export const errors: Texts<typeof english.errors> = {
  reload: 'Recharger',
  later: 'Plus tard',
  again: 'Réessayer',
  banned: {
    title: 'Pas pour l’instant',
    text: 'La modération t’a exclu : tu ne peux ni t’asseoir ni regarder ici. Si tu avais une chaise dans une partie, un bot y joue jusqu’à ce que tu puisses la reprendre.',
  },
  lost: 'Pas de connexion. Ton choix est gardé et partira à ton retour.',
  reconnecting: 'Pas de connexion, essai {{tries}}. Ton choix est gardé et sera envoyé.',
  renewed: 'Polis a été mis à jour. Ta partie continue ; recharge quand tu veux.',
  newer: {
    title: 'Cette table est plus récente que cette page',
    text: 'Elle suit des règles venues après le Polis de ce navigateur. Recharge : rien de la partie n’est perdu.',
  },
  away: {
    title: 'Le serveur est absent',
    text: 'Cette table y est gardée, rien n’est perdu. Les parties sur cet appareil marchent quand même.',
  },
  notFound: {
    title: 'Rien ici',
    text: 'Il n’y a pas d’écran à cette adresse. Le lien est peut-être incomplet.',
  },
  broken: {
    title: 'Cet écran a planté',
    text: 'Tes parties sont en sûreté. Recharge pour reprendre ; si ça recommence, va à l’accueil.',
    details: 'Ce qui a planté',
  },
  gone: {
    title: 'Cette table a disparu',
    server: 'Aucune table à cette adresse. Elle a pu être supprimée, ou le lien est incomplet.',
    device: 'Cette table est gardée sur un autre appareil ou navigateur, ou a été supprimée de celui-ci.',
    busy: 'Tu regardes trop de tables à la fois. Fermes-en une, puis réessaie.',
  },
  code: {
    title: 'Code inconnu',
    text: 'Aucune table n’a le code {{code}}. Vérifie-le avec la personne qui l’a envoyé.',
  },
  full: {
    title: 'Cette table est pleine',
    text_one: 'La place est prise. Tu peux regarder, ou ouvrir ta propre table.',
    text_other: 'Les {{count}} places sont prises. Tu peux regarder, ou ouvrir ta propre table.',
    watch: 'Regarder',
    open: 'Ouvrir une table',
  },
  closed: {
    title: 'Cette table a fermé',
    text: 'Tout le monde est parti avant le début. Ouvre ta propre table, ou rejoins-en une autre.',
  },
  frozen: {
    title: 'Cette table est figée',
    text: 'Elle n’a pas pu être reconstruite telle quelle, et personne ne peut y jouer. Ce qu’il y en a est gardé.',
  },
};
