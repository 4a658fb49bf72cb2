/** The rules: boards and what their stages do. */
import type * as english from '../../en/rules/wonders.ts';
import type { Texts } from '../../texts.ts';

export const wonders: Texts<typeof english.wonders> = {
  wonders: `
# Merveilles
Ton plateau produit une ressource et a de deux à quatre étapes. Chaque étape coûte ce qui y est imprimé, se construit avec [n’importe quelle carte](using#stage), et reste jusqu’à la fin.

## side: La face du plateau
Chaque plateau a deux faces, A et B (jour et nuit dans la deuxième édition, et chez {board ur} et {board carthage}). Elles produisent la même ressource et ont d’autres étapes. Quelques faces demandent une [extension](boards#sides). Si la table l’a voulu, tu choisis la face avant le premier tour, et elle reste.

## points: Points, boucliers et pièces
Les points d’une étape comptent à la fin. Ses boucliers comptent désormais dans chaque conflit ({board rhodos}). Ses pièces sont payées une fois, à la construction ({board ephesos}, {board rhodos} B).

## alexandria: Alexandrie
Une étape produit à chaque tour une matière première ou un produit manufacturé de ton choix. Les Cités voisines ne peuvent pas l’acheter.

## babylon: Babylone
Une étape vaut un symbole scientifique. Lequel des trois, cela se décide au décompte, au mieux pour toi.
Sur la face B (nuit), une autre étape te laisse jouer la **dernière carte** de chaque Âge, celle que tous les autres défaussent : la construire en payant, la glisser sous la prochaine étape, la vendre ou la laisser. Cela marche déjà dans l’Âge où l’étape est construite, même au dernier tour.
? B-10.1: La dernière carte est un petit tour à part, une fois le dernier tour terminé. Les pièces, les ressources et les remises du dernier tour aident à la payer.
? X-28, B-11.R5: Avec huit cartes en main, la dernière carte est la huitième, après sept tours.

## halikarnassos: Halicarnasse
À la fin du tour où une telle étape est construite, tu parcours **toute la défausse** depuis le début, celle de ce tour comprise, et tu construis une carte gratuitement. Jamais deux fois la même. Chaque étape le permet une fois. Ses pièces arrivent aussitôt, ses boucliers comptent désormais.
? B-10.6: Tu peux passer. Si rien ne convient, le pouvoir est perdu.
? B-10.2: Au dernier tour d’un Âge, {board babylon} joue d’abord sa dernière carte. Si elle est vendue, tu peux la reprendre, de même que les cartes restées aux autres.

## olympia: Olympie
**A, étape II** (première édition) : une fois par Âge, tu peux construire une carte de ta main gratuitement, dès le tour suivant l’étape. Un usage non pris est perdu avec son Âge. Il vaut pour les bâtiments, jamais pour les étapes ni les leaders.
**B, étape I** (première édition) : les [matières premières des deux Cités voisines](trade#cheaper) coûtent {coin 1}.
**B, étape III** (première édition) : au décompte, une guilde d’une Cité voisine compte pour toi comme si elle était dans ta Cité. L’autre ne perd rien. Polis prend la guilde et les symboles qui te donnent le plus.
? B-10.4: Une {card shipowners-guild} copiée se compte elle-même parmi tes cartes violettes.
? X-11, C-R4: Une {card courtesans-guild} copiée marque un leader de tes Cités voisines, pour ce qui compte à la fin. Une {card counterfeiters-guild} copiée fait 5 points, et personne ne perd de pièces. Les autres guildes regardent ta Cité et tes propres voisines.
Olympie est [un autre plateau](second-edition#olympia) dans la deuxième édition.

## others: Plateaux des extensions
[{board rome}](rome) vient avec Leaders, [{board petra} et {board byzantium}](cities#boards) avec Cities, [{board ur} et {board carthage}](ur-carthage) avec Edifice. Le [Wonder Pack et Catan](boards) ajoutent cinq plateaux.
`,
};
