/** The rules: which box of Leaders and Cities is in play, and in which order things happen when everything meets. */
import type * as english from '../../en/rules/boxes.ts';
import type { Texts } from '../../texts.ts';

export const boxes: Texts<typeof english.boxes> = {
  boxes: `
# Quelle boîte est en jeu
Leaders et Cities ont été imprimés deux fois. La **première boîte** va avec la première édition, la **deuxième boîte** avec la deuxième. La table dit avec laquelle elle joue.

## choice: Choisir une boîte
La première édition n’a que les premières boîtes. Dans la deuxième, Leaders et Cities désignent les deuxièmes boîtes, sauf si la table demande les premières : beaucoup les possèdent et les jouent avec le nouveau jeu de base. Chacune des deux se choisit à part : la première boîte de Leaders peut rencontrer la deuxième de Cities.
Une partie n’a que les cartes noires d’une seule boîte, et {board rome}, {board petra} et {board byzantium} d’une seule boîte.

## players: Combien de joueurs
Avec une deuxième boîte, on joue **de trois à sept**, et en équipes à quatre ou six. À deux et à huit, on prend les premières boîtes : à huit, on peut jouer la deuxième édition avec la première boîte de Cities.

## differences: Ce qui change
| Quoi | Première boîte | Deuxième boîte |
| Leaders | 36, avec Cities 42 | 34, avec les experts 49, avec Cities 6 de plus |
| Prix des leaders | des nombres imprimés | certains coûtent le [numéro de l’Âge](expert-leaders#price) |
| Cartes noires | 27, neuf par Âge | [42](second-cities), quatorze par Âge |
| {card embassy} | 3 points | 2 points |
| {board petra}, étape II | 7 ou 14 pièces | 5 pièces de jour, 10 de nuit |
| {board byzantium}, étapes | 3, 2 et 7 points face A ; 3 et 4 face B | 3, 4 et 7 points de jour ; 4 et 6 de nuit |
| {board rome} B, étape II | 1 pierre, 1 argile, 1 tissu | 1 pierre, 1 argile, 1 verre |
| Plateaux | {board rome}, {board petra}, {board byzantium} | les mêmes, et [{board abu-simbel}](abu-simbel) |
Attention aux noms anglais : le « Gambling Den » de la première boîte est {card gambling-den}, une carte de l’Âge I ; celui de la deuxième est {card gambling-den_age2}, une carte de l’Âge II, qui s’appelait « Gambling House » ({card gambling-house}), et {card dive} s’y nomme « Dive ». [Tous les noms](second-cities#names).

## points: Où figurent les points
Les points des cartes noires et des leaders figurent sur leurs lignes comme toujours. Les symboles [changés ou ajoutés](expert-leaders#science) figurent avec la science, les étapes des [autres plateaux](boards) et les [leaders au tombeau](abu-simbel) avec la Merveille ; la dette des [pillards](second-cities#raiders) est retirée de la ligne des pièces.

## discards: Qui construit d’abord depuis la défausse
? BOX-29: Dans un même tour, l’ordre est {board halikarnassos}, {board great-wall}, {board manneken-pis}, {board carthage}, {card solomon}, {card forging-agency}, et enfin {card solomon} copié par la {card courtesans-guild}.
? BOX-30: Chacun trouve la pile sans ce qui vient d’être pris. Une carte ainsi construite agit aussitôt, et ce qu’elle permet à une place suivante vient encore à ce tour : si {board halikarnassos} construit {card forging-agency}, celle-ci agit à sa propre place.
? BOX-31: Si la {card courtesans-guild} construit {card forging-agency}, celle-ci agit juste après elle.

## order: L’ordre d’un tour
1. Les choix sont montrés, avec l’étape de la {board great-wall} et la voisine de {board manneken-pis}. Tout le monde paie.
2. Cartes et étapes entrent en jeu, et les pièces arrivent, celles pour tous les autres aussi.
3. Des jetons sont pris et rendus, les voisines prennent leur dette, des leaders sont piochés.
4. {board abu-simbel} met un leader au tombeau.
5. La {card courtesans-guild} copie un leader, {board rome} recrute, {board catan} pioche un leader.
6. {card telesilla} : les autres rendent un jeton.
7. Un Édifice qui n’a plus de colonne est achevé.
8. Au dernier tour d’un Âge, {board babylon} joue sa dernière carte.
9. On construit depuis la défausse.
10. Les pertes sont payées. Les mains passent, ou l’Âge se termine.
`,
};
