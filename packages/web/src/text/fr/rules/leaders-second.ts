/** The rules: the second box of Leaders. */
import type * as english from '../../en/rules/leaders-second.ts';
import type { Texts } from '../../texts.ts';

export const leadersSecond: Texts<typeof english.leadersSecond> = {
  'expert-leaders': `
# Leaders de la deuxième boîte
La deuxième boîte a presque tous les leaders de la première, quinze leaders pour experts, et sa propre {board rome}. [Choix et recrutement](leaders) sont les mêmes.

## box: Ce qu’elle contient
34 leaders sont ceux de la première boîte sans {card hatshepsut} et {card tomyris}. Les quinze pour experts, dont ces deux-là, ne sont distribués que si la table demande les experts. {card plato} coûte 4 pièces ; certaines listes disent 3.
Avec Cities, six de plus s’ajoutent, ceux de la boîte de Cities en jeu : {card aspasia}, {card caligula}, {card darius} et {card diocletian} dans les deux, {card berenice} et {card semiramis} avec la première, {card arsinoe} et {card octavia} avec la deuxième. {card berenice} est un leader pour experts dans cette boîte, sauf si elle vient avec Cities.
? L2-42: Les guildes sont les quatre de la première boîte.

## price: Un prix qui est l’Âge
Certains leaders coûtent autant de pièces que le numéro de l’Âge : 1, 2 ou 3.
? L2-34: À un tour de recrutement, c’est l’Âge que ce tour ouvre. De même pour le jeton de {card nitocris} et la perte de {card arsinoe}.
? L2-35: Les réductions le baissent comme tout autre prix, jamais sous 0 : il est de 0 avec {card maecenas} et pour {board rome} de jour, 2 pièces de moins pour {board rome} de nuit, 1 pièce de moins pour ses voisines.
? L2-36: Le leader de plus de {board rome} de nuit coûte le numéro de l’Âge moins 2 : rien aux Âges I et II, 1 pièce à l’Âge III.

## tokens: Des jetons aussitôt
{card nitocris} prend un jeton Victoire de l’Âge en cours, qui vaut 1, 3 ou 5.
? L2-38: Il est pris, pas gagné : {card nero} ne paie pas pour lui.
? L2-39: Il compte comme tout autre : aux conflits, pour {card alexander}, {card gorgo}, la {card mourners-guild}, {card slave-market}, et pour ce que d’autres perdent à cause de lui.

## telesilla: Télésilla
Tu rends tous tes jetons Défaite. Chacun des autres rend un jeton Victoire de son choix. Qui n’en a pas ne rend rien.
? L2-40: Les autres le rendent après la copie de la {card courtesans-guild} et les recrutements de {board rome} et {board catan}, avant toute construction depuis la défausse et avant les pertes. Un jeton pris à ce tour même peut être rendu.
? L2-41: Tous les autres sont interrogés en même temps, un équipier aussi, et les réponses sont scellées jusqu’à la dernière. Qui n’a des jetons que d’une valeur n’est pas interrogé.

## end: Points à la fin
{card gorgo} : pour chaque paire de tes jetons Victoire d’une même valeur, encore une fois cette valeur.
> Tes jetons sont 1, 1, 3, 3, 3 et 5 : {card gorgo} fait 1 + 3 = 4 points.
{card cynisca} : 6 points si tu n’as aucun jeton Défaite. {card agrippina} : 7 points si elle est ton seul leader.
{card makeda} : 5 points si tu as plus de pièces que chacune des voisines. {card cornelia}, {card theano}, {card phryne} et {card eurypyle} : de même pour les cartes jaunes, vertes, bleues et rouges. En avoir autant ne suffit pas.

## science: Symboles changés et ajoutés
{card aganice} : un de tes symboles peut en devenir un autre. {card enheduanna} : un de plus de la sorte que tu as le plus.
> {card aganice} : 2 / 2 / 0 devient 2 / 1 / 1, 13 points au lieu de 8. {card enheduanna} : 3 / 1 / 0 devient 4 / 1 / 0, 17 au lieu de 10.
? L2-50: Un symbole de toute origine peut être changé : d’une carte verte, d’une étape, d’une guilde ou d’un leader, mais pas celui que copie un masque.
? L2-51: {card enheduanna} compte en dernier, quand tous les symboles sont choisis, copiés et changés. Une Cité sans symbole n’y gagne rien.
? L2-52: Personne n’est interrogé : symboles au choix, masques, ces deux leaders, {card aristotle}, guildes copiées et doublées sont placés ensemble, au mieux pour ton total.

## cities: Avec Cities
{card octavia} : 2 pièces aussitôt par étape de ta Merveille ; tous les autres perdent des pièces. {card arsinoe} : 4 pièces aussitôt ; tous les autres perdent autant de pièces que le numéro de l’Âge. Ce sont des [pertes](debt) comme celles des cartes noires.
? L2-43: Par {card octavia}, tous les autres perdent 1 pièce par étape construite dans la Cité qui l’a recrutée.

## courtesans: Copiés par la guilde des courtisanes
? L2-44: De {card nitocris}, tu prends un jeton de l’Âge III, qui vaut 5.
? L2-45: {card telesilla} agit encore une fois, pour toi : tes jetons Défaite partent, et tous les autres rendent un jeton Victoire, sa propre Cité aussi.
? L2-46: D’{card octavia} comptent tes propres étapes ; d’{card arsinoe}, tu as 4 pièces et tous les autres en perdent 3. Tu ne perds rien.
? L2-47: {card agrippina} marque pour toi si ta Cité n’a aucun leader.
? L2-48: {card makeda}, {card cornelia}, {card theano}, {card phryne} et {card eurypyle} comparent ta Cité à tes propres voisines.

## rome: Rome
De jour, {board rome} est la face A de la première boîte ; de nuit, la face B avec un autre coût à l’étape II : 1 pierre, 1 argile et 1 verre.
? L2-37: De nuit, les leaders te coûtent toujours 2 pièces de moins, et 1 pièce de moins à chacune de tes voisines.
Cette boîte distribue aussi [{board abu-simbel}](abu-simbel).

## list: Leaders pour experts
@leaders expert

## list-cities: Nouveaux leaders de Cities
@leaders second
`,
};
