/** The rules: boards of the Wonder Pack, and Catan. */
import type * as english from '../../en/rules/boards.ts';
import type { Texts } from '../../texts.ts';

export const furtherBoards: Texts<typeof english.furtherBoards> = {
  boards: `
# Autres plateaux
Quatre plateaux du Wonder Pack et Catan peuvent rejoindre les autres, dans les deux éditions.

## play: Comment ils entrent en jeu
La table ajoute le Wonder Pack ({board great-wall}, {board stonehenge}, {board manneken-pis}, {board abu-simbel}), {board catan}, ou les deux ; les plateaux sont alors tirés parmi tous ceux qui sont là. Chacun peut aussi être choisi par son nom. La deuxième boîte de Leaders distribue {board abu-simbel} d’elle-même.

## sides: Des faces qui demandent une extension
| Plateau | Face A | Face B |
| {board great-wall} | toujours | avec Cities |
| {board stonehenge} | toujours | toujours |
| {board manneken-pis} | toujours | toujours |
| {board abu-simbel} | avec Leaders | avec Leaders |
| {board catan} | avec Cities | avec Leaders |
Une telle face n’est distribuée et proposée qu’avec son extension, de l’une ou l’autre boîte. S’il reste une face, le plateau a celle-là ; s’il n’en reste aucune, il n’est pas distribué.

## free-city: La Cité libre
Elle n’a jamais {board manneken-pis} ni {board catan}. Pour la {board great-wall}, celui qui la tient choisit l’étape. Elle n’a pas de leaders : {board abu-simbel} n’y met personne au tombeau.
`,
  'great-wall': `
# Grande Muraille
Elle produit {loom} et a quatre étapes sur ses deux faces. Chacune peut se construire à tout moment.

## stages: Des étapes dans n’importe quel ordre
Tu choisis l’étape en même temps que la carte, et les deux sont scellées ensemble. Chaque étape a son propre coût ; les quatre ne dépendent pas les unes des autres. La Merveille est achevée avec les quatre.

## a: Face A
- I, pour 2 {wood} : {coin 8}.
- II, pour {clay} {glass} {papyrus} : un symbole scientifique au choix, fixé à la fin.
- III, pour 3 {stone} : {shield 2}.
- IV, pour 3 {ore} : à la fin du tour, tu peux construire gratuitement une carte de la défausse. [Ordre de plusieurs](boxes#discards).

## b: Face B, avec Cities
- I, pour {wood} {papyrus} : {coin 8}, et chaque voisine prend 2 pièces à la banque.
- II, pour 2 {clay} {ore} : un [masque](masks).
- III, pour 2 {wood} {papyrus} : un [rameau d’olivier](diplomacy), et tous les autres perdent 2 pièces.
- IV, pour 2 {stone} : à chaque tour, une ressource que tes cartes marron et grises et ton plateau ne produisent pas, comme le [marché noir](black-cards#market).
`,
  stonehenge: `
# Stonehenge
Il produit {wood} et compte la pierre, ou les cartes des autres.

## symbols: Symboles de pierre
L’étape III de la face A fait 2 points à la fin par symbole de pierre sur tes cartes marron. L’étape I de la face B rapporte 1 pièce aussitôt et 1 point à la fin par symbole.
Une carte à deux pierres en compte deux, une carte au choix qui comprend la pierre en compte une. Seules les cartes marron comptent : ni plateau, ni étape, ni carte jaune.
> {card stone-pit}, {card quarry} et {card mine} ont 4 symboles de pierre.

## under: La carte sous l’étape II de la face B
À la fin, tu as 1 point par carte des deux Cités voisines de la couleur de la carte glissée sous cette étape. Une carte noire compte les cartes noires, une guilde les guildes, et un leader les leaders que les deux ont recrutés, sans ceux au tombeau ni les copiés.
La carte reste cachée jusqu’au décompte.
`,
  'manneken-pis': `
# Manneken Pis
Il ne produit rien et commence avec 4 pièces de plus que les autres : {coin 7}, avec Leaders {coin 10}.

## copy: Face A : ce qu’ont les autres
Chaque étape donne ce que donne une étape d’un plateau voisin : l’étape I la **première** étape de la voisine de **gauche**, l’étape II la **deuxième** de celle de **droite**, l’étape III la **troisième** de l’une des deux. Tu nommes la voisine de l’étape III en la construisant, et cela reste.
Tu copies l’effet comme il est imprimé et tu paies ton propre coût. Peu importe que la voisine ait construit cette étape, et elle n’y perd rien. L’effet agit comme s’il était sur ton plateau : il compte tes cartes, et tes voisines sont ses voisines. S’il y a un choix, c’est toi qui choisis. Ce qu’un plateau fait dès le début n’est pas copié.
? W-80: D’un plateau qui a moins d’étapes, l’étape III copie la dernière, et l’étape II rien s’il n’y en a pas de deuxième.
? W-81: De quatre étapes dans l’ordre, l’étape III copie la troisième.
? W-82: De la {board great-wall}, tu copies l’étape à cette place depuis la gauche.
? W-83: D’une Cité sans plateau, ou d’un autre plateau qui copie, tu ne copies rien.
? W-84: C’est la face en jeu qui compte.
? W-85: Une étape copiée qui construit depuis la défausse le fait à sa propre place [dans l’ordre](boxes#discards), quel que soit le plateau.
? W-86: Tant qu’une étape de {board rome} avec un leader de plus peut encore être copiée, tu gardes tes leaders en main après le recrutement de l’Âge III.
Un leader de plus copié de {board rome} coûte 2 pièces de moins qu’imprimé.

## b: Face B
Une seule étape, pour une de chacune des sept ressources : {coin 7}, {sun 7} et {shield 1}.
`,
  'abu-simbel': `
# Abou Simbel
Il produit {papyrus} et accueille des leaders pour l’éternité. Il demande Leaders.

## entomb: Leaders au tombeau
L’étape III de la face A et les deux étapes de la face B te laissent chacune mettre au tombeau {icon tomb} un leader de ta Cité. Son effet cesse, et à la fin il vaut **deux fois son prix imprimé** en points, quoi que tu aies payé. Ils figurent sur la ligne de la Merveille.
> {card pericles} coûte 6 pièces : au tombeau, il fait 12 points.
Il n’est plus un leader de ta Cité : ni pour la {card diplomats-guild}, ni pour {card agrippina}, ni pour une {card courtesans-guild} construite plus tard.
? W-88: La mise au tombeau a lieu au tour de l’étape, une fois fait tout ce que cartes et étapes font aussitôt, et avant la copie de la {card courtesans-guild}.
? W-89: Tu peux passer. L’étape ne fait alors rien, ni plus tard. Qui n’a pas de leader n’est pas interrogé.
? W-90: Tout leader qui est dans ta Cité à ce moment convient, même recruté au même tour. Pas ceux en main ou sous une étape.
? W-91: Les pièces, jetons et cartes que le leader a apportés restent.
? W-92: Une copie faite avant par une {card courtesans-guild} reste et agit toujours.
? W-93: Le leader que copie ta propre {card courtesans-guild} ne peut pas être mis au tombeau.
? W-94: Un leader qui coûte le numéro de l’Âge vaut deux fois le numéro de l’Âge de sa mise au tombeau.
? W-95: Tout le monde voit les leaders au tombeau.

## points: Les autres étapes
Les étapes I et II de la face A font 3 et 5 points.
`,
  catan: `
# Catan
Il ne produit rien, mais échange avec lui-même. La face A demande Cities, la face B Leaders.

## exchange: Deux pour une
Dès le début, deux ressources d’une même sorte que produit ta Cité comptent pour une ressource quelconque. Tu peux le faire plusieurs fois par tour.
> Avec {ore} {ore} et rien d’autre, tu peux payer {glass}. Trois {ore} font une ressource quelconque et un {ore}.
Ce que produit ta Cité, ce sont les cartes marron, grises et jaunes, les étapes, {card secret-warehouse} et {card black-market}. Une carte au choix compte pour l’une de ses sortes. Chaque unité sert une fois, et ce que donne un échange ne s’échange plus, ne se vend pas, et n’est pas une sorte que produit ta Cité.
Ce que tu achètes, à {card bilkis} aussi, et ce qu’une remise épargne ne s’échange jamais. En équipe, l’échange vient avant l’achat.
? W-96: Les ressources d’un Édifice comme {card factory} ou {card river-port} peuvent s’échanger.

## leader: Face B, étape I : un leader
Tu pioches un leader dans la boîte et tu peux le recruter à son prix imprimé. Aucune réduction n’aide, et il se paie avec ce qui reste des pièces que tu avais au début du tour. Un leader non recruté retourne dans la boîte.
? W-97: Tu pioches après la copie de la {card courtesans-guild} et le recrutement de {board rome}. Une guilde de ce tour ne peut pas copier ce leader.
? W-98: Toi seul vois un leader que tu ne recrutes pas.

## stages: Les autres étapes
Face A : 3 points ; {coin 7}, et tous les autres perdent 2 pièces ; 7 points. Face B, étape II : {sun 5} et {shield 2}.
`,
};
