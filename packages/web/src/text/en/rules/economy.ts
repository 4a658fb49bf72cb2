/** The rules: what things cost. */
export const economy = {
  paying: `
# Paying
A cost is coins, goods, or both. Coins go to the bank; goods are **not used up**: your city makes all of them anew every turn.

## production: What you make
Your goods are the good of your board, your brown and grey cards, and the yellow cards, stages and projects that make something. All of it is there in every turn, for one card or stage.
Where a card or stage shows several goods, it makes **one of them** each turn, whichever you need.
> A card costs {wood} {wood} {clay}. You make {wood}, and you have a card that makes {wood} or {clay}. Two of the three goods are there; the third has to be bought.

## coins: Only coins you hold
You can only spend coins that were yours **when the turn began**. What a neighbour pays you, what a sale or a card brings in this turn, can be spent in the next.
> Both neighbours buy {stone} {stone} from you. That is {coin 8} for you. You can use your own stone in this turn as well, but not the 8 coins.

## at-once: Built now, useful later
All act at once. A card or stage that is built in this turn, by you or next door, makes goods and lowers prices from the next turn on.
`,
  trade: `
# Buying from neighbours
What you lack you can buy, but only from the two cities beside you.

## price: The price
A good costs {coin 2}, paid to its owner. The owner cannot refuse and still uses the good in the same turn. The city on its other side may buy the same good too; you yourself get each unit only once in a turn.
If both have what you need, you decide whom to pay, even the dearer one. What you buy is for this turn only, and all of it must go into the cost.
> The cost is {wood} {wood} {glass} {papyrus}. You make {wood} and {glass}. One neighbour sells {wood}, the other {papyrus}: you pay {coin 2} to each.

## sold: What is for sale
For sale is what the **board**, the **brown** and the **grey** cards of a neighbour make. From a card that makes one of several goods you may take either, whatever its owner takes; you get one of them in a turn.
Never for sale is what yellow cards ({card caravansery}, {card forum}), stages, black cards, leaders and projects make.

## cheaper: Cheaper goods
From the turn after they are built, these lower the price of a good to {coin 1}:
- {card east-trading-post}: raw materials of the right neighbour
- {card west-trading-post}: raw materials of the left neighbour
- {card marketplace}: manufactured goods of both
- {board olympia} B, stage I (first edition): raw materials of both
Two of them on the same good still leave a price of 1. Only a [Dock](black-cards#docks) of Cities goes below.

## choice: Buying what you could make
? B-10.5: You may buy a good that you could make yourself, as long as all that is bought goes into the cost. So with a card that makes one of several goods you can choose whom to pay. Polis lists the payments that pay nobody more than needed. [In teams](teams#buying) your own goods come first.
`,
  chains: `
# Chains
Some structures lead to later ones. If you have the earlier one, the later one costs you **nothing**: no coins and no goods.

## use: Using a chain
Your hand shows {icon chain} and the card it comes from. A chain is one of the ways to build; you may also pay, sell the card, or put it under a stage. Where two structures lead to the same card, one is enough: either Trading Post opens the {card forum}.
> You have built the {card baths} in Age I. In Age II the {card aqueduct}, which costs {stone} {stone} {stone}, is free for you.
? B-6.2, B-10.3: A chain asks what stands in your city, not since when. A card that was dug up from the discards in the same Age works too.

## first: All chains, first edition
@chains first

## second: All chains, second edition
@chains second
`,
};
