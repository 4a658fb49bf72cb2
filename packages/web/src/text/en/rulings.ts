/**
 * Rulings of single cards and boards, by id: short notes in our own words under the number of the rule that says it
 * (docs/rules). A note may stand with several cards.
 */
const SAME_BUILDING = { 'B-3.5': 'Those of Age I and Age II are the same structure: a city has one of them.' };
const ONE_A_TURN = 'It makes one of these in a turn. Neighbours cannot buy it.';
const MASK = {
  'C-26': 'At the end the mask becomes the symbol of one green card of a neighbour.',
  'C-27': 'Several masks copy different green cards; each of those serves one mask.',
  'X-25': 'Only green cards are copied: no leader, guild, stage or other mask. The best symbol is taken for you.',
};
const LOSS = {
  'C-08': 'For each coin of the loss everyone pays 1 coin or takes a debt of −1, as they like.',
  'C-13': 'Losses are settled at the very end of the turn, when all coins of the turn have come in.',
};
const DIPLOMACY = {
  'C-16': 'The city stays out of the next conflicts and takes no tokens. One olive branch is spent for it.',
  'C-17': 'Its two neighbours face each other instead.',
  'C-20': 'The branch cannot be saved for later, not even by the strongest.',
};
const LOST_TOKENS = {
  'C-38': 'Everyone counts their own victory tokens, whatever these are worth.',
  'X-20': 'They are counted when the losses are settled.',
};
const DOCK = {
  'C-36': 'The first resource bought there in a turn is 1 coin cheaper, whatever it is. It may become free.',
  'C-37': 'The buyer says which of several purchases is the first.',
};
const AGE_PRICE = {
  'L2-10': 'The price is the number of the Age. In a recruitment turn it is the Age that the turn opens.',
  'L2-35': 'Whatever makes leaders cheaper lowers it too.',
};
const MORE_THAN_EACH = {
  'L2-48': 'Copied, it compares the copier’s city with the copier’s own neighbours.',
};
const TAKEN_TOKEN = {
  'L2-38': 'The token is taken, not won: Nero does not pay for it.',
  'L2-39': 'Everything that counts victory tokens counts it.',
};
const RAIDER = {
  'C2-33': 'The token is taken, not won: Nero does not pay for it.',
  'C2-34': 'Everything that counts victory tokens counts it.',
  'C2-35': 'Neighbours cannot pay instead of taking the debt. An olive branch changes nothing.',
};
const GIFT = {
  'C2-40':
    'Everyone but the owner gets the coins, a teammate too. They can pay losses of this turn, nothing that is built.',
};
const TAKEN_TOO = { 'C2-34': 'Tokens that were taken count like those that were won.' };
const CHEAPER = {
  'L-40': 'Coins in a cost have to be paid all the same.',
  'L-41': 'You choose which resource falls away.',
};
const OWN_COLOUR = { 'X-26': 'Leaders are cards of no other colour, so they never count here.' };
const LEADER_SYMBOL = { 'L-54': 'It counts like the symbol of a green card.', 'X-26': 'It is no green card.' };
const AFTER_THE_COUNT = { 'B-9.6': 'Its points are counted at the end, its coins when it is built.' };
const DIG = {
  'B-8.4': 'The pile holds everything discarded since the game began, the cards of this turn too.',
  'B-10.6': 'You may pass.',
};
const GUILD_OF_NEIGHBOURS = { 'B-9.7': 'It looks at the two neighbours and not at your own city.' };
const TRADE = {
  'B-4.13': 'It works from the next turn on. Two such discounts do not add up: a unit never costs less than 1 coin.',
};
const LOST_CARD = {
  'E-37': 'Whoever can suffer the whole penalty has to. Nobody may take the debt instead.',
  'EQ-22': 'The card that is lost goes to the discards.',
  'EQ-23': 'It is gone with all it gives, its shields and chains too. Coins it brought stay.',
};
const LOST_COINS = {
  'E-37': 'Whoever can pay the whole penalty has to. Nobody may take the debt instead.',
  'EQ-17': 'Losses from black cards in the last turn come before it.',
};
const REWARD_TOKEN = { 'EQ-28': 'The token is like any other: everything that counts victory tokens counts it.' };
const PAWN = {
  'E-60': 'The pawn comes from the box. It does not bring the project closer to being built.',
  'EQ-36': 'It may be of a past Age. For a project that failed it is worth nothing.',
  'EQ-38': 'A second pawn of the same Age brings the reward a second time.',
};
const TWO_OFFERS = { 'E-64': 'One of the two is chosen when the stage is built, for good.' };

