/** Rulings on some cards and boards, by id, under the number of their rule. */
import type * as english from '../en/rulings.ts';
import type { Texts } from '../texts.ts';

const SAME_BUILDING = {
  'B-3.5': 'Celles des Âges I et II sont le même bâtiment : une Cité n’en a qu’une.',
};
const ONE_A_TURN = 'Elle en produit une par tour. Les voisins ne peuvent pas l’acheter.';
const NOT_FOLLOWED = 'L’Entrepôt secret et le Marché noir n’en tiennent pas compte.';
const MASK = {
  'C-26': 'À la fin, le masque devient le symbole d’une carte verte d’un voisin.',
  'C-27': 'Plusieurs masques copient des cartes vertes différentes ; chacune ne sert qu’à un masque.',
  'X-25':
    'Seules les cartes vertes se copient : ni leader, ni guilde, ni étape, ni autre masque. Le meilleur symbole est choisi pour toi.',
};
const LOSS = {
  'C-08': 'Pour chaque pièce perdue, chacun paie 1 pièce ou prend une dette de −1, à sa guise.',
  'C-13': 'Les pertes se règlent tout à la fin du tour, quand toutes les pièces du tour sont arrivées.',
};
const DIPLOMACY = {
  'C-16': 'La Cité ne participe pas aux prochains conflits et ne prend aucun jeton. Un rameau d’olivier est rendu.',
  'C-17': 'Ses deux voisins s’affrontent à sa place.',
  'C-20': 'Le rameau ne se garde pas pour plus tard, même quand on est le plus fort.',
};
const LOST_TOKENS = {
  'C-38': 'Chacun compte ses propres jetons Victoire, quelle que soit leur valeur.',
  'X-20': 'On les compte au moment de régler les pertes.',
};
const DOCK = {
  'C-36':
    'La première ressource achetée là dans un tour coûte 1 pièce de moins, quelle qu’elle soit. Elle peut être gratuite.',
  'C-37': 'L’acheteur dit lequel de ses achats est le premier.',
};
const AGE_PRICE = {
  'L2-10': 'Le prix est le numéro de l’Âge. À un tour de recrutement, c’est l’Âge que ce tour ouvre.',
  'L2-35': 'Ce qui rend les leaders moins chers le baisse aussi.',
};
const MORE_THAN_EACH = {
  'L2-48': 'Copiée, elle compare la Cité qui copie à ses propres voisines.',
};
const TAKEN_TOKEN = {
  'L2-38': 'Le jeton est pris, pas gagné : Néron ne paie pas pour lui.',
  'L2-39': 'Tout ce qui compte les jetons Victoire le compte.',
};
const RAIDER = {
  'C2-33': 'Le jeton est pris, pas gagné : Néron ne paie pas pour lui.',
  'C2-34': 'Tout ce qui compte les jetons Victoire le compte.',
  'C2-35': 'Les voisins ne peuvent pas payer au lieu de prendre la dette. Un rameau d’olivier n’y change rien.',
};
const GIFT = {
  'C2-40':
    'Tous reçoivent ces pièces sauf sa Cité, un équipier aussi. Elles peuvent payer les pertes de ce tour, rien de ce qui est construit.',
};
const TAKEN_TOO = { 'C2-34': 'Les jetons pris comptent comme ceux qui ont été gagnés.' };
const CHEAPER = {
  'L-40': 'Les pièces d’un coût restent à payer.',
  'L-41': 'Tu choisis la ressource en moins.',
};
const OWN_COLOUR = { 'X-26': 'Un leader n’est d’aucune autre couleur : il ne compte donc jamais ici.' };
const LEADER_SYMBOL = {
  'L-54': 'Il compte comme le symbole d’une carte verte.',
  'X-26': 'Ce n’est pas une carte verte.',
};
const AFTER_THE_COUNT = { 'B-9.6': 'Ses points se comptent à la fin, ses pièces à la construction.' };
const DIG = {
  'B-8.4': 'La défausse contient tout depuis le début de la partie, y compris les cartes de ce tour.',
  'B-10.6': 'Tu peux renoncer.',
};
const GUILD_OF_NEIGHBOURS = { 'B-9.7': 'Elle regarde les deux voisins et pas ta propre Cité.' };
const TRADE = {
  'B-4.13':
    'Elle agit dès le tour suivant. Deux réductions ne s’ajoutent pas : une ressource coûte toujours au moins 1 pièce.',
};
const LOST_CARD = {
  'E-37': 'Qui peut subir toute la pénalité doit la subir. Personne ne peut choisir la dette.',
  'EQ-22': 'La carte perdue va dans la défausse.',
  'EQ-23': 'Elle emporte tout ce qu’elle donne, boucliers et chaînages compris. Les pièces reçues restent.',
};
const LOST_COINS = {
  'E-37': 'Qui peut payer toute la pénalité doit la payer. Personne ne peut choisir la dette.',
  'EQ-17': 'Les pertes dues aux cartes noires du dernier tour passent avant.',
};
const REWARD_TOKEN = {
  'EQ-28': 'Le jeton est comme les autres : tout ce qui compte les jetons Victoire le compte.',
};
const PAWN = {
  'E-60': 'Le pion vient de la boîte. Il ne rapproche pas l’Édifice de son achèvement.',
  'EQ-36': 'Il peut être d’un Âge passé. Pour un Édifice échoué, il ne vaut rien.',
  'EQ-38': 'Un deuxième pion du même Âge donne la récompense une deuxième fois.',
};
const TWO_OFFERS = { 'E-64': 'L’un des deux se choisit à la construction, pour de bon.' };

