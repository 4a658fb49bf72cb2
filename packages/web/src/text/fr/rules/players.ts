/** The rules: other numbers of players, and the second edition. */
import type * as english from '../../en/rules/players.ts';
import type { Texts } from '../../texts.ts';

export const players: Texts<typeof english.players> = {
  'two-players': `
# Deux joueurs et la Cité libre
Une troisième Cité joue sans joueur. À chaque tour, l’un de vous décide pour elle. C’est pour la première édition, avec ou sans Leaders et Cities.

## setup: Avant le premier tour
Les paquets sont ceux pour trois joueurs, avec cinq guildes. Un troisième plateau va à la Cité libre ; les trois Cités sont voisines les unes des autres et commencent avec {coin 3}. Vous recevez sept cartes chacun, et les sept autres forment une pioche face cachée.
Vous **tenez** la Cité libre à tour de rôle : le premier joueur aux tours impairs des Âges I et III, le second aux tours impairs de l’Âge II.

## turn: Un tour
1. Qui tient la Cité libre pioche la première carte de la pile.
2. Il choisit une carte pour sa propre Cité, puis une autre de la même main pour la Cité libre. L’adversaire choisit une carte comme d’habitude.
3. Les trois agissent ensemble.
4. Vous échangez le reste de vos mains, et la Cité libre change de main aussi.

## free-city: Ce que doit faire la Cité libre
Elle ne vend que si elle le doit. Si l’une des cartes restantes peut y être construite, ou glissée sous sa prochaine étape, il faut choisir une telle carte et l’utiliser ainsi. S’il n’y en a pas, on en vend une pour elle.
Elle paie avec ses propres {icon coin} et commerce selon les règles habituelles : elle vous achète et vous lui achetez. Si vous vendez tous deux ce qu’il lui faut, celui qui la tient choisit le vendeur. Une carte qu’elle peut construire par chaînage **doit** l’être ainsi. Elle n’a jamais deux fois la même carte.
? B-12.17, E-R4: Celui qui la tient répond à toutes ses questions. Une carte que seul un pouvoir de {board olympia} rendrait possible n’a pas à être choisie. La dernière carte de {board babylon} ne lui sert à rien, puisqu’elle n’a pas de main. Elle peut avoir {board carthage}.

## end: La fin d’un Âge et de la partie
Après le dernier tour, les trois cartes restantes vont à la défausse. Les trois Cités se battent comme d’habitude, et la Cité libre garde ses jetons. Celui de vous qui a le plus de points gagne ; puis les pièces décident. La Cité libre ne peut pas gagner.

## leaders: Avec Leaders
Vous commencez tous deux avec {coin 6}, la Cité libre avec {coin 3}. Vous choisissez quatre leaders chacun en échangeant les paquets ; la Cité libre n’en a pas et ne recrute jamais.
? L-R4: Elle n’a jamais le plateau de {board rome}. Si elle construit la {card courtesans-guild}, celui qui la tient choisit un leader de l’un de vous.

## cities: Avec Cities
Une perte causée par la Cité libre vaut pour vous deux. Quand elle perd elle-même des pièces, celui qui la tient répartit la perte. Si elle a un rameau d’olivier, vous avez un seul conflit entre vous.
? X-27: Il y a trois cartes noires par Âge, les mains et la pioche ont huit cartes, et un Âge a sept tours.
? C-R12: Si elle perd des pièces à un tour de recrutement, c’est à celui qui la tiendra le premier dans l’Âge qui vient de décider.
Edifice ne se joue pas à deux.
`,
  'second-edition': `
# La deuxième édition
Les règles sont les mêmes ; quelques cartes et plateaux changent. Elle se joue de trois à sept, avec la première boîte de Cities aussi à huit. Leaders et Cities ont pour elle [leurs propres boîtes](boxes). Les faces des plateaux s’appellent jour et nuit.
? B-11.R7: Deux joueurs sont refusés. Il faut Cities pour huit, comme dans la première édition, et ce doit être la première boîte.

## olympia: Olympie
**Jour, étape II** : une carte est gratuite si ta Cité n’a encore aucune carte de sa couleur, à chaque Âge.
**Nuit, étape I** : la carte du premier tour d’un Âge est gratuite, si tu la construis.
**Nuit, étape II** : de même pour la carte du dernier tour. La carte qui reste ensuite n’est pas concernée.
? B-11.R1: Toutes les couleurs des Âges comptent, le noir aussi ; les leaders ne sont ni comptés ni gratuits. Une couleur que ta Cité perd redevient gratuite.
? B-11.R2: Ces pouvoirs agissent dès le tour suivant l’étape et seulement pour les cartes de ta main : jamais pour une étape, un leader ou un Édifice, et jamais pour une carte que tu as déjà.
? B-11.R3: Tu nommes le pouvoir comme façon de construire. Ce n’est pas un chaînage, donc {card vitruvius} ne paie rien. Les deux étapes de la nuit ne s’usent pas l’une l’autre.
? B-11.R4: Premier et dernier désignent le premier et le dernier tour d’un Âge. Un tour de recrutement n’est pas le premier tour, mais une étape qui y est construite arrive à temps.

## babylon: Babylone
Nuit, étape I : tu peux jouer la [dernière carte](wonders#babylon) de chaque Âge, dès l’Âge où l’étape est construite.

## guilds: Guildes
La {card strategists-guild} a disparu et aucun plateau ne copie de guilde. La {card decorators-guild} fait 7 points si ta Merveille est achevée.
? B-11.R8: Achevée veut dire que la dernière étape de ton plateau est construite, que ce soit la deuxième ou la quatrième.

## cards: Cartes
| Carte | Dans la deuxième édition |
| {card well} | remplace {card pawnshop} ; ouvre {card statue} |
| {card altar} | 3 points ; ouvre {card pantheon} |
| {card theater} | 3 points ; ouvre {card gardens} |
| {card temple} | 4 points ; pas de chaînage |
| {card statue} | gratuite avec {card well} ; n’ouvre rien |
| {card fortifications} | 1 argile et 3 minerais |
| {card spies-guild} | 2 argiles et 1 verre |
| {card builders-guild} | 3 pierres, 2 argiles et 1 verre |
| {card ludus} | nouvelle : 3 pièces aussitôt et 1 point à la fin par carte rouge de ta Cité |
| {card castrum} | nouvelle : 3 boucliers |
Certaines cartes ont un autre nombre d’exemplaires : {card town-hall}, {card arena}, {card circus}, {card arsenal}.
? B-11.R9: {card ludus} compte pour ses pièces les cartes rouges que tu as à sa construction, et pour ses points celles de la fin.
? B-11.R10: {card well} et {card bazaar} sont les noms de cette édition, {card pawnshop} et {card bazar} ceux de la première.

## boards: Plateaux
La plupart des étapes ont les mêmes effets à d’autres coûts. {board babylon} produit du bois et {board olympia} de l’argile. {board babylon} a deux étapes de nuit : la dernière carte, et un symbole scientifique.

## disputed: Chiffres disputés
Nous n’avions pas les cartes imprimées de cette édition, et les listes divergent par endroits. Polis prend ce que montre le jeu en ligne officiel.
| Quoi | Polis | Autres listes |
| {card town-hall} | 2 pierres, 1 minerai, 1 verre | 3 pierres, 1 verre |
| {card arena} | 2 pierres, 1 minerai | 2 argiles, 1 minerai |
| {card circus} | 3 pierres, 1 minerai | 3 argiles, 1 minerai |
| {card craftsmens-guild} | 2 pierres, 2 minerais | 2 pierres, 1 minerai |
| {card arsenal} | 2 bois, 1 minerai, 1 tissu | 1 bois, 2 minerais, 1 tissu |
| {card spies-guild} | 2 argiles, 1 verre | 3 argiles, 1 verre |
| {card gardens}, gratuit avec | {card theater} | {card well} |
| {board olympia} produit | argile | bois |
| {card well}, nom | {card well} | {card pawnshop}, avec le même chaînage |
`,
  teams: `
# Équipes
Quatre, six ou huit joueurs peuvent jouer par équipes de deux.
? T-R1: Les équipiers sont côte à côte : les deux premières places, les deux suivantes, et ainsi de suite.
? T-R2: À quatre et à six, Cities n’est pas nécessaire ; à huit, si, et sans deuxième boîte.

## talk: Ce que partagent les équipiers
Vous pouvez parler et vous montrer vos cartes. Vous ne pouvez pas vous donner de pièces ni de cartes, ni vendre des ressources pour rien.
? T-R3: Polis te montre la main de ton équipier, ses leaders et les cartes sous ses étapes. Ce que l’un de vous trouve dans la défausse n’est pas montré à l’autre.
? T-R6: Pour tout le reste, un équipier est une Cité voisine comme une autre : guildes et masques le regardent, et les mains passent à la place suivante comme toujours.

## buying: D’abord ses propres ressources
Tu dois utiliser tes propres ressources avant d’en acheter.
? T-R4: Tu n’achètes jamais plus de ressources qu’il ne t’en manque pour le coût. Si plusieurs pourraient être celle qui manque, tu choisis. Cela vaut pour les deux Cités voisines et pour {card bilkis}.
? T-R5: Si un chaînage rend gratuite la carte même, tu peux encore la payer, mais sans rien acheter à ton équipier.

## conflicts: Conflits
Les équipiers ne se battent jamais entre eux. Chaque Cité a un seul conflit, avec la Cité de l’autre équipe à côté d’elle, et les jetons sont **doublés** : deux jetons Victoire pour le vainqueur, deux jetons Défaite pour le vaincu.
? X-31: Ce qui regarde les jetons les compte un par un : {card nero} paie 4 pièces pour une double victoire, et {card tomyris} transmet les deux défaites.

## diplomacy: Rameaux d’olivier
Une Cité qui a un rameau d’olivier n’est pas absente. Elle se bat, mais vainqueur et vaincu prennent **un** jeton au lieu de deux. Le rameau doit être utilisé. Le conflit de l’équipier ne change pas.
> Âge III : tu as un rameau et tu perds, tu prends donc −1 et ton adversaire 5. Ton équipier n’en a pas et gagne deux jetons de 5 ; son adversaire prend deux fois −1.
? X-31: Si les deux côtés ont un rameau, c’est toujours un jeton chacun, et les deux rameaux sont utilisés.

## losses: Pertes
Les pièces perdues par une [carte de Cities](debt) le sont aussi par l’équipier de celui qui la joue.

## end: La fin
Les points des deux s’additionnent, et l’équipe qui en a le plus gagne.
? X-32: À égalité, les pièces des deux ensemble décident ; puis la victoire est partagée.
? EQ-3: Avec Edifice, rien n’est partagé : colonnes, récompenses, pénalités et dettes sont à chaque joueur.
`,
};
