/** The library of cards. */
import type * as english from '../en/library.ts';
import type { Texts } from '../texts.ts';

export const library: Texts<typeof english.library> = {
  title: 'Bibliothèque des cartes',
  toTable: 'Retour à la table',
  search: 'Chercher dans la bibliothèque',
  searchFor: 'Un nom ou un effet',
  count_one: '{{count}} trouvée',
  count_other: '{{count}} trouvées',
  nothing: 'Aucune carte ne correspond à « {{words}} ».',
  nothingAtAll: 'Aucune carte ne passe tous ces filtres.',
  clear: 'Retirer le filtre {{filter}}',
  clearWords: 'Effacer la recherche',
  unknown: 'Il n’y a pas de carte « {{id}} ». Voici toutes celles qui existent.',
  face: '{{name}}, {{sort}}. {{gives}}',
  filter: {
    kind: 'Type',
    age: 'Âge',
    module: 'Boîte',
    edition: 'Édition',
    players: 'Joueurs',
    more: 'Âge, extension, édition, joueurs',
  },
  sort: { project: 'Édifice', board: 'Plateau' },
  edition: { first: 'Première édition', second: 'Deuxième édition', both: 'les deux éditions' },
  editionShort: { first: '1re', second: '2e' },
  side: { A: 'Jour', B: 'Nuit' },
  shelf: { leader: 'Leaders', project: 'Édifices', board: 'Plateaux' },
  copies: {
    title: 'Exemplaires dans les paquets',
    byLot: 'Tirage au sort',
    players: 'Joueurs',
    cards: 'Cartes',
    drawn: '{{drawn}} sur {{of}}',
  },
  board: { makes: 'Produit', makesNothing: 'Ne produit aucune ressource.', oneOf: 'Au choix :' },
  chains: {
    title: 'Arbre des chaînages',
    of: 'Chaînages',
    about:
      'Une carte de ta Cité rend gratuites celles auxquelles mène son trait. Quand deux cartes partagent un trait, une seule suffit.',
    card: '{{name}}, {{kind}}, {{age}}. {{gives}}',
    built: 'Construit dans ta Cité.',
    built_theirs: 'Construit chez {{of}}.',
    free: 'Gratuit pour ta Cité.',
    free_theirs: 'Gratuit pour {{of}}.',
  },
  rulings: 'Précisions',
  rule: 'Règle {{number}}, sur sa page',
  version: 'Dans l’autre édition : {{edition}}',
};