export const rulings: Texts<typeof english.rulings> = {
  'loom-age1': SAME_BUILDING,
  'loom-age2': SAME_BUILDING,
  'glassworks-age1': SAME_BUILDING,
  'glassworks-age2': SAME_BUILDING,
  'press-age1': SAME_BUILDING,
  'press-age2': SAME_BUILDING,
  'east-trading-post': TRADE,
  'west-trading-post': TRADE,
  marketplace: TRADE,
  forum: { 'B-4.5': ONE_A_TURN, 'B-6.1': 'L’un ou l’autre comptoir la rend gratuite.', 'C-40': NOT_FOLLOWED },
  caravansery: { 'B-4.5': ONE_A_TURN, 'C-40': NOT_FOLLOWED },
  vineyard: { 'B-5.4': 'Les cartes marron construites dans le même tour comptent, celles des voisins aussi.' },
  bazar: { 'B-5.4': 'Les cartes grises construites dans le même tour comptent, celles des voisins aussi.' },
  bazaar: { 'B-5.4': 'Les cartes grises construites dans le même tour comptent, celles des voisins aussi.' },
  haven: AFTER_THE_COUNT,
  lighthouse: { ...AFTER_THE_COUNT, 'B-5.4': 'C’est une carte jaune : elle se compte elle-même.' },
  'chamber-of-commerce': AFTER_THE_COUNT,
  arena: AFTER_THE_COUNT,
  ludus: {
    'B-11.R9': 'Ses pièces comptent les cartes rouges au moment de la construction, ses points celles de la fin.',
  },
  'workers-guild': GUILD_OF_NEIGHBOURS,
  'craftsmens-guild': GUILD_OF_NEIGHBOURS,
  'traders-guild': GUILD_OF_NEIGHBOURS,
  'philosophers-guild': { ...GUILD_OF_NEIGHBOURS, 'X-26': 'Un leader avec un symbole n’est pas une carte verte.' },
  'spies-guild': { ...GUILD_OF_NEIGHBOURS, 'X-26': 'Un leader avec des boucliers n’est pas une carte rouge.' },
  'magistrates-guild': GUILD_OF_NEIGHBOURS,
  'strategists-guild': {
    'B-7.3': 'Elle compte les jetons Défaite que tes voisins ont à la fin.',
    'L-28': 'Un jeton passé par Tomyris appartient à celui qui l’a pris.',
  },
  'shipowners-guild': {
    'B-9.7': 'C’est une carte violette : elle se compte elle-même. La ressource de la Merveille n’est pas une carte.',
    'B-10.4': 'Copiée chez un voisin, elle se compte aussi : un point de plus.',
    'EQ-34': 'Doublée par l’Agora, elle reste une seule carte violette.',
  },
  'builders-guild': { 'B-9.7': 'Elle compte les étapes des trois Cités.' },
  'scientists-guild': {
    'B-9.5': 'Le symbole se choisit à la fin, au mieux pour toi ; Polis s’en charge.',
    'B-8.7': 'Copiée chez un voisin, c’est un symbole au choix de plus, sur la ligne des sciences.',
    'EQ-34': 'Doublée par l’Agora, c’est un deuxième symbole au choix.',
  },
  'decorators-guild': {
    'B-11.6': 'Toutes les étapes, ou rien.',
    'B-11.R8': 'Leur nombre dépend de la face : deux, trois ou quatre.',
  },

  alexander: { 'L-20': 'Chaque jeton compte 1 de plus, quelle que soit sa valeur. Les défaites ne changent pas.' },
  amytis: { 'L-19': 'Trois étapes font 6 points.' },
  archimedes: CHEAPER,
  hammurabi: CHEAPER,
  leonidas: CHEAPER,
  imhotep: {
    ...CHEAPER,
    'C-80': 'Les pièces des étapes de Pétra restent à payer.',
    'EQ-7': 'Celles d’un Édifice aussi.',
  },
  aristotle: { 'L-21': 'Les symboles au choix en tiennent compte : ils vont là où le total est le plus haut.' },
  justinian: { 'L-22': 'Une carte rouge, une bleue et une verte font une série.', ...OWN_COLOUR },
  plato: {
    'L-23':
      'Une série a une carte de chacune des sept couleurs du jeu de base. Les cartes noires n’en font pas partie.',
    'L-50': 'Deux séries complètes font 14 points.',
    ...OWN_COLOUR,
  },
  midas: { 'L-24': 'En plus de ce que valent déjà les pièces.' },
  bilkis: {
    'L-25': 'Une ressource par tour, pas plus.',
    'X-16': 'Elle s’achète à la banque : Hatchepsout ne rapporte rien, et rien ne la rend moins chère.',
  },
  maecenas: {
    'L-26': 'Son propre prix est à payer.',
    'X-07': 'Le leader supplémentaire des étapes de Rome n’est pas gratuit avec lui.',
  },
  ramses: { 'L-27': 'Aussi souvent que tu veux.', 'X-06': 'Le pouvoir d’Olympie pour cet Âge n’est pas dépensé.' },
  tomyris: {
    'L-28': 'Le vainqueur prend les deux jetons. Les conflits d’avant ne changent pas.',
    'L-53': 'Si le vainqueur l’a copiée, les jetons restent quand même chez lui.',
  },
  hannibal: OWN_COLOUR,
  caesar: OWN_COLOUR,
  hatshepsut: {
    'L-30': 'Au plus 1 pièce par voisin et par tour, quel que soit l’achat.',
    'L-31': 'La pièce vient après le paiement et ne peut pas y servir.',
    'X-17': 'Elle rapporte aussi quand un quai rend la ressource gratuite, si elle était nécessaire.',
  },
  nero: {
    'L-32': 'Pour les jetons gagnés à partir de maintenant.',
    'EQ-28': 'Les jetons Victoire d’un Édifice comptent aussi.',
    'X-31': 'En équipe, une victoire doublée rapporte 4 pièces.',
  },
  xenophon: {
    'L-33': 'Pour les cartes construites à partir de maintenant.',
    'X-04': 'Une carte jaune tirée de la défausse rapporte aussi.',
  },
  vitruvius: {
    'L-34': 'Pour les chaînages utilisés à partir de maintenant.',
    'X-05': 'Une carte gratuite pour une autre raison ne rapporte rien. C’est le chaînage qu’il faut choisir.',
  },
  solomon: {
    'L-48': 'Halicarnasse prend sa carte d’abord.',
    'X-02': 'Avant le premier Âge la défausse est vide : il ne trouve rien.',
    'X-03': 'N’importe quelle couleur, mais pas de doublon et jamais un leader. Tu peux renoncer.',
  },
  croesus: { 'X-29': 'Son prix passe d’abord : sans une pièce, on ne peut pas le recruter.' },
  euclid: LEADER_SYMBOL,
  ptolemy: LEADER_SYMBOL,
  pythagoras: LEADER_SYMBOL,
  hypatia: OWN_COLOUR,
  pericles: OWN_COLOUR,
  hiram: { 'L-49': 'Une guilde copiée par Olympie n’est pas une de tes cartes violettes.' },
  'gamers-guild': { 'L-43': 'En plus de ce que valent déjà les pièces, et en plus de Midas.' },
  'courtesans-guild': {
    'L-44': 'Elle doit copier tout de suite : un leader recruté par un voisin.',
    'L-45': 'Le voisin ne perd rien.',
    'L-52': 'La copie n’est pas un leader de ta Cité.',
    'X-10':
      'Ce qui se compte se compte dans ta propre Cité. Rien de ce qu’elle donne n’aide à payer la guilde elle-même.',
    'X-11': 'Si aucun voisin n’a de leader, elle n’en copiera jamais. Elle reste une carte violette.',
    'L-R2': 'Les points de la copie sont sur la ligne des guildes.',
  },
  'diplomats-guild': {
    'L-46': 'Les leaders placés sous une étape ne comptent pas.',
    'L-52': 'Les leaders copiés ne comptent pas.',
  },
  'architects-guild': GUILD_OF_NEIGHBOURS,

  'pigeon-loft': MASK,
  'spy-ring': MASK,
  'torture-chamber': MASK,
  hideout: LOSS,
  lair: LOSS,
  brotherhood: LOSS,
  residence: DIPLOMACY,
  consulate: DIPLOMACY,
  embassy: DIPLOMACY,
  'gambling-den': { 'C-34': 'Toutes ces pièces viennent de la banque.' },
  'gambling-house': {
    'C-35': 'Toutes ces pièces viennent de la banque.',
    'C-R7': 'Sans une pièce, on ne peut pas la construire en payant.',
  },
  'clandestine-dock-east': DOCK,
  'clandestine-dock-west': DOCK,
  sepulcher: { ...LOST_TOKENS, ...LOSS },
  cenotaph: { ...LOST_TOKENS, ...LOSS },
  'builders-union': {
    'C-42': 'Chacun compte ses propres étapes.',
    'X-20': 'Une étape construite dans le même tour compte.',
    ...LOSS,
  },
  'architect-cabinet': {
    'C-39': 'Les pièces que coûte une étape restent à payer.',
    'EQ-8': 'Celles d’un Édifice aussi.',
  },
  'secret-warehouse': {
    'C-40':
      'Une ressource que ta Merveille ou tes cartes marron ou grises produisent. Les jaunes et les noires ne comptent pas.',
    'X-13': 'Une par tour ; s’il y en a plusieurs, tu choisis. Ce que tu achètes n’est pas doublé.',
  },
  'black-market': {
    'C-41':
      'Une ressource que ni ta Merveille ni tes cartes marron et grises ne produisent. Les autres cartes ne comptent pas.',
  },
  'secret-society': { 'C-43': 'Elle se compte elle-même, pour les pièces et pour les points.' },
  'slave-market': {
    'C-44': 'Chaque jeton compte 1, quelle que soit sa valeur.',
    'E-R8': 'Ses pièces viennent avant les jetons d’un Édifice achevé dans le même tour.',
  },
  berenice: {
    'C-46': 'Une fois par tour. Ce que paient les voisins ne vient pas de la banque.',
    'C-78': 'Les conflits d’un Âge forment ensemble un seul tour.',
    'X-30': 'Elle commence au tour qui suit son recrutement.',
  },
  caligula: { 'C-R3': 'Pièces et ressources tombent toutes. Un usage non pris dans son Âge est perdu.' },
  diocletian: { 'C-R2': 'Une carte noire tirée de la défausse rapporte aussi.' },
  darius: { 'C-49': 'Tes propres cartes noires seulement.' },
  aspasia: DIPLOMACY,
  semiramis: {
    'C-51': 'Les jetons d’avant comptent aussi, dans tous les conflits à venir.',
    'EQ-30': 'L’École militaire te les retire quand même.',
  },
  'counterfeiters-guild': { ...LOSS, 'C-R4': 'Copiée ou doublée, elle fait 5 points et personne ne perd de pièces.' },
  'guild-of-shadows': GUILD_OF_NEIGHBOURS,
  'mourners-guild': { 'C-54': 'Chaque jeton compte 1, quelle que soit sa valeur.' },
  pigeonhole: MASK,
  'band-of-spies': MASK,
  dive: { 'C2-9': 'Toutes ces pièces viennent de la banque.' },
  'gambling-den_age2': {
    'C2-10':
      'Toutes ces pièces viennent de la banque. En anglais, elle s’appelait Gambling House dans la première boîte.',
    'C-R7': 'Sans pièce, on ne peut pas la construire en payant.',
  },
  'clandestine-wharf-east': DOCK,
  'clandestine-wharf-west': DOCK,
  'chamber-of-builders': {
    'C-42': 'Chacun compte ses propres étapes.',
    'X-20': 'Une étape construite dans le même tour compte.',
    ...LOSS,
  },
  'architect-firm': {
    'C-39': 'Les pièces que coûte une étape restent à payer.',
    'EQ-8': 'Celles d’un Édifice aussi.',
  },
  'secret-network': { 'C-43': 'Il se compte lui-même, pour les pièces et pour les points.' },
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
    'C2-36': 'Chaque unité de cette sorte achetée à ce voisin, même d’une carte marron ou grise.',
    'C2-37': 'En plus des Comptoirs et des Quais. Le prix ne descend pas sous 0.',
    'C2-38': 'Une unité qui ne coûte ainsi rien est achetée quand même.',
    'C2-39': 'Sans effet avec un voisin dont le plateau n’a pas de ressource de départ.',
  },
  'forging-agency': {
    'C2-26': 'Toute couleur, mais pas de doublon. Tu peux renoncer. Une seule fois.',
    'BOX-29': 'Salomon prend sa carte avant elle.',
  },
  memorial: { 'C2-42': 'Les pièces d’abord, puis les jetons partent. Ce qui les avait déjà comptés reste.' },

  // leaders of the second box
  aganice: {
    ...AGE_PRICE,
    'L2-50': 'Un symbole de toute origine, mais pas celui que copie un masque.',
    'L2-52': 'Personne n’est interrogé : le meilleur total est pris.',
  },
  enheduanna: {
    'L2-51':
      'Elle compte en dernier, quand les symboles sont choisis, copiés et changés. Sans symbole, elle n’ajoute rien.',
    'L2-52': 'Personne n’est interrogé : le meilleur total est pris.',
  },
  nitocris: { ...AGE_PRICE, ...TAKEN_TOKEN, 'L2-44': 'Copiée, elle apporte un jeton de l’Âge III.' },
  gorgo: { 'L2-14': 'Des jetons de 1, 1, 3, 3, 3 et 5 font 1 + 3 points. Quatre jetons de 3 en font 6.' },
  telesilla: {
    'L2-40':
      'Avant toute construction depuis la défausse et avant les pertes. Un jeton de ce tour même peut être rendu.',
    'L2-41':
      'Tous les autres répondent en même temps, un équipier aussi. Qui n’a des jetons que d’une valeur n’est pas interrogé.',
    'L2-45': 'Copiée, elle agit encore une fois, pour la Cité qui copie.',
  },
  cynisca: AGE_PRICE,
  agrippina: {
    'L2-47': 'Copiée, elle marque pour une Cité sans aucun leader.',
    'W-56': 'Les leaders au tombeau ne comptent pas.',
  },
  makeda: { ...AGE_PRICE, ...MORE_THAN_EACH },
  cornelia: { ...AGE_PRICE, ...MORE_THAN_EACH },
  theano: { ...AGE_PRICE, ...MORE_THAN_EACH },
  phryne: { ...AGE_PRICE, ...MORE_THAN_EACH },
  eurypyle: { ...AGE_PRICE, ...MORE_THAN_EACH },
  octavia: {
    'L2-43': 'Les autres perdent 1 pièce par étape construite dans sa Cité.',
    ...LOSS,
    'L2-46': 'Copiée, elle compte les étapes de la Cité qui copie.',
  },
  arsinoe: { ...AGE_PRICE, ...LOSS, 'L2-46': 'Copiée, elle fait perdre 3 pièces à tous les autres.' },

  'artisan-district': { 'E-53': 'Deux cartes marron et une grise font une paire.', ...LOST_CARD },
  belvedere: { 'E-52': 'Les étapes construites plus tard comptent aussi.', ...LOST_CARD },
  'curtain-wall': { 'E-50': 'Le bouclier compte déjà dans les conflits de cet Âge.', ...LOST_CARD },
  'money-changer': LOST_COINS,
  outpost: {
    ...REWARD_TOKEN,
    'EQ-25': 'Seule une carte rouge peut être perdue, pas des boucliers venus d’ailleurs.',
    ...LOST_CARD,
  },
  amphitheater: LOST_CARD,
  'auction-house': LOST_COINS,
  factory: { 'E-51': 'À partir du tour suivant.', 'EQ-32': 'Les voisins ne peuvent pas l’acheter.', ...LOST_CARD },
  'river-port': { 'E-51': 'À partir du tour suivant.', 'EQ-32': 'Les voisins ne peuvent pas l’acheter.', ...LOST_CARD },
  'staging-camp': {
    ...REWARD_TOKEN,
    'EQ-47': 'Les sources divergent sur le prix : 2 ou 3 pièces. Polis prend 2.',
    ...LOST_CARD,
  },
  agora: {
    'EQ-34':
      'Une de tes cartes violettes compte encore une fois à la fin, la meilleure. Elle n’est pas là deux fois, et une guilde copiée par Olympie ne se double pas.',
    ...LOST_CARD,
  },
  archives: { 'EQ-33': 'Le noir est une couleur, le blanc non.', ...LOST_CARD },
  'concentric-castle': {
    'E-50': 'Les boucliers comptent déjà dans les conflits de cet Âge.',
    'EQ-26': 'Deux de tes jetons Victoire, au choix. Avec un seul ou aucun, tu prends la dette.',
  },
  'gold-reserves': LOST_COINS,
  'military-school': {
    'E-49': 'Les défaites que tu as alors disparaissent. Les suivantes comptent comme toujours.',
    ...REWARD_TOKEN,
    ...LOST_CARD,
  },

  alexandria: { 'B-8.1': 'Les voisins ne peuvent pas acheter ce que produisent ses étapes.' },
  babylon: {
    'B-8.2':
      'La dernière carte peut être construite, servir à une étape ou être vendue. Bâtie au dernier tour, l’étape agit aussitôt.',
    'B-10.1': 'La dernière carte est un petit tour à part : les pièces et ressources du dernier tour peuvent la payer.',
    'B-8.3': 'Le symbole se choisit à la fin, au mieux pour toi.',
  },
  ephesos: { 'B-8.8': 'Les pièces viennent une fois, à la construction de l’étape.' },
  halikarnassos: {
    ...DIG,
    'B-10.2': 'Babylone joue sa dernière carte d’abord, et Halicarnasse peut la trouver.',
  },
  olympia: {
    'B-8.5': 'La carte gratuite vient de la main, jamais une étape. Un usage non pris dans son Âge est perdu.',
    'B-8.7': 'La guilde copiée est celle qui te donne le plus, avec tes symboles. Le voisin ne perd rien.',
    'L-49': 'La copie n’est pas une de tes cartes violettes.',
    'B-11.2':
      'Deuxième édition, jour : une carte est gratuite si ta Cité n’en a aucune de sa couleur au début du tour.',
    'B-11.3':
      'Deuxième édition, nuit : la première carte gratuite est celle du premier tour. Vendue ou mise sous une étape, c’est perdu.',
    'B-11.4': 'La dernière est celle du dernier tour, pas la carte qui reste.',
  },
  rhodos: { 'B-8.8': 'Les boucliers comptent désormais, les pièces viennent une fois.' },
  rome: {
    'L-55': 'Elle ne produit rien : au début, les voisins n’ont rien à y acheter.',
    'L-57': 'Face B : les leaders coûtent 2 pièces de moins à son joueur et 1 de moins aux deux voisins.',
    'X-08': 'Tant qu’une étape qui recrute reste à bâtir, Rome B garde ses leaders à l’Âge III.',
    'L2-32': 'Deuxième boîte, de nuit : la deuxième étape coûte une autre ressource.',
    'X-09': 'Le leader supplémentaire se paie avec ce qui reste des pièces du début du tour. Tu peux renoncer.',
  },
  petra: {
    ...LOSS,
    'C-39': 'Le Cabinet d’architecte ne dispense pas des pièces.',
    'EQ-9': 'Avec un Édifice, les deux sommes sont à payer.',
    'C2-28': 'La deuxième étape coûte moins dans la deuxième boîte : 5 pièces de jour et 10 de nuit.',
  },
  byzantium: { ...DIPLOMACY, 'C2-29': 'Ses étapes font plus de points dans la deuxième boîte.' },
  ur: PAWN,
  carthage: {
    'E-8': 'Elle peut être de toutes les parties.',
    ...TWO_OFFERS,
    'EQ-42': 'Halicarnasse puise d’abord dans la défausse, puis Carthage, puis Salomon.',
  },
  'great-wall': {
    'W-16': 'Chaque étape non construite peut être la prochaine.',
    'W-17': 'L’étape se choisit avec la carte et se scelle avec elle.',
    'BOX-29': 'Halicarnasse puise avant elle dans la défausse.',
  },
  stonehenge: {
    'W-32': 'Une carte à deux pierres en compte deux, une carte au choix qui comprend la pierre en compte une.',
    'W-33': 'Seules les cartes marron comptent.',
    'W-35': 'Un leader sous l’étape compte les leaders que les deux voisins ont recrutés.',
    'W-36': 'La carte sous l’étape reste cachée jusqu’au décompte.',
  },
  'manneken-pis': {
    'W-43': 'Il copie l’effet et paie son propre coût.',
    'W-44': 'Peu importe que le voisin ait construit cette étape, et il n’y perd rien.',
    'W-80': 'S’il y a moins d’étapes, la troisième est la dernière ; il peut ne pas y avoir de deuxième.',
    'W-82': 'De la Grande Muraille, il copie l’étape à cette place depuis la gauche.',
    'W-84': 'C’est la face en jeu qui compte.',
  },
  'abu-simbel': {
    'W-54': 'Deux fois le prix imprimé, quoi qu’on ait payé.',
    'W-55': 'Tout ce que donne le leader cesse.',
    'W-89': 'Tu peux renoncer. L’étape ne fait alors rien, ni plus tard.',
    'W-90': 'Tout leader de ta Cité, même de ce tour. Aucun en main ou sous une étape.',
    'W-91': 'Les pièces, jetons et cartes que le leader a apportés restent.',
    'W-94': 'Si le prix est l’Âge, c’est celui de la mise au tombeau qui compte.',
  },
  catan: {
    'W-63': 'Seul ce que produit la Cité elle-même s’échange.',
    'W-64': 'Ce qui est acheté ou épargné ne s’échange jamais.',
    'W-67': 'Ce que donne un échange ne s’échange plus.',
    'W-73': 'Rien ne rend moins cher le leader pioché.',
    'W-75': 'Non recruté, il retourne dans la boîte.',
  },
};
