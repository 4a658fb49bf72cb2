/** The rules: Cities. */
export const cities = {
  cities: `
# Cities
Black cards bring shields, coins, masks, peace and malice. Hands get larger and Ages longer.

## setup: What is added
- Each Age deck gets black cards of its Age: as many as there are players, taken blindly from nine, in the [second box](second-cities) from fourteen.
- Hands have **eight** cards and an Age **seven** turns. The eighth card goes to the discards.
- Three guilds join the others; the number of guilds in the deck stays the same. With Leaders six more leaders join.
? C-R10: Black cards, guilds and boards of Cities come only with Cities.
Black cards are used like any other: built, sold, put under a stage, dug up. No chain leads to them or from them.

## players: Two and eight players
Two play [with the Free City](two-players#cities). Eight need Cities, and the [first box](boxes#players) of it: the decks are those for seven, with 9 guilds and 7 black cards, and everyone gets seven cards and plays six turns.

## boards: Petra and Byzantium
Stage II of {board petra} costs only coins: 7 on side A for 7 points, 14 on side B for 14 points. {card imhotep} and the {card architect-cabinet} do not lower them. Stage I of side B makes all others lose 2 coins. {board byzantium} brings [olive branches](diplomacy). These are figures of the first box; [others in the second](second-cities#boards).
`,
  debt: `
# Losing coins, and debt
Some black cards, a guild and a stage make **everyone else** lose coins.

## pay: Pay or owe
For each coin of the loss you pay 1 coin or take a debt {icon debt} of 1 point. Any split is allowed, even if you have the coins. What is paid goes to the bank. A debt stays to the end and cannot be paid back.
> The {card lair} costs all others 2 coins. Ann pays 2. Bob has one coin: he pays it and takes a debt of 1. Cleo keeps her money and takes a debt of 2.
The one who played the card loses nothing by it. If two play such cards, each suffers the other's.

## when: When it is paid
At the end of the turn, when all have acted, paid and taken coins. So coins of this turn can pay it, those of a sale too.
? C-R9: All who lose coins are asked at the same time; the answers are sealed until the last is in. Who has no coins is not asked and takes debt for all of it.
? X-21: Losses come after the builds from the discards and before the conflicts. They are settled in recruitment turns too.
? EQ-18: Coins that a project has just brought can pay them.

## count: Losses that count something
{card sepulcher} and {card cenotaph} cost 1 coin for each victory token you hold, {card builders-union} 1 coin for each of your stages.
? X-20, E-R8: What counts is what you have when the losses are settled: a stage or a token of this very turn counts.

## end: At the end
Debt is taken off the line of coins. With 5 coins and a debt of 3 the line shows 1 − 3 = −2.
? X-23: There is always another debt token: they never run out.
? EQ-20, E-R9: The debt of a [failed project](failure#debt) is another one. It has values of its own and stands on the line of projects.
`,
  diplomacy: `
# Olive branches
An olive branch {icon olive} (on the table at home: a Diplomacy token) keeps your city out of conflicts.

## away: Out of the conflicts
With a branch you are away at the next conflicts: you take neither victories nor defeats, and give one branch back. Your two neighbours meet each other as if they sat side by side, in that Age only.
You cannot save it: even the strongest city stays away. Several branches serve in several Ages, one in each. A card dug up from the discards brings its branch as well.
? C-R7: A branch taken in the last turn of an Age is in time for the conflicts of that Age.

## ring: Who meets whom
? X-23: All who are away are left out and the ring closes. Two cities that are left meet **once**, so each takes one token at most. With one city or none there is no conflict. Everyone who was away gives a branch back, even if there was nothing to fight. Branches never run out.
> Four players, two of them away in Age II. The other two have one conflict: 3 for the winner, −1 for the loser.

## teams: In teams
[Between teams](teams#diplomacy) a branch works in another way.
? EQ-44: It does not protect from the penalty of a failed project.
`,
  masks: `
# Masks
A mask {icon mask} copies science. {card pigeon-loft}, {card spy-ring} and {card torture-chamber} have one each.

## copy: What a mask copies
At the end each mask becomes the symbol of one **green card** in a neighbour's city: no leader, no guild, no stage, no other mask. Several masks copy different cards, but two cards of the same name are two cards. It may be a card that you have too.
> You have two masks. Your left neighbour has one green card with {compass}, your right neighbour none. You gain one {compass}; the second mask is lost.
? E-R14: Nobody is asked: Polis sets masks and symbols of choice together to your best total.
`,
  'black-cards': `
# Single black cards
What the other black cards do, where a symbol is not enough.

## docks: The Docks
Each turn the first good that you buy from that one neighbour is 1 coin cheaper, on top of other discounts: it can be free. West is left, east is right. You decide which good is the first; Polis takes the one that helps you most.
> {card marketplace} and {card clandestine-dock-east}: a {loom} and a {stone} from the right cost 2 in all, where it would be 3.

## warehouse: Secret Warehouse
It makes one more good of a kind that your board, brown or grey cards make.
? X-13: With a card that makes wood or ore, the card may make one and the Warehouse the other. It doubles nothing that is bought, and nothing of the {card forum}, {card caravansery}, {card bilkis} or {card black-market}.

## market: Black Market
It makes one good of a kind that your board, brown and grey cards do **not** make. A card that makes one of two goods rules out both. Stages, yellow cards, leaders and projects rule out nothing.
Neighbours can buy from neither of the two.

## cabinet: Architect Cabinet
Your stages need no goods from now on. Coins that a stage costs are still paid.

## gambling: Gambling Den and Gambling House
The bank pays you, and each of your neighbours a little.

## society: Secret Society and Slave Market
Coins at once and points at the end: for each of your black cards, this one included, or for each of your victory tokens, whatever its value.
? C-R1: {card gates-of-the-city}, {card tabularium} and {card capitol} make 4, 6 and 8 points.

## list: All black cards of the first box
@black first
`,
};
