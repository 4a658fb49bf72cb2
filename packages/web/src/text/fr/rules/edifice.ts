/** The rules: Edifice. */
import type * as english from '../../en/rules/edifice.ts';
import type { Texts } from '../../texts.ts';

export const edifice: Texts<typeof english.edifice> = {
  edifice: `
# Édifices
Avec Edifice, chaque Âge a un grand Édifice. Qui construit une étape peut y participer. S’il y en a assez, tous les participants sont récompensés ; sinon, ceux qui sont restés à l’écart en pâtissent.

## setup: Avant le premier tour
Trois Édifices sont visibles dès le début, un par Âge, au hasard parmi les cinq de cet Âge. Chacun a des colonnes {icon column} à dresser (sur la table de jeu : des pions) :
| Joueurs | 3 | 4 | 5 | 6 | 7 |
| Colonnes | 2 | 3 | 3 | 4 | 5 |
? EQ-1, EQ-2, E-R3: Edifice se joue de trois à sept. Deux et huit joueurs sont refusés, car rien ne dit combien de colonnes il leur faudrait.
? EQ-43: Tout est visible : quels Édifices, combien de colonnes manquent, et qui participe.

## join: Participer
Quand tu construis une étape, tu peux participer à l’Édifice de **cet Âge**, s’il manque encore une colonne et si tu n’y participes pas déjà. Tu paies l’étape et, en plus, les pièces de l’Édifice. Si tu ne peux pas payer les deux, seule l’étape est possible. Rien n’oblige à participer. Construire une carte ou vendre ne fait jamais participer.
> Participer à {card belvedere} coûte 1 pièce, ta première étape {wood} {wood}. Avec deux bois et 1 pièce, tu construis l’étape et tu dresses une colonne.
? EQ-5: Il doit manquer une colonne au début du tour. Si plus de joueurs participent dans un tour qu’il ne manque de colonnes, tous comptent, et l’Édifice est construit.
? EQ-6: Une étape construite avec un leader à un tour de recrutement convient : elle vaut pour l’Édifice de l’Âge qui commence.
? EQ-7, EQ-8, EQ-11, EQ-12: Rien ne baisse les pièces de l’Édifice : ni {card imhotep}, ni {card architect-cabinet}, ni {board olympia}, {card ramses}, {card caligula}, ni aucune remise. Ils aident pour l’étape comme toujours.
? EQ-9: Là où une étape coûte des pièces ({board petra}), les deux sommes sont dues.
? EQ-10: Les pièces de ce tour ne peuvent pas la payer.
? EQ-13: Une carte reprise à la défausse n’est pas une étape. Mais l’étape qui le permet peut participer.
? EQ-14, EQ-15: Avec une étape construite par sa dernière carte, {board babylon} peut participer, s’il manque encore une colonne ; jamais deux fois dans un Âge.
? EQ-45: Quelle que soit la façon dont une étape est construite, elle peut participer.

## built: Quand il est construit
L’Édifice est construit au tour même où sa dernière colonne est dressée. Tous ceux qui ont participé dans cet Âge ont aussitôt la récompense ; les autres ne gagnent ni ne perdent rien. Les récompenses durables restent jusqu’à la fin. Il n’y a plus de pénalité.
? E-R7: Avec la dernière carte de {board babylon}, les ressources et les pièces d’un Édifice construit au dernier tour aident déjà.
`,
  failure: `
# Quand un Édifice échoue
S’il manque encore une colonne à la fin de l’Âge, l’Édifice échoue, avant les conflits. Personne n’est récompensé.

## penalty: La pénalité
Qui n’a pas participé subit la pénalité : des pièces, une carte d’une couleur de sa propre Cité, ou des jetons Victoire. Qui a participé ne subit rien. S’il y a un choix, tu choisis la carte ou les jetons.
La pénalité se paie en entier. Seulement si tu ne le **peux pas**, tu ne perds rien et tu prends une dette à la place.
? EQ-19: On ne peut ni payer une partie ni préférer la dette.
? EQ-27: Tous choisissent en même temps. Qui n’a qu’une façon de payer n’est pas interrogé.
? EQ-16, EQ-17: Il échoue quand le dernier tour est tout à fait terminé, avec dernières cartes, défausse et pertes de Cities.
? E-R10: Les pièces sont prises sur toutes celles que tu as alors, celles du dernier tour comprises.

## debt: La dette
Un jeton de dette coûte 2 points à l’Âge I, 3 à l’Âge II et 5 à l’Âge III.
> {card auction-house} a échoué : 5 pièces. Avec 4 pièces, tu les gardes et tu prends −3. Avec 5, tu les paies toutes.
? EQ-21: Les jetons de dette ne s’épuisent jamais.
? EQ-20, E-R9: Ce n’est pas la [dette de Cities](debt) : payer une pénalité n’est pas une perte de Cities, et la dette figure sur la ligne des Édifices.

## card: Perdre une carte
? EQ-22, E-R11: La carte va à la défausse, au vu de tous. On peut l’y reprendre aux tours suivants.
? EQ-23, E-R12: Tu perds tout ce qu’elle donnerait désormais : ressources, boucliers dès ces conflits, symboles, points, chaînages. Les pièces qu’elle a rapportées restent, et aussi ce qui fut construit par son chaînage. Tu peux reconstruire la même carte. Si c’était ta seule carte d’une couleur, cette couleur a disparu.
? EQ-24, EQ-25: Les cartes sous une étape, les leaders et les boucliers venus d’ailleurs ne sont pas des cartes d’une couleur.

## tokens: Perdre des jetons Victoire
? EQ-26: {card concentric-castle} prend deux de tes jetons Victoire, à ton choix. Si tu en as un ou aucun, tu ne perds rien et tu prends −5.
`,
  rewards: `
# Les Édifices un par un
Ce que chacun coûte, donne et prend. Les coûts sont en pièces.

## list: Tous les Édifices
@projects all

## rewards: Les récompenses
Les jetons Victoire comptent comme ceux des conflits. Les boucliers comptent déjà aux conflits de cet Âge. Les ressources viennent dès le tour suivant et ne sont pas à vendre. Les points comptent à la fin, aussi pour ce que tu construis plus tard.
? EQ-28: {card alexander}, {card sepulcher}, {card cenotaph} et la {card mourners-guild} comptent aussi ces jetons ; {card nero} paie pour eux s’il est là.
? E-R8: {card slave-market} compte les jetons pour ses pièces avant que l’Édifice soit construit.
? EQ-29: {card berenice} ajoute sa pièce, une fois par tour.
? EQ-30, EQ-31: {card military-school} reprend **tous** les jetons Défaite que tu as alors, avec {card semiramis} aussi. {card tomyris} n’y change rien ; les défaites suivantes comptent comme toujours.
? EQ-32: Ce que produisent {card factory} et {card river-port} est pour toi seul : les Cités voisines, {card secret-warehouse} et {card black-market} ne le voient pas.
? EQ-33: {card archives} compte le noir comme une couleur, mais pas les leaders.
? EQ-34: {card agora} compte une de tes guildes une seconde fois : celle qui donne le plus. La {card scientists-guild} est un second symbole, la {card counterfeiters-guild} 5 points sans pertes, la {card courtesans-guild} rien. Il n’y a pas de carte violette de plus, et une guilde copiée par {board olympia} ne peut pas être doublée.
? E-R13: Dans la deuxième édition, elle peut doubler la {card decorators-guild}.

## disputed: Chiffres disputés
Nous n’avions pas la feuille imprimée des effets, et les listes publiques divergent par endroits.
? EQ-47: Participer à {card staging-camp} coûte ici 2 pièces ; le jeu en ligne dit 3.
| Quoi | Polis | Une autre source |
| {card artisan-district} | 2 points par paire d’une carte marron et d’une grise | 3 points |
| {card amphitheater}, pénalité | une carte grise | une carte marron |
| {board carthage} de jour, étape II | 2 points dans les deux cas | des points avec le bouclier seulement |
| {board carthage} de nuit, 2 boucliers | étape I | étape II |
`,
  'ur-carthage': `
# Ur et Carthage
Deux plateaux venus avec Edifice. Leurs faces s’appellent jour et nuit.

## ur: Ur
Les étapes d’{board ur} te donnent une colonne d’un Édifice pour rien : de jour, d’un Âge de ton choix, de nuit, de l’Âge I, II et III dans l’ordre. Elle vient de la boîte, donc l’Édifice n’en est pas plus près d’être construit. Mais tu as participé : pas de pénalité, et la récompense s’il est construit.
? EQ-39: De jour, tu choisis l’Âge en même temps que l’étape.
? EQ-35, EQ-40: Si l’Édifice est déjà construit, ou l’est à ce tour même, tu as aussitôt la récompense.
? EQ-36, EQ-37: Les Âges passés et à venir sont permis. Une colonne d’un Édifice manqué ne vaut rien.
? EQ-38: Tu peux avoir deux colonnes d’un même Édifice, et chacune donne la récompense : 8 pièces de {card money-changer}, deux boucliers, deux fois les points, deux guildes différentes pour {card agora}. Les jetons Défaite ne partent qu’une fois. C’est notre lecture la moins sûre.
? EQ-41: Si, grâce à {board ur}, tous ont une colonne et qu’il en manque encore une sur l’Édifice, il échoue et personne n’en pâtit.

## carthage: Carthage
Certaines étapes offrent deux effets. Tu en choisis un en construisant l’étape, et il reste. Ses pièces arrivent une fois que tout est payé.
De jour, l’étape II donne 2 points et soit 7 pièces, soit 1 bouclier. De nuit, l’étape I donne soit 7 pièces et 4 points, soit 2 boucliers, et l’étape II soit une carte de la défausse pour rien, soit un symbole scientifique au choix.
? E-R2: {board carthage} peut être de toutes les parties, {board ur} seulement avec Edifice.

## armada: Armada
? EQ-46: Armada ne fait pas partie de Polis. Avec sa limite pour les guildes, {card agora} compterait chaque fois séparément.
`,
};
