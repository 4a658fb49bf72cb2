/** What the boxes hold, by name: for tests that go through all of it. */
import type { Colour } from '../../src/vocabulary.ts';

/** The colours of the base game, with a card of each. */
export const COLOUR_CARDS: [Colour, string][] = [
  ['brown', 'lumber-yard'],
  ['grey', 'press-age1'],
  ['blue', 'altar'],
  ['yellow', 'tavern'],
  ['red', 'stockade'],
  ['green', 'workshop'],
  ['purple', 'spies-guild'],
];

/** The powers of Olympia in the second edition: day 2, night 1 and night 2. */
export const NEW_COLOUR = 'olympia-new-colour';
export const FIRST_CARD = 'olympia-first-card';
export const LAST_CARD = 'olympia-last-card';
export const POWERS = [NEW_COLOUR, FIRST_CARD, LAST_CARD];

export const LEADERS = [
  ...['alexander', 'amytis', 'archimedes', 'aristotle', 'bilkis', 'caesar', 'cleopatra', 'croesus', 'euclid'],
  ...['hammurabi', 'hannibal', 'hatshepsut', 'hiram', 'hypatia', 'imhotep', 'justinian', 'leonidas', 'maecenas'],
  ...['midas', 'nebuchadnezzar', 'nefertiti', 'nero', 'pericles', 'phidias', 'plato', 'praxiteles', 'ptolemy'],
  ...['pythagoras', 'ramses', 'sappho', 'solomon', 'tomyris', 'varro', 'vitruvius', 'xenophon', 'zenobia'],
];
/** Those of the second-edition box: for all, and for experts. */
export const STANDARD_LEADERS = LEADERS.filter((leader) => leader !== 'hatshepsut' && leader !== 'tomyris');
export const EXPERT_LEADERS = [
  ...['aganice', 'agrippina', 'berenice', 'cornelia', 'cynisca', 'enheduanna', 'eurypyle', 'gorgo', 'hatshepsut'],
  ...['makeda', 'nitocris', 'phryne', 'telesilla', 'theano', 'tomyris'],
];
export const LEADER_GUILDS = ['architects-guild', 'courtesans-guild', 'diplomats-guild', 'gamers-guild'];

/** The black cards by Age. */
export const BLACK: Record<1 | 2 | 3, string[]> = {
  1: [
    ...['clandestine-dock-east', 'clandestine-dock-west', 'gambling-den', 'gates-of-the-city', 'hideout', 'militia'],
    ...['pigeon-loft', 'residence', 'secret-warehouse'],
  ],
  2: [
    ...['architect-cabinet', 'black-market', 'consulate', 'gambling-house', 'lair', 'mercenaries', 'sepulcher'],
    ...['spy-ring', 'tabularium'],
  ],
  3: [
    ...['brotherhood', 'builders-union', 'capitol', 'cenotaph', 'contingent', 'embassy', 'secret-society'],
    ...['slave-market', 'torture-chamber'],
  ],
};
/** Those of the second-edition box. */
export const BLACK_SECOND: typeof BLACK = {
  1: [
    ...['cells', 'city-gates', 'clandestine-wharf-east', 'clandestine-wharf-west', 'customs', 'dive', 'hideout'],
    ...['militia', 'opium-stash', 'pigeonhole', 'raider-camp', 'residence', 'secret-warehouse', 'smugglers-cache'],
  ],
  2: [
    ...['architect-firm', 'band-of-spies', 'black-market', 'consulate', 'forging-agency', 'gambling-den', 'guardhouse'],
    ...['lair', 'mercenaries', 'opium-den', 'raider-fort', 'sepulcher', 'tabularium', 'trade-center'],
  ],
  3: [
    ...['brotherhood', 'capitol', 'cenotaph', 'chamber-of-builders', 'contingent', 'embassy', 'memorial', 'mint'],
    ...['opium-distillery', 'prison', 'raider-garrison', 'secret-network', 'slave-market', 'torture-chamber'],
  ],
};
export const CITY_GUILDS = ['counterfeiters-guild', 'guild-of-shadows', 'mourners-guild'];
/** The leaders of Cities, with their prices. */
export const CITY_LEADERS = { aspasia: 3, berenice: 2, caligula: 3, darius: 4, diocletian: 2, semiramis: 2 };
/** Those of the second-edition box. */
export const CITY_LEADERS_SECOND = ['arsinoe', 'aspasia', 'caligula', 'darius', 'diocletian', 'octavia'];

/** The five Edifices of each Age. */
export const EDIFICES = [
  ['artisan-district', 'belvedere', 'curtain-wall', 'money-changer', 'outpost'],
  ['amphitheater', 'auction-house', 'factory', 'river-port', 'staging-camp'],
  ['agora', 'archives', 'concentric-castle', 'gold-reserves', 'military-school'],
];
/** Pawns on each of them, by the number of players. */
export const PAWNS: Record<number, number> = { 3: 2, 4: 3, 5: 3, 6: 4, 7: 5 };
