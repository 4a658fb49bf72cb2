/** The rules: conflicts, science, guilds and the final count. */
import type * as english from '../../en/rules/points.ts';
import type { Texts } from '../../texts.ts';

export const points: Texts<typeof english.points> = {
  conflict: `
# Conflits
À la fin de chaque Âge, chaque Cité compare sa force à celle de ses deux voisines.

## strength: La force
Ta force est le nombre de tes boucliers : sur les cartes rouges, les étapes, et avec les extensions sur les leaders, les cartes noires et les Édifices. Tous les boucliers de la partie comptent.

## tokens: Victoires et défaites
Chaque voisine est un conflit à part :
- plus fort : un jeton Victoire, qui vaut **1** à l’Âge I, **3** à l’Âge II, **5** à l’Âge III
- plus faible : un jeton Défaite, qui vaut **−1**
- à égalité : rien pour personne
Un Âge te donne donc zéro, un ou deux jetons. Tu les gardes jusqu’à la fin.
> Fin de l’Âge II : ta voisine de gauche a {shield 5}, tu as {shield 3}, ta voisine de droite a {shield 2}. Tu prends −1 à gauche et 3 à droite.

## others: Ce qui y change quelque chose
Un [rameau d’olivier](diplomacy) retire une Cité des conflits d’un Âge. Les [équipiers](teams#conflicts) ne se battent pas. {card tomyris} donne ses défaites au vainqueur, et {card semiramis} en fait [des boucliers](leader-powers#conflicts). {card nitocris} et les [pillards](second-cities#raiders) prennent des jetons Victoire sans conflit, [{card telesilla}](expert-leaders#telesilla) en fait rendre un aux autres, et certaines choses rendent des jetons Défaite : {card telesilla}, [{card memorial}](second-cities#memorial), {card military-school}.
`,
  science: `
# Science
Les symboles {compass} {gear} {tablet} comptent de deux façons à la fois.

## count: Le décompte
- Pour **chacun** des trois symboles : leur nombre multiplié par lui-même.
- Pour **chaque groupe** de trois symboles différents : 7 points.
| Symboles | Carrés | Groupes | Points |
| 1 / 1 / 1 | 3 | 7 | 10 |
| 3 / 2 / 1 | 14 | 7 | 21 |
| 2 / 2 / 2 | 12 | 14 | 26 |
| 3 / 2 / 2 | 17 | 14 | 31 |
| 5 / 0 / 0 | 25 | 0 | 25 |
| 6 / 0 / 0 | 36 | 0 | 36 |
| 4 / 4 / 4 | 48 | 28 | 76 |

## choice: Les symboles au choix
Certaines choses valent un symbole au choix : une étape de {board babylon}, la {card scientists-guild}, une étape de {board carthage}. Personne ne te demande rien : au décompte, Polis les place au mieux pour ton total, avec les [masques](masks), les guildes copiées et les symboles que des leaders [changent ou ajoutent](expert-leaders#science).
> Tu as 1 / 1 / 1 et un symbole au choix : 2 / 1 / 1 fait 6 + 7 = 13 points.
Les symboles comptent d’où qu’ils viennent : cartes vertes, guildes, étapes, leaders. Avec {card aristotle}, chaque groupe vaut 10.
`,
  guilds: `
# Guildes
Les guildes sont les cartes violettes de l’Âge III. Le paquet en contient deux de plus que de joueurs.

## count: Ce qu’elles comptent
Les guildes comptent à la fin de la partie. Les flèches d’une guilde désignent **les deux Cités voisines, et pas toi**. La {card builders-guild} regarde les étapes des trois Cités, la {card shipowners-guild} tes propres cartes marron, grises et violettes, elle-même comprise. La ressource d’un plateau et les cartes sous une étape ne sont pas des cartes.
? L-R8: Avec Leaders, quatre guildes s’ajoutent aux dix, avec Cities trois ; leur nombre dans le paquet ne change pas. Les quatre guildes de Leaders ne viennent qu’avec Leaders.

## base: Guildes du jeu de base
@guilds base

## second: Seulement dans la deuxième édition
@guilds second

## leaders: Guildes de Leaders
@guilds leaders

## cities: Guildes de Cities
@guilds cities
`,
  scoring: `
# La fin de la partie
Après les conflits de l’Âge III, chacun additionne les lignes de la feuille de score. Le plus haut total gagne.

## lines: Les lignes
- **Conflits** : la valeur de tous tes jetons. Cela peut être négatif.
- **Pièces** : 1 point pour 3 pièces.
- **Merveille** : les points de tes étapes.
- **Civil** : les points de tes cartes bleues.
- **Commerce** : les points des cartes jaunes de l’Âge III, comptés maintenant et non à leur construction.
- **Guildes** : les points de tes [guildes](guilds).
- **Science** : [carrés et groupes](science).
> Les jetons 1, 3, 5, −1, −1 et −1 font 6 points. Un trésor de 14 pièces en fait 4.

## more-lines: Les lignes des extensions
? L-R1, L-R2: Les leaders ont leur ligne. Leurs symboles scientifiques, et ce qu’ajoute {card aristotle}, figurent avec la science. Ce que marque un leader copié figure avec les guildes, car cela vient de la guilde.
? C-R8: Les cartes noires ont leur ligne. La dette de Cities est retirée de la ligne des pièces, les masques s’ajoutent à la science, les guildes et plateaux de Cities figurent avec les autres.
? E-R1: Les Édifices ont leur ligne, avec leurs points et la dette de ceux qui ont échoué. Les pièces et jetons Victoire qu’ils ont apportés figurent avec les pièces et les conflits, une guilde doublée par {card agora} avec les guildes.
? E-R14: Symboles au choix, masques, guildes copiées et doublées sont placés ensemble pour le plus haut total. Personne n’est interrogé.

## tie: À égalité
Le plus gros trésor décide. S’il est égal aussi, la victoire est partagée.
? X-33: La dette n’y joue aucun rôle : on ne compare que les pièces.
`,
};
