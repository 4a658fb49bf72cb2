/** Other names that people look for: of older printings, of other languages, and of everyday speech. Only searches know them. */
export const also = {
  kind: {
    raw: 'works, resources',
    goods: 'crafts, luxury',
    civic: 'civic, civil',
    trade: 'trade, market',
    war: 'war, army, soldiers',
    science: 'research',
    guild: 'guilds',
    leader: 'leaders, hero',
    shadow: 'city card, cities',
  },
  resource: {
    wood: 'lumber, timber',
    stone: 'rock',
    clay: 'brick, loam',
    ore: 'iron, metal',
    glass: 'bottle',
    loom: 'cloth, loom, fabric',
    papyrus: 'paper, scroll',
  },
  board: {
    alexandria: 'lighthouse, Pharos',
    babylon: 'hanging gardens',
    ephesos: 'Ephesus, temple of Artemis',
    giza: 'Gizah, Gizeh, pyramid',
    halikarnassos: 'Halicarnassus, mausoleum',
    olympia: 'statue of Zeus',
    rhodos: 'Rhodes, colossus',
    byzantium: 'Byzantion, Hagia Sophia',
    rome: 'Roma, Colosseum',
  },
};
