/** The rules: Cities. */
import type * as english from '../../en/rules/cities.ts';
import type { Texts } from '../../texts.ts';

export const cities: Texts<typeof english.cities> = {
  cities: `
# Cities
Les cartes noires apportent des boucliers, des pièces, des masques, la paix et la malice. Les mains grandissent et les Âges s’allongent.

## setup: Ce qui s’ajoute
- Chaque paquet reçoit des cartes noires de son Âge : autant que de joueurs, prises à l’aveugle parmi neuf, dans la [deuxième boîte](second-cities) parmi quatorze.
- Les mains ont **huit** cartes et un Âge **sept** tours. La huitième carte va à la défausse.
- Trois guildes s’ajoutent aux autres ; leur nombre dans le paquet ne change pas. Avec Leaders, six leaders de plus.
? C-R10: Cartes noires, guildes et plateaux de Cities ne viennent qu’avec Cities.
Les cartes noires s’utilisent comme les autres : construites, vendues, glissées sous une étape, reprises à la défausse. Aucun chaînage n’y mène ni n’en part.

## players: Deux et huit joueurs
À deux, on joue [avec la Cité libre](two-players#cities). À huit, il faut Cities, et sa [première boîte](boxes#players) : les paquets sont ceux pour sept, avec 9 guildes et 7 cartes noires, et chacun reçoit sept cartes et joue six tours.

## boards: Pétra et Byzance
L’étape II de {board petra} ne coûte que des pièces : 7 sur la face A pour 7 points, 14 sur la face B pour 14 points. {card imhotep} et {card architect-cabinet} ne les baissent pas. L’étape I de la face B fait perdre 2 pièces à tous les autres. {board byzantium} apporte des [rameaux d’olivier](diplomacy). Ce sont les chiffres de la première boîte ; [ceux de la deuxième](second-cities#boards) sont autres.
`,
  debt: `
# Perdre des pièces, et la dette
Certaines cartes noires, une guilde et une étape font perdre des pièces à **tous les autres**.

## pay: Payer ou devoir
Pour chaque pièce de la perte, tu paies 1 pièce ou tu prends une dette {icon debt} de 1 point. Toute répartition est permise, même si tu as les pièces. Ce qui est payé va à la banque. Une dette reste jusqu’à la fin et ne se rembourse pas.
> {card lair} coûte 2 pièces à tous les autres. Anne paie 2. Bob a une pièce : il la paie et prend une dette de 1. Cléo garde son argent et prend une dette de 2.
Celui qui joue la carte n’y perd rien. Si deux joueurs en jouent une, chacun subit celle de l’autre.

## when: Quand on paie
À la fin du tour, quand tous ont agi, payé et encaissé. Les pièces de ce tour peuvent donc servir, celles d’une vente aussi.
? C-R9: Tous ceux qui perdent des pièces sont interrogés en même temps ; les réponses sont scellées jusqu’à la dernière. Qui n’a pas de pièces n’est pas interrogé et prend tout en dette.
? X-21: Les pertes viennent après les constructions depuis la défausse et avant les conflits. On les règle aussi aux tours de recrutement.
? EQ-18: Les pièces qu’un Édifice vient d’apporter peuvent les payer.

## count: Des pertes qui comptent quelque chose
{card sepulcher} et {card cenotaph} coûtent 1 pièce par jeton Victoire que tu as, {card builders-union} 1 pièce par étape de ta Merveille.
? X-20, E-R8: Compte ce que tu as quand les pertes sont réglées : une étape ou un jeton de ce tour même en fait partie.

## end: À la fin
La dette est retirée de la ligne des pièces. Avec 5 pièces et une dette de 3, la ligne montre 1 − 3 = −2.
? X-23: Il y a toujours un autre jeton de dette : ils ne s’épuisent jamais.
? EQ-20, E-R9: La dette d’un [Édifice manqué](failure#debt) en est une autre. Elle a ses propres valeurs et figure sur la ligne des Édifices.
`,
  diplomacy: `
# Rameaux d’olivier
Un rameau d’olivier {icon olive} (sur la table de jeu : un jeton Diplomatie) tient ta Cité à l’écart des conflits.

## away: À l’écart des conflits
Avec un rameau, tu es absent aux prochains conflits : tu ne prends ni victoires ni défaites, et tu rends un rameau. Tes deux voisines se rencontrent comme si elles étaient côte à côte, pour cet Âge seulement.
Tu ne peux pas l’épargner : même la Cité la plus forte reste à l’écart. Plusieurs rameaux servent à plusieurs Âges, un à chaque fois. Une carte reprise à la défausse apporte aussi son rameau.
? C-R7: Un rameau pris au dernier tour d’un Âge arrive à temps pour les conflits de cet Âge.

## ring: Qui rencontre qui
? X-23: Tous les absents sont laissés de côté et le cercle se referme. Deux Cités qui restent se rencontrent **une fois**, chacune prend donc un jeton au plus. Avec une Cité ou aucune, il n’y a pas de conflit. Chaque absent rend un rameau, même s’il n’y avait rien à combattre. Les rameaux ne s’épuisent jamais.
> Quatre joueurs, dont deux absents à l’Âge II. Les deux autres ont un conflit : 3 pour le vainqueur, −1 pour le vaincu.

## teams: En équipe
[Entre équipes](teams#diplomacy), un rameau agit autrement.
? EQ-44: Il ne protège pas de la pénalité d’un Édifice manqué.
`,
  masks: `
# Masques
Un masque {icon mask} copie de la science. {card pigeon-loft}, {card spy-ring} et {card torture-chamber} en ont un chacun.

## copy: Ce que copie un masque
À la fin, chaque masque devient le symbole d’une **carte verte** d’une Cité voisine : pas d’un leader, d’une guilde, d’une étape ni d’un autre masque. Plusieurs masques copient des cartes différentes, mais deux cartes du même nom sont deux cartes. Ce peut être une carte que tu as aussi.
> Tu as deux masques. Ta voisine de gauche a une carte verte avec {compass}, celle de droite aucune. Tu gagnes un {compass} ; le second masque est perdu.
? E-R14: Personne n’est interrogé : Polis place masques et symboles au choix ensemble, au mieux pour ton total.
`,
  'black-cards': `
# Quelques cartes noires
Ce que font les autres cartes noires, là où un symbole ne suffit pas.

## docks: Les quais
À chaque tour, la première ressource que tu achètes à cette Cité voisine coûte 1 pièce de moins, en plus des autres remises : elle peut être gratuite. L’ouest est à gauche, l’est à droite. Tu décides laquelle est la première ; Polis prend celle qui t’aide le plus.
> {card marketplace} et {card clandestine-dock-east} : un {loom} et une {stone} de droite coûtent 2 en tout, au lieu de 3.

## warehouse: L’entrepôt secret
{card secret-warehouse} produit une ressource de plus, d’une sorte que produisent déjà ton plateau, tes cartes marron ou grises.
? X-13: Avec une carte qui produit du bois ou du minerai, la carte peut produire l’un et l’entrepôt l’autre. Il ne double rien d’acheté, ni rien de {card forum}, {card caravansery}, {card bilkis} ou {card black-market}.

## market: Le marché noir
{card black-market} produit une ressource d’une sorte que ton plateau, tes cartes marron et grises ne produisent **pas**. Une carte au choix entre deux ressources exclut les deux. Étapes, cartes jaunes, leaders et Édifices n’excluent rien.
Les Cités voisines ne peuvent acheter à aucun des deux.

## cabinet: Le cabinet d’architecte
Avec {card architect-cabinet}, tes étapes ne demandent plus de ressources. Les pièces que coûte une étape restent à payer.

## gambling: Les tripots
{card gambling-den} et {card gambling-house} : la banque te paie, et un peu chacune de tes voisines.

## society: Par carte noire, par victoire
{card secret-society} et {card slave-market} : des pièces aussitôt et des points à la fin, par carte noire de ta Cité, elle-même comprise, ou par jeton Victoire, quelle que soit sa valeur.
? C-R1: {card gates-of-the-city}, {card tabularium} et {card capitol} font 4, 6 et 8 points.

## list: Toutes les cartes noires de la première boîte
@black first
`,
};
