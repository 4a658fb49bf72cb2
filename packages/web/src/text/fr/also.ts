/** Other names that people look for. Only searches know them. */
import type * as english from '../en/also.ts';
import type { Texts } from '../texts.ts';

export const also: Texts<typeof english.also> = {
  kind: {
    raw: 'ressources',
    goods: 'artisanat, luxe',
    civic: 'civique',
    trade: 'marché',
    war: 'guerre, armée',
    science: 'recherche',
    guild: 'guildes',
    leader: 'chef, dirigeant, héros',
    shadow: 'carte cité, cités',
  },
  resource: {
    wood: 'bûche',
    stone: 'roche',
    clay: 'brique',
    ore: 'fer, métal',
    glass: 'fiole',
    loom: 'textile, étoffe, métier à tisser',
    papyrus: 'papier',
  },
  board: {
    alexandria: 'phare',
    babylon: 'jardins suspendus',
    ephesos: 'Ephesos, temple d’Artémis',
    giza: 'Gizah, pyramide',
    halikarnassos: 'Halikarnassos, mausolée',
    olympia: 'statue de Zeus',
    rhodos: 'Rhodos, colosse',
    byzantium: 'Constantinople, Sainte-Sophie',
    rome: 'Colisée',
    'great-wall': 'muraille de Chine',
    stonehenge: 'cercle de pierres, mégalithes',
    'manneken-pis': 'Bruxelles, fontaine',
    'abu-simbel': 'Abu Simbel, temple de Ramsès',
    catan: 'Catane, colons',
  },
};
