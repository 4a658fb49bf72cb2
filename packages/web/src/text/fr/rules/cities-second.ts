/** The rules: the second box of Cities. */
import type * as english from '../../en/rules/cities-second.ts';
import type { Texts } from '../../texts.ts';

export const citiesSecond: Texts<typeof english.citiesSecond> = {
  'second-cities': `
# Cities, deuxième boîte
42 cartes noires au lieu de 27 : quatorze par Âge, dont on prend autant que de joueurs. Mains de huit, sept tours, pertes, dette, rameaux d’olivier et masques sont [comme dans la première boîte](cities).

## names: Nouveaux noms
27 cartes sont celles de la première boîte, aux mêmes coûts ; neuf ont en anglais un autre nom.
| Dans la première boîte | Dans la deuxième boîte |
| {card pigeon-loft} (Pigeon Loft) | {card pigeonhole} (Pigeonhole) |
| {card gates-of-the-city} (Gates of the City) | {card city-gates} (City Gates) |
| {card clandestine-dock-east}, {card clandestine-dock-west} (Clandestine Dock) | {card clandestine-wharf-east}, {card clandestine-wharf-west} (Clandestine Wharf) |
| {card gambling-den}, Âge I (Gambling Den) | {card dive}, Âge I (Dive) |
| {card gambling-house}, Âge II (Gambling House) | {card gambling-den_age2}, Âge II (Gambling Den) |
| {card spy-ring} (Spy Ring) | {card band-of-spies} (Band of Spies) |
| {card architect-cabinet} (Architect Cabinet) | {card architect-firm} (Architect Firm) |
| {card builders-union} (Builders’ Union) | {card chamber-of-builders} (Chamber of Builders) |
| {card secret-society} (Secret Society) | {card secret-network} (Secret Network) |
? C2-31: {card embassy} fait 2 points, avec son rameau. Dans la première boîte, elle en fait 3.
? C2-32: Les guildes sont les trois de la première boîte.

## opium: L’opium
{card opium-stash}, {card opium-den} et {card opium-distillery} te rapportent aussitôt 3, 4 et 5 pièces. Tous les autres perdent 1, 3 et 5 pièces. Ces pertes s’ajoutent à toutes celles du tour, et un [équipier](teams#losses) les subit aussi.

## gifts: Des pièces pour tous les autres
{card customs}, {card trade-center} et {card mint} font 4, 6 et 8 points. Chacun des autres joueurs prend 1, 2 et 3 pièces.
? C2-40: Tous les prennent sauf la Cité elle-même, un équipier aussi, à la banque et avec les autres pièces du tour. Elles ne paient rien de ce qui est construit à ce tour, mais elles peuvent payer ses pertes.
C’est de l’argent de la banque : {card berenice} ajoute sa pièce si c’est le premier du tour.

## raiders: Les pillards
{card raider-camp}, {card raider-fort} et {card raider-garrison} apportent un jeton Victoire de 1, 3 et 5, quel que soit l’Âge en cours. Chaque voisine prend 1 dette {icon debt}.
? C2-33: Le jeton est pris, pas gagné : {card nero} ne paie pas pour lui.
? C2-34: Il compte comme tout autre jeton, pour tout ce qui compte les jetons.
? C2-35: Personne ne peut payer une pièce à la place. La dette vient aussitôt, aux deux voisines, à un équipier aussi, et un rameau n’y change rien.

## tokens: Des points par jeton
{card cells}, {card guardhouse} et {card prison} : à la fin, 2 points par jeton Victoire de 1 que tu as, 3 points par jeton de 3, 4 points par jeton de 5.

## memorial: Le mémorial
2 pièces aussitôt par jeton Défaite que tu as. Ensuite, tu les rends.
? C2-42: Ce qui les avait déjà comptés reste : les pièces de {card nero}, les jetons que {card tomyris} a transmis.

## cache: La cache de contrebandiers
La ressource de départ d’un plateau voisin te coûte 1 pièce de moins dans cette Cité, à chaque achat.
? C2-36: Elle vaut pour chaque unité de cette sorte que tu achètes à cette voisine : du plateau, des cartes marron et grises, et d’une carte au choix si elle produit celle-ci.
? C2-37: Elle s’ajoute aux Comptoirs, à {card marketplace} et à un quai. Le prix ne descend pas sous 0.
? C2-38: Une unité qui ne coûte ainsi rien est achetée quand même : {card hatshepsut} paie pour elle si tu en avais besoin.
? C2-39: Elle n’apporte rien avec une voisine dont le plateau n’a pas de ressource de départ : {board rome}, {board catan}, {board manneken-pis}.

## forging: L’officine de faussaires
À la fin du tour, tu peux construire gratuitement une carte de la défausse : de toute couleur, mais aucune que tu as. Une seule fois. [Ordre de plusieurs](boxes#discards).

## boards: Pétra et Byzance
L’étape II de {board petra} coûte 5 pièces de jour pour 7 points, 10 pièces de nuit pour 14 points.
{board byzantium} de jour fait 4 points avec son rameau à l’étape II. De nuit, l’étape I apporte un rameau et 4 points, l’étape II un rameau et 6 points.

## list: Toutes les cartes noires de la deuxième boîte
@black second
`,
};
