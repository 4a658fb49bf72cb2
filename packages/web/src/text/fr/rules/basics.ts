/** The rules: how the game runs. How these texts are written: rules/parse.ts. */
import type * as english from '../../en/rules/basics.ts';
import type { Texts } from '../../texts.ts';

export const basics: Texts<typeof english.basics> = {
  game: `
# Le jeu en bref
Chacun bâtit une Cité en trois Âges. À chaque tour, tu utilises une carte de ta main et tu passes les autres. Après le troisième Âge, la Cité qui a le plus de points gagne.

## setup: Avant le premier tour
- De trois à sept Cités forment un cercle. Tes voisines sont celles d’à côté : à **gauche** la place suivante dans le sens des aiguilles d’une montre, à **droite** l’autre. À deux on joue [avec la Cité libre](two-players), à huit [avec Cities](cities#players).
- Chacun a un plateau Merveille et l’une de ses deux faces. Le hasard les attribue, sauf si la table a décidé de choisir. Aucun plateau ne sert deux fois. Il produit une ressource dès le premier tour.
- Tu commences avec {coin 3}, avec Leaders {coin 6}. La banque n’est jamais à court.
- Chaque Âge a son paquet : sept cartes par joueur. Les cartes prévues pour plus de joueurs restent dans la boîte.
- Le paquet de l’Âge III contient aussi des [guildes](guilds), deux de plus que de joueurs, prises à l’aveugle. Personne ne sait lesquelles manquent.

## course: Le déroulement
- Tu reçois sept cartes et tu joues six [tours](turn). Puis viennent les [conflits](conflict) de l’Âge.
- Les mains passent à **gauche** aux Âges I et III, à **droite** à l’Âge II.
- Après les conflits de l’Âge III, on [compte les points](scoring).

## expansions: Ce qu’on peut ajouter
- [Leaders](leaders) : des personnages aux pouvoirs variés, recrutés avant chaque Âge.
- [Cities](cities) : des cartes noires, des [dettes](debt), des [rameaux d’olivier](diplomacy), des [masques](masks), et des [équipes](teams).
- [Edifice](edifice) : à chaque Âge, un Édifice que toute la table peut partager.
- La [deuxième édition](second-edition) change quelques cartes et plateaux.
? B-11.R6, E-R15, E-R2: Tout se combine, dans les deux éditions. Leaders et Cities gardent les cartes de leur première édition. {board carthage} peut être de toutes les parties, {board ur} seulement avec Edifice.
`,
  cards: `
# Cartes et symboles
La couleur d’une carte dit à quoi elle sert. Chaque sorte a aussi sa propre forme : personne n’a besoin des couleurs pour les distinguer.

## kinds: Les sortes de cartes
| Sorte | Couleur | Ce qu’elle fait |
| {kind raw} Matière première | marron | produit {wood} {stone} {clay} {ore} |
| {kind goods} Produit manufacturé | gris | produit {glass} {loom} {papyrus} |
| {kind civic} Bâtiment civil | bleu | des points |
| {kind trade} Bâtiment commercial | jaune | des pièces, des achats moins chers, des ressources pour toi seul, des points à l’Âge III |
| {kind war} Bâtiment militaire | rouge | des boucliers pour les [conflits](conflict) |
| {kind science} Bâtiment scientifique | vert | des symboles de [science](science) |
| {kind guild} Guilde | violet | à l’Âge III, des points pour ce qu’ont les autres |
| {kind leader} Leader | blanc | des pouvoirs, avec [Leaders](leaders) |
| {kind shadow} Ombre | noir | un peu de tout, avec [Cities](cities) |

## symbols: Les symboles
| Symbole | Sens |
| {coin 3} | des pièces, de la banque ou vers elle |
| {sun 3} | des points à la fin |
| {shield 2} | de la force |
| {compass} {gear} {tablet} | les trois symboles scientifiques |
| {icon chain} | [un chaînage](chains) : gratuit grâce à une carte antérieure |
| {icon victory} {icon defeat} | jetons des [conflits](conflict) gagnés et perdus |
| {icon pile} | la défausse, face cachée |
| {icon olive} | un [rameau d’olivier](diplomacy) (Cities) |
| {icon debt} | une [dette](debt) : des points perdus à la fin |
| {icon mask} | un [masque](masks) (Cities) |
| {icon column} | une colonne d’un [Édifice](edifice) (Edifice) |

## printed: Ce que montre une carte
Au milieu de la carte figure son effet, en dessous son coût. Dans ta main, le bas de la carte dit ce qu’elle te coûte **à toi, maintenant** : rien, tes propres ressources, des pièces pour une Cité voisine, ou pourquoi tu ne peux pas l’avoir.
Un **bâtiment** est une carte posée face visible dans une Cité. Les cartes glissées sous une étape et la ressource du plateau ne sont des cartes d’aucune couleur.
`,
  turn: `
# Un tour
Tous choisissent en même temps, tous agissent en même temps. Personne n’attend son tour.

## choose: Choisir et sceller
Choisis une carte et ce que tu en fais : [la construire, la glisser sous une étape ou la vendre](using). Scelle ton choix. Tu peux le rouvrir tant que le dernier joueur n’a pas scellé le sien.
Quand tous ont choisi, les cartes sont révélées. Le reste de ta main passe à la place suivante : à gauche aux Âges I et III, à droite à l’Âge II.

## last-card: La dernière carte d’un Âge
Au dernier tour, tu as deux cartes en main. Tu en utilises une ; l’autre va face cachée à la défausse et ne rapporte rien. Le dernier tour est le sixième, avec Cities le plus souvent le septième.

## order: L’ordre à l’intérieur d’un tour
1. Tous les choix sont révélés et jugés d’après l’état de la table **au début du tour**.
2. Chacun paie, à la banque et aux Cités voisines. Puis {card hatshepsut} rapporte ses pièces.
3. Cartes et étapes sont en place, les cartes vendues sont à la défausse, les colonnes de l’Édifice sont prises.
4. Les pièces rentrent : ventes, cartes, étapes et leaders. Une carte qui paie par élément compte aussi ce qui vient d’être posé, à côté également ({card vineyard}, {card bazar}), et elle-même si elle en fait partie ({card lighthouse}).
5. Les rameaux d’olivier sont pris, {board rome} pioche ses leaders, la {card courtesans-guild} copie un leader, puis {board rome} en recrute un de plus.
6. Si la dernière colonne est prise, l’[Édifice](edifice#built) est construit et récompense tous ses participants.
7. Au dernier tour d’un Âge : {board babylon} peut jouer sa dernière carte, avec toutes les étapes ci-dessus. Puis les cartes restantes vont à la défausse.
8. Qui peut [construire depuis la défausse](wonders#halikarnassos) le fait.
9. Avec Cities : on règle les [pièces perdues](debt) pendant ce tour.
10. Les mains passent. Après le dernier tour, un Édifice inachevé [échoue](failure) ; puis viennent les [conflits](conflict).

## discards: Plusieurs construisent depuis la défausse
? X-01, EQ-42: Dans un même tour, l’ordre est {board halikarnassos}, {board carthage}, {card solomon}, et enfin {card solomon} copié par la {card courtesans-guild}. Chacun voit la pile sans ce qui vient d’être pris. Au dernier tour d’un Âge, les cartes restantes y sont déjà. Une carte ainsi construite agit aussitôt, avec les questions qu’elle pose. Avec d’autres plateaux et les deuxièmes boîtes, ils sont [plus nombreux](boxes#discards).
? E-R5: Les effets immédiats des cartes et des étapes viennent avant l’achèvement d’un Édifice. Un {card nero} recruté à ce tour paie déjà pour un jeton Victoire de l’Édifice.
`,
  using: `
# Bâtiment, étape ou vente
La carte que tu choisis peut servir à trois choses.

## build: Construire
[Paie](paying) le coût de la carte, ou profite d’un [chaînage](chains) ou d’un pouvoir. La carte reste dans ta Cité.
? B-10.7: Si une carte est gratuite de plusieurs façons, c’est toi qui nommes la façon. Un pouvoir utilisable une fois par Âge n’est dépensé que si tu le nommes.

## stage: La glisser sous une étape
Paie ce que coûte **la prochaine étape** de ton plateau et glisse la carte dessous, face cachée. N’importe quelle carte convient : elle marque l’étape et ne fait rien d’autre. Ce n’est pas un bâtiment, et elle n’est pas dans la défausse. Les étapes se construisent de gauche à droite, chacune une fois (celles de la [{board great-wall}](great-wall) dans n’importe quel ordre) ; tu peux en construire plusieurs dans un Âge, et aucune n’est obligatoire. Voir aussi : [Merveilles](wonders).

## sell: Vendre
Pose une carte face cachée sur la défausse et prends {coin 3} à la banque. C’est toujours permis, et c’est tout ce qui reste si la carte ne peut ni être construite ni servir à une étape.

## same-name: Jamais deux fois la même
Une Cité n’a jamais deux bâtiments du même nom. Aucun pouvoir n’y change rien. Le métier à tisser, la verrerie et la presse existent aux Âges I et II sous le même nom : tu ne peux donc avoir chacun qu’une fois. Une carte que tu as déjà peut toujours être vendue ou glissée sous une étape.
`,
};
