/** The rules: what things cost. */
import type * as english from '../../en/rules/economy.ts';
import type { Texts } from '../../texts.ts';

export const economy: Texts<typeof english.economy> = {
  paying: `
# Payer
Un coût se compose de pièces, de ressources, ou des deux. Les pièces vont à la banque ; les ressources **ne s’usent pas** : ta Cité les produit toutes à nouveau à chaque tour.

## production: Ce que tu produis
Tes ressources viennent de ton plateau, de tes cartes marron et grises, et des cartes jaunes, des étapes et des Édifices qui produisent. Tout est disponible à chaque tour, pour une carte ou une étape.
Si une carte ou une étape montre plusieurs ressources, elle en produit **une seule** par tour, celle dont tu as besoin.
> Une carte coûte {wood} {wood} {clay}. Tu produis {wood}, et tu as une carte qui produit {wood} ou {clay}. Deux des trois ressources sont là ; il faut acheter la troisième.

## coins: Seulement les pièces que tu as
Tu ne peux dépenser que les pièces que tu avais **au début du tour**. Ce que te paie une Cité voisine, ce que rapportent une vente ou une carte à ce tour, se dépense au tour suivant.
> Tes deux voisines t’achètent chacune {stone} {stone}. Cela te fait {coin 8}. À ce tour, tu peux toi aussi utiliser ta pierre, mais pas les 8 pièces.

## at-once: Construit maintenant, utile plus tard
Tous agissent en même temps. Une carte ou une étape construite à ce tour, chez toi ou à côté, produit et baisse les prix à partir du tour suivant.
`,
  trade: `
# Acheter chez les voisins
Ce qui te manque, tu peux l’acheter, mais seulement aux deux Cités à côté de la tienne.

## price: Le prix
Une ressource coûte {coin 2}, payées à sa Cité. Elle ne peut pas refuser et s’en sert quand même au même tour. La Cité de l’autre côté peut acheter la même ressource ; toi, tu n’obtiens chaque unité qu’une fois par tour.
Si les deux ont ce qu’il te faut, tu décides qui tu paies, même la plus chère. Ce que tu achètes ne vaut que pour ce tour, et tout doit servir au coût.
> Le coût est {wood} {wood} {glass} {papyrus}. Tu produis {wood} et {glass}. Une voisine vend {wood}, l’autre {papyrus} : tu paies {coin 2} à chacune.

## sold: Ce qui est à vendre
Une Cité voisine vend ce que produisent son **plateau**, ses cartes **marron** et ses cartes **grises**. D’une carte au choix, tu peux prendre l’une ou l’autre ressource, quoi qu’en fasse sa Cité ; tu en obtiens une par tour.
Jamais à vendre : ce que produisent les cartes jaunes ({card caravansery}, {card forum}), les étapes, les cartes noires, les leaders et les Édifices.

## cheaper: Des achats moins chers
Dès le tour suivant leur construction, ils baissent le prix d’une ressource à {coin 1} :
- {card east-trading-post} : matières premières de la Cité de droite
- {card west-trading-post} : matières premières de la Cité de gauche
- {card marketplace} : produits manufacturés des deux
- {board olympia} B, étape I (première édition) : matières premières des deux
Deux remises sur la même ressource laissent un prix de 1. Seul un [quai](black-cards#docks) de Cities descend plus bas.

## choice: Acheter ce que tu pourrais produire
? B-10.5: Tu peux acheter une ressource que tu pourrais produire, tant que tout ce qui est acheté sert au coût. Avec une carte au choix, tu peux ainsi décider qui tu paies. Polis propose les paiements qui ne donnent à personne plus qu’il ne faut. [En équipe](teams#buying), tes propres ressources passent d’abord.
`,
  chains: `
# Chaînages
Certains bâtiments mènent à d’autres. Si tu as le premier, le suivant ne te coûte **rien** : ni pièces ni ressources.

## use: Utiliser un chaînage
Ta main montre {icon chain} et la carte dont il vient. Le chaînage est une façon de construire parmi d’autres ; tu peux aussi payer, vendre la carte ou la glisser sous une étape. Si deux bâtiments mènent à la même carte, un seul suffit : l’un ou l’autre comptoir ouvre le {card forum}.
> Tu as construit {card baths} à l’Âge I. À l’Âge II, {card aqueduct}, qui coûte {stone} {stone} {stone}, est gratuit pour toi.
? B-6.2, B-10.3: Un chaînage regarde ce qui est dans ta Cité, pas depuis quand. Une carte reprise à la défausse au même Âge convient aussi.

## first: Tous les chaînages, première édition
@chains first

## second: Tous les chaînages, deuxième édition
@chains second
`,
};
