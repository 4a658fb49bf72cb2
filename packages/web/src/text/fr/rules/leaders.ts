/** The rules: Leaders. */
import type * as english from '../../en/rules/leaders.ts';
import type { Texts } from '../../texts.ts';

export const leaders: Texts<typeof english.leaders> = {
  leaders: `
# Leaders
Avant le premier Âge, tu réunis quatre leaders. Avant chaque Âge, l’un d’eux entre en jeu. Chacun commence avec {coin 6}.

## draft: Le choix des leaders
Tu reçois quatre leaders en secret. Gardes-en un et passe les trois autres à **droite** ; des trois qui arrivent, gardes-en un, des deux suivants encore un, et le dernier est aussi pour toi. Les leaders non distribués restent dans la boîte.
À deux, vous échangez les paquets. Les leaders en main sont cachés ; leur nombre ne l’est pas.
? L-R9: Personne ne regarde dans les paquets, les mains et la boîte. Les conseils et les bots ne se servent pas des paquets vus pendant le choix.

## recruit: Le tour de recrutement
Chaque Âge commence par un tour pour les leaders. Chacun choisit un leader en secret et l’utilise de l’une de ces trois façons :
- **Recruter** : paie son prix à la banque. Le leader est face visible dans ta Cité et agit désormais.
- **Étape** : glisse-le face cachée sous ta prochaine étape et paie l’étape, pas le leader. Il n’a aucun effet et ne compte pas comme recruté.
- **Vendre** : prends {coin 3}. Le leader va dans la boîte, pas à la défausse : personne ne peut l’y reprendre.
Les autres restent dans ta main. Au recrutement de l’Âge III, il t’en reste deux : l’un sert, l’autre va dans la boîte.
? X-43: On recrute avant que les mains de l’Âge soient distribuées.
? L-R5: Un leader resté en main n’est pas une dernière carte pour {board babylon}.

## price: Le prix
Les leaders coûtent des pièces, jamais de ressources. Le prix est celui imprimé moins tes réductions, jamais sous 0. Avec {board rome} A, ou une fois {card maecenas} là, il est de 0.
? L-R7: Tout ce que tu paies dans un tour vient des pièces que tu avais à son début.
Une étape à un tour de recrutement se paie comme toujours, ressources des Cités voisines comprises. Un leader recruté à ce même tour n’aide encore personne.

## number: Combien
La première boîte a 36 leaders, avec Cities 42 ; la [deuxième boîte](expert-leaders) en a 34, avec ceux pour experts 49. Avec les quatre du choix, tu en recrutes trois au plus ; {board rome} B peut en avoir [cinq](rome).
? C-R10: Les six leaders de Cities ne sont là que si les deux extensions le sont.
`,
  'leader-powers': `
# Ce que font les leaders
Un leader agit dès qu’il est recruté, mais pas pour ce qui est payé ou construit au même tour. Un leader n’est jamais une carte de la couleur qu’il soutient : {card euclid} n’est pas une carte verte, {card caesar} pas une carte rouge.

## coins: Pièces
{card croesus} paie aussitôt ; {card xenophon}, {card vitruvius}, {card nero} et {card diocletian} paient pour ce qui arrive désormais, pas pour ce qui était avant.
{card hatshepsut} rapporte 1 pièce par Cité voisine à qui tu achètes dans un tour, après le paiement. {card vitruvius} ne paie que si le chaînage est la façon que tu nommes ; pas pour {board olympia}, {card ramses}, {card caligula} ni la défausse.
? X-04, C-R2: {card xenophon} et {card diocletian} paient aussi pour une carte venue de la défausse, car c’est construire.
? X-17: Si un [quai](black-cards#docks) rend gratuite la seule ressource achetée à une Cité voisine, {card hatshepsut} paie quand même, à condition que tu en aies eu besoin.
? X-30: {card berenice} ajoute une pièce au premier argent de la banque dans un tour : ventes, cartes, étapes, leaders, cadeaux de {card gambling-den} d’une voisine. Elle commence au tour suivant son arrivée. Les conflits d’un Âge forment ensemble un tour ; la dernière carte de {board babylon} n’en est un que pour sa Cité.

## cheaper: Construire pour moins
{card archimedes}, {card leonidas}, {card hammurabi} et {card imhotep} épargnent une ressource de ton choix, quelle qu’elle soit. Les pièces d’un coût restent. {card bilkis} te vend à chaque tour une ressource quelconque pour 1 pièce ; elle vient de la banque, donc sans remise et sans {card hatshepsut}.
{card ramses} rend gratuites toutes les guildes, {card maecenas} tous les leaders suivants aux tours de recrutement.
? C-R3: {card caligula} rend gratuite une carte noire par Âge, pièces comprises. Un usage non pris est perdu. Il n’use pas celui de {board olympia}, ni l’inverse.
? C-R7: Sans pièces, on ne peut pas payer {card gambling-house}, quoi qu’elle rapporte. Aucun quai ne baisse le prix de la ressource de {card bilkis}.
? L-R6, C-R11: Ce qui vaut une fois par tour ({card bilkis}, {card hatshepsut}, les quais) vaut à nouveau à chaque tour de recrutement, à chaque tour d’un Âge et avec la dernière carte de {board babylon}.

## conflicts: Conflits
{card hannibal} et {card caesar} ont des boucliers. Avec {card tomyris}, tes jetons Défaite vont au vainqueur, qui les garde. Avec {card semiramis}, chaque jeton Défaite que tu as est un bouclier, les anciens aussi ; la force est comptée au début des conflits, les nouveaux n’aident donc qu’aux Âges suivants.

## discards: Salomon
Quand il est recruté, tu peux construire gratuitement une carte de la défausse : de toute couleur, jamais un leader, jamais une carte que tu as. Tu peux passer. Au recrutement de l’Âge I, la pile est encore vide. [Ordre de plusieurs](turn#discards).

## end: Points à la fin
Les points par carte d’une couleur regardent ta propre Cité. {card plato} veut une carte de chacune des sept couleurs et {card justinian} une rouge, une bleue et une verte ; chaque groupe complet compte. {card midas} paie en plus du trésor, {card alexander} par jeton Victoire, {card amytis} par étape. Avec {card aristotle}, chaque groupe de symboles scientifiques vaut 10.
? C-R6: Les cartes noires comptent pour {card darius}, {card diocletian} et {card caligula}, et pour rien dans les groupes de {card plato} et {card justinian}. Une carte noire à boucliers n’est pas une carte rouge.

## courtesans: La guilde des courtisanes
À sa construction, tu dois copier aussitôt un leader recruté d’une Cité voisine. Tu as désormais ce que donne ce leader ; l’autre ne perd rien.
? X-11: Si aucune des deux voisines n’a alors de leader, elle ne copie rien, ni plus tard. Elle ne peut pas copier un leader que {board rome} recrute au même tour, sauf si la guilde elle-même vient après, de la défausse ou comme dernière carte. Elle ne copie pas tes propres leaders.
? L-R3, L-R2: Un leader copié n’est pas une carte de ta Cité, ni un leader pour la {card diplomats-guild}. Ses points figurent avec les guildes.
? C-R5: De {card croesus}, tu as 6 pièces aussitôt, de {card solomon} une carte de la défausse, en dernier dans l’ordre ; de {card aspasia} un rameau aussitôt ; de {card maecenas} rien, car il ne reste aucun recrutement ; de {card berenice} sa pièce dès le tour suivant ; de {card caligula} une carte noire pour le reste de l’Âge III.

## list: Tous les leaders de la première boîte
@leaders first
`,
  rome: `
# Rome
Le plateau de Leaders ne produit rien, sur aucune face (jour et nuit dans la [deuxième boîte](expert-leaders#rome)) ; au début, ses voisines ne peuvent donc rien lui acheter.

## a: Face A
Les leaders ne te coûtent rien. Les étapes font 4 et 6 points.

## b: Face B
Les leaders te coûtent 2 pièces de moins, et 1 pièce de moins à chacune de tes voisines.
Étape I : {coin 5}, et tu pioches quatre leaders dans la boîte. Étapes II et III : {sun 3} chacune, et tu peux recruter aussitôt un leader de plus, pour 2 pièces de moins qu’imprimé. Tu peux donc avoir cinq leaders.
Le leader de plus peut être l’un de ceux que tu viens de piocher. Rien n’oblige à le recruter.
? L-R7, E-R6: Il se paie avec ce qui reste des pièces que tu avais au début du tour. Les pièces gagnées pendant le tour n’aident pas.
? X-07: {card maecenas} ne rend pas gratuit le leader de plus : il coûte 2 de moins qu’imprimé, quoi que tu aies d’autre.
? X-08: Tant que l’étape II ou III reste à construire, tu gardes tous tes leaders en main après le recrutement de l’Âge III. Ce que tu pioches a été fixé par le hasard à la donne ; les leaders vendus avant sont aussi dans la boîte.
`,
};