export const rulings = {
  'loom-age1': SAME_BUILDING,
  'loom-age2': SAME_BUILDING,
  'glassworks-age1': SAME_BUILDING,
  'glassworks-age2': SAME_BUILDING,
  'press-age1': SAME_BUILDING,
  'press-age2': SAME_BUILDING,
  'east-trading-post': TRADE,
  'west-trading-post': TRADE,
  marketplace: TRADE,
  forum: {
    'B-4.5': ONE_A_TURN,
    'B-6.1': 'Either Trading Post makes it free.',
    'C-40': 'The Secret Warehouse and the Black Market take no notice of it.',
  },
  caravansery: { 'B-4.5': ONE_A_TURN, 'C-40': 'The Secret Warehouse and the Black Market take no notice of it.' },
  vineyard: { 'B-5.4': 'Brown cards built in the same turn count, those of neighbours too.' },
  bazar: { 'B-5.4': 'Grey cards built in the same turn count, those of neighbours too.' },
  bazaar: { 'B-5.4': 'Grey cards built in the same turn count, those of neighbours too.' },
  haven: AFTER_THE_COUNT,
  lighthouse: { ...AFTER_THE_COUNT, 'B-5.4': 'It is a yellow card itself and counts.' },
  'chamber-of-commerce': AFTER_THE_COUNT,
  arena: AFTER_THE_COUNT,
  ludus: { 'B-11.R9': 'Its coins count the red cards you have when it is built, its points those at the end.' },
  'workers-guild': GUILD_OF_NEIGHBOURS,
  'craftsmens-guild': GUILD_OF_NEIGHBOURS,
  'traders-guild': GUILD_OF_NEIGHBOURS,
  'philosophers-guild': { ...GUILD_OF_NEIGHBOURS, 'X-26': 'Leaders with a symbol are no green cards.' },
  'spies-guild': { ...GUILD_OF_NEIGHBOURS, 'X-26': 'Leaders with shields are no red cards.' },
  'magistrates-guild': GUILD_OF_NEIGHBOURS,
  'strategists-guild': {
    'B-7.3': 'It counts the defeat tokens your neighbours have at the end.',
    'L-28': 'A token that Tomyris passed on belongs to the one who took it.',
  },
  'shipowners-guild': {
    'B-9.7': 'It is a purple card itself and counts. What the board makes is no card.',
    'B-10.4': 'Copied from a neighbour it counts itself too, one point more.',
    'EQ-34': 'Counted twice by the Agora it is still one purple card.',
  },
  'builders-guild': { 'B-9.7': 'It counts the stages of all three cities.' },
  'scientists-guild': {
    'B-9.5': 'The symbol is chosen at the end, as it suits you best; Polis does it for you.',
    'B-8.7': 'Copied from a neighbour it is one more symbol of choice, on the line of science.',
    'EQ-34': 'Counted twice by the Agora it is a second symbol of choice.',
  },
  'decorators-guild': {
    'B-11.6': 'All stages or nothing.',
    'B-11.R8': 'How many that are depends on the side of the board: two, three or four.',
  },

  // leaders
  alexander: { 'L-20': 'Each token counts 1 more, whatever it is worth. Defeats stay as they are.' },
  amytis: { 'L-19': 'Three stages make 6 points.' },
  archimedes: CHEAPER,
  hammurabi: CHEAPER,
  leonidas: CHEAPER,
  imhotep: { ...CHEAPER, 'C-80': 'The coins of Petra’s stages stay.', 'EQ-7': 'So do the coins of a project.' },
  aristotle: { 'L-21': 'Symbols of choice take this into account: they go where the total is highest.' },
  justinian: { 'L-22': 'One red, one blue and one green card make a set.', ...OWN_COLOUR },
  plato: {
    'L-23': 'A set has one card of each of the seven colours of the base game. Black cards play no part.',
    'L-50': 'Two full sets make 14 points.',
    ...OWN_COLOUR,
  },
  midas: { 'L-24': 'On top of what the coins are worth anyway.' },
  bilkis: {
    'L-25': 'One resource a turn, no more.',
    'X-16': 'It is bought from the bank: Hatshepsut pays nothing for it, and nothing makes it cheaper.',
  },
  maecenas: {
    'L-26': 'His own price has to be paid.',
    'X-07': 'The further leader of Rome’s stages is not free with him.',
  },
  ramses: { 'L-27': 'As often as you like.', 'X-06': 'Olympia’s use of the Age is not spent by it.' },
  tomyris: {
    'L-28': 'The winner takes both tokens. Conflicts before her are not touched.',
    'L-53': 'If the winner has copied her, the tokens stay with the winner all the same.',
  },
  hannibal: OWN_COLOUR,
  caesar: OWN_COLOUR,
  hatshepsut: {
    'L-30': 'At most 1 coin for each neighbour in a turn, however much is bought.',
    'L-31': 'The coin comes after the payment and cannot help to pay.',
    'X-17': 'She pays also when a Dock makes the resource free, if it was needed.',
  },
  nero: {
    'L-32': 'For tokens won from now on.',
    'EQ-28': 'Victory tokens of a project count too.',
    'X-31': 'In teams a doubled victory brings 4 coins.',
  },
  xenophon: {
    'L-33': 'For cards built from now on.',
    'X-04': 'A yellow card from the discards pays too.',
  },
  vitruvius: {
    'L-34': 'For chains used from now on.',
    'X-05': 'A card that is free for another reason pays nothing. The chain has to be the way you choose.',
  },
  solomon: {
    'L-48': 'Halikarnassos takes its card first.',
    'X-02': 'Before the first Age the discards are empty, and he finds nothing.',
    'X-03': 'Any colour, but no duplicate and never a leader. You may pass.',
  },
  croesus: { 'X-29': 'His price comes first: without a coin he cannot be recruited.' },
  euclid: LEADER_SYMBOL,
  ptolemy: LEADER_SYMBOL,
  pythagoras: LEADER_SYMBOL,
  hypatia: OWN_COLOUR,
  pericles: OWN_COLOUR,
  hiram: { 'L-49': 'A guild that Olympia copies is not a purple card of yours.' },
  'gamers-guild': { 'L-43': 'On top of what the coins are worth anyway, and on top of Midas.' },
  'courtesans-guild': {
    'L-44': 'It has to copy at once: one recruited leader of a neighbour.',
    'L-45': 'The neighbour loses nothing.',
    'L-52': 'The copy is no leader of your city.',
    'X-10': 'What is counted is counted in your own city. Nothing it gives helps to pay for the guild itself.',
    'X-11': 'If neither neighbour has a leader, it never copies any. It is a purple card all the same.',
    'L-R2': 'Points of the copy stand on the line of the guilds.',
  },
  'diplomats-guild': { 'L-46': 'Leaders under a stage do not count.', 'L-52': 'Copied leaders do not count.' },
  'architects-guild': GUILD_OF_NEIGHBOURS,

  // cities
  'pigeon-loft': MASK,
  'spy-ring': MASK,
  'torture-chamber': MASK,
  hideout: LOSS,
  lair: LOSS,
  brotherhood: LOSS,
  residence: DIPLOMACY,
  consulate: DIPLOMACY,
  embassy: DIPLOMACY,
  'gambling-den': { 'C-34': 'All of these coins come from the bank.' },
  'gambling-house': {
    'C-35': 'All of these coins come from the bank.',
    'C-R7': 'Whoever has no coin cannot build it by paying.',
  },
  'clandestine-dock-east': DOCK,
  'clandestine-dock-west': DOCK,
  sepulcher: { ...LOST_TOKENS, ...LOSS },
  cenotaph: { ...LOST_TOKENS, ...LOSS },
  'builders-union': {
    'C-42': 'Everyone counts their own stages.',
    'X-20': 'A stage built in the same turn counts.',
    ...LOSS,
  },
  'architect-cabinet': {
    'C-39': 'Coins that a stage costs have to be paid.',
    'EQ-8': 'So have the coins of a project.',
  },
  'secret-warehouse': {
    'C-40': 'A kind that your board, brown or grey cards make. Yellow and black cards do not count.',
    'X-13': 'One unit a turn; with several kinds you choose. What you buy is not doubled.',
  },
  'black-market': { 'C-41': 'A kind that your board, brown and grey cards do not make. Other cards do not matter.' },
  'secret-society': { 'C-43': 'It counts itself, for the coins and for the points.' },
  'slave-market': {
    'C-44': 'Each token counts 1, whatever it is worth.',
    'E-R8': 'Its coins come before a project of the same turn gives its tokens.',
  },
  berenice: {
    'C-46': 'Once a turn. What neighbours pay you does not come from the bank.',
    'C-78': 'The conflicts of an Age together are one turn.',
    'X-30': 'She begins in the turn after she was recruited.',
  },
  caligula: { 'C-R3': 'Coins and resources both fall away. A use not taken in its Age is lost.' },
  diocletian: { 'C-R2': 'A black card from the discards pays too.' },
  darius: { 'C-49': 'Own black cards only.' },
  aspasia: DIPLOMACY,
  semiramis: {
    'C-51': 'Tokens from before count too, in all conflicts to come.',
    'EQ-30': 'The Military School takes them from you all the same.',
  },
  'counterfeiters-guild': { ...LOSS, 'C-R4': 'Copied or counted twice, it makes 5 points and nobody loses coins.' },
  'guild-of-shadows': GUILD_OF_NEIGHBOURS,
  'mourners-guild': { 'C-54': 'Each token counts 1, whatever it is worth.' },

  pigeonhole: MASK,
  'band-of-spies': MASK,
  dive: { 'C2-9': 'All of these coins come from the bank.' },
  'gambling-den_age2': {
    'C2-10': 'All of these coins come from the bank. In the first box it is called Gambling House.',
    'C-R7': 'Whoever has no coin cannot build it by paying.',
  },
  'clandestine-wharf-east': DOCK,
  'clandestine-wharf-west': DOCK,
  'chamber-of-builders': {
    'C-42': 'Everyone counts their own stages.',
    'X-20': 'A stage built in the same turn counts.',
    ...LOSS,
  },
  'architect-firm': {
    'C-39': 'Coins that a stage costs have to be paid.',
    'EQ-8': 'So have the coins of a project.',
  },
  'secret-network': { 'C-43': 'It counts itself, for the coins and for the points.' },
  'opium-stash': LOSS,
  'opium-den': LOSS,
  'opium-distillery': LOSS,
  customs: GIFT,
  'trade-center': GIFT,
  mint: GIFT,
  'raider-camp': RAIDER,
  'raider-fort': RAIDER,
  'raider-garrison': RAIDER,
  cells: TAKEN_TOO,
  guardhouse: TAKEN_TOO,
  prison: TAKEN_TOO,
  'smugglers-cache': {
    'C2-36': 'Every unit of that kind that you buy from that neighbour, also of a brown or grey card.',
    'C2-37': 'On top of Trading Posts and Wharves. The price is never below 0.',
    'C2-38': 'A unit that costs nothing that way is bought all the same.',
    'C2-39': 'It does nothing with a neighbour whose board starts with no resource.',
  },
  'forging-agency': {
    'C2-26': 'Any colour, but no duplicate. You may pass. It does this once.',
    'BOX-29': 'Solomon takes his card before it.',
  },
  memorial: { 'C2-42': 'Coins first, then the tokens go. What has counted them before stays.' },

  // leaders of the second box
  aganice: {
    ...AGE_PRICE,
    'L2-50': 'A symbol from any source, but none that a mask copies.',
    'L2-52': 'Nobody is asked: the best total is taken.',
  },
  enheduanna: {
    'L2-51': 'She counts last, when symbols are chosen, copied and turned. Without any symbol she adds none.',
    'L2-52': 'Nobody is asked: the best total is taken.',
  },
  nitocris: { ...AGE_PRICE, ...TAKEN_TOKEN, 'L2-44': 'Copied, she brings a token of Age III.' },
  gorgo: { 'L2-14': 'Tokens of 1, 1, 3, 3, 3 and 5 make 1 + 3 points. Four tokens of 3 make 6.' },
  telesilla: {
    'L2-40': 'Before anyone builds from the discards, and before losses. A token of this very turn can be given up.',
    'L2-41': 'All others answer at the same time, a teammate too. Who has tokens of one value only is not asked.',
    'L2-45': 'Copied, she acts once more, for the copier.',
  },
  cynisca: AGE_PRICE,
  agrippina: {
    'L2-47': 'Copied, she scores for a city without any leader.',
    'W-56': 'Entombed leaders do not count.',
  },
  makeda: { ...AGE_PRICE, ...MORE_THAN_EACH },
  cornelia: { ...AGE_PRICE, ...MORE_THAN_EACH },
  theano: { ...AGE_PRICE, ...MORE_THAN_EACH },
  phryne: { ...AGE_PRICE, ...MORE_THAN_EACH },
  eurypyle: { ...AGE_PRICE, ...MORE_THAN_EACH },
  octavia: {
    'L2-43': 'The others lose 1 coin for each stage of her owner.',
    ...LOSS,
    'L2-46': 'Copied, she counts the stages of the copier.',
  },
  arsinoe: { ...AGE_PRICE, ...LOSS, 'L2-46': 'Copied, she makes all others lose 3 coins.' },

  // projects
  'artisan-district': {
    'E-53': 'Two brown and one grey card make one pair.',
    ...LOST_CARD,
  },
  belvedere: { 'E-52': 'Stages built later count too.', ...LOST_CARD },
  'curtain-wall': { 'E-50': 'The shield counts in the conflicts of this Age already.', ...LOST_CARD },
  'money-changer': LOST_COINS,
  outpost: { ...REWARD_TOKEN, 'EQ-25': 'Only a red card can be lost, no shields from elsewhere.', ...LOST_CARD },
  amphitheater: LOST_CARD,
  'auction-house': LOST_COINS,
  factory: { 'E-51': 'From the next turn on.', 'EQ-32': 'Neighbours cannot buy it.', ...LOST_CARD },
  'river-port': { 'E-51': 'From the next turn on.', 'EQ-32': 'Neighbours cannot buy it.', ...LOST_CARD },
  'staging-camp': {
    ...REWARD_TOKEN,
    'EQ-47': 'Sources differ about the price: 2 or 3 coins. Polis takes 2.',
    ...LOST_CARD,
  },
  agora: {
    'EQ-34':
      'One purple card of yours counts again at the end, the best one. It is not there twice, and a guild copied by Olympia cannot be doubled.',
    ...LOST_CARD,
  },
  archives: { 'EQ-33': 'Black is a colour of its own, white is not.', ...LOST_CARD },
  'concentric-castle': {
    'E-50': 'The shields count in the conflicts of this Age already.',
    'EQ-26': 'Any two of your victory tokens. With one or none you take the debt.',
  },
  'gold-reserves': LOST_COINS,
  'military-school': {
    'E-49': 'The defeats you have then are gone. Later ones count as ever.',
    ...REWARD_TOKEN,
    ...LOST_CARD,
  },

  // boards
  alexandria: { 'B-8.1': 'What its stages make cannot be bought by neighbours.' },
  babylon: {
    'B-8.2': 'The last card may be built, used for a stage or sold. Built in the last turn, the stage works at once.',
    'B-10.1': 'The last card is a small turn of its own: coins and goods of the last turn can pay for it.',
    'B-8.3': 'The symbol is chosen at the end, as it suits you best.',
  },
  ephesos: { 'B-8.8': 'The coins come once, when the stage is built.' },
  halikarnassos: { ...DIG, 'B-10.2': 'Babylon plays its last card first, and Halikarnassos may find it.' },
  olympia: {
    'B-8.5': 'A free card is of the hand, never a stage. A use not taken in its Age is lost.',
    'B-8.7':
      'The copied guild is the one that gives you most, together with your symbols. The neighbour loses nothing.',
    'L-49': 'The copy is not a purple card of yours.',
    'B-11.2': 'Second edition, day: a card is free if your city has none of its colour when the turn begins.',
    'B-11.3':
      'Second edition, night: the first free card is the one of the first turn. Sold or used for a stage, it is lost.',
    'B-11.4': 'The last one is that of the last turn, not the card left over.',
  },
  rhodos: { 'B-8.8': 'The shields count from now on, the coins come once.' },
  rome: {
    'L-55': 'It makes nothing, so neighbours can buy nothing from it at first.',
    'L-57': 'Side B: leaders cost its owner 2 coins less and both neighbours 1 coin less.',
    'X-08': 'As long as a stage that recruits is still to come, Rome B keeps its leaders in Age III.',
    'L2-32': 'Second box, by night: the second stage costs another resource.',
    'X-09': 'The further leader is paid from what is left of the coins held when the turn began. You may pass.',
  },
  petra: {
    ...LOSS,
    'C-39': 'The Architect Cabinet saves no coins.',
    'EQ-9': 'With a project both sums are paid.',
    'C2-28': 'The second stage costs less in the second box: 5 coins by day and 10 by night.',
  },
  byzantium: { ...DIPLOMACY, 'C2-29': 'Its stages make more points in the second box.' },
  ur: PAWN,
  carthage: {
    'E-8': 'It may be in any game.',
    ...TWO_OFFERS,
    'EQ-42': 'Halikarnassos takes from the discards first, then Carthage, then Solomon.',
  },
  'great-wall': {
    'W-16': 'Each stage that is not built yet may be the next one.',
    'W-17': 'Which stage it is, is chosen and sealed with the card.',
    'BOX-29': 'Halikarnassos takes from the discards before it.',
  },
  stonehenge: {
    'W-32': 'A card with two stones counts two, a card with a choice that includes stone counts one.',
    'W-33': 'Only brown cards count.',
    'W-35': 'A leader under the stage counts the leaders that both neighbours have recruited.',
    'W-36': 'The card under the stage stays hidden until points are counted.',
  },
  'manneken-pis': {
    'W-43': 'It copies the effect and pays its own cost.',
    'W-44': 'Whether the neighbour has built that stage does not matter, and the neighbour loses nothing.',
    'W-80': 'Of fewer stages the third is the last one; there may be no second.',
    'W-82': 'Of the Great Wall it copies the stage in that place from the left.',
    'W-84': 'The side in play counts.',
  },
  'abu-simbel': {
    'W-54': 'Twice the printed price, whatever was paid.',
    'W-55': 'All that the leader gives ends.',
    'W-89': 'You may pass. Then the stage makes nothing, then or later.',
    'W-90': 'Any leader in your city, also one of this turn. None in hand or under a stage.',
    'W-91': 'Coins, tokens and cards that the leader has brought stay.',
    'W-94': 'Where the price is the Age, the Age of the burial counts.',
  },
  catan: {
    'W-63': 'Only what the city itself makes is exchanged.',
    'W-64': 'What is bought or taken off a cost is never exchanged.',
    'W-67': 'What came by an exchange is not exchanged again.',
    'W-73': 'Nothing makes the drawn leader cheaper.',
    'W-75': 'Not recruited, it goes back to the box.',
  },
};
