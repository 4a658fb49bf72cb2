/** The rules: boards and what their stages do. */
export const wonders = {
  wonders: `
# Wonders
Your board makes a good and has two to four stages. Each stage costs what is printed on it, is built with [any card](using#stage), and works as long as the game lasts.

## side: The side of the board
Each board has two sides, A and B (in the second edition, and on {board ur} and {board carthage}, day and night). They make the same good and have other stages. A few sides need an [expansion](boards#sides). If the table chose so, you pick the side before the first turn, and it stays.

## points: Points, shields and coins
Points of a stage count at the end. Shields count in every conflict from now on ({board rhodos}). Coins are paid once, when the stage is built ({board ephesos}, {board rhodos} B).

## alexandria: Alexandria
A stage makes one raw material or one manufactured good of your choice each turn. Neighbours cannot buy it.

## babylon: Babylon
One stage is a science symbol. Which of the three it is, is settled when points are counted, to your best.
On side B (night) another stage lets you play the **last card** of each Age, the one that all others discard: build it for its cost, put it under the next stage, sell it, or let it go. It already works in the Age in which the stage is built, even in the last turn.
? B-10.1: The last card is a small turn of its own, after the last turn is over. Coins, goods and lower prices of the last turn help to pay for it.
? X-28, B-11.R5: With eight cards in hand the last card is the eighth, after seven turns.

## halikarnassos: Halikarnassos
At the end of the turn in which such a stage is built you look through **all discards** since the game began, those of this turn too, and build one card for nothing. No card twice applies. Each stage does this once. Its coins come at once, its shields count from now on.
? B-10.6: You may let it be. If nothing fits, the power is lost.
? B-10.2: In an Age's last turn {board babylon} plays its last card first. If that card is sold, you can dig it up, and so you can with the cards that others had left.

## olympia: Olympia
**A, stage II** (first edition): once in each Age you may build one card of your hand for nothing, from the turn after the stage. A use that is not taken is lost with its Age. It is for structures, never for stages or leaders.
**B, stage I** (first edition): [raw materials of both neighbours](trade#cheaper) cost {coin 1}.
**B, stage III** (first edition): when points are counted, one guild of a neighbour counts for you as if it stood in your city. Its owner loses nothing. Polis takes the guild and the symbols that give you most.
? B-10.4: A copied {card shipowners-guild} counts itself among your purple cards.
? X-11, C-R4: A copied {card courtesans-guild} scores one leader of your neighbours, with what counts at the end. A copied {card counterfeiters-guild} makes 5 points, and nobody loses coins. Other guilds look at your own city and your own neighbours.
Olympia of the second edition is [another board](second-edition#olympia).

## others: Boards of the expansions
[{board rome}](rome) comes with Leaders, [{board petra} and {board byzantium}](cities#boards) with Cities, [{board ur} and {board carthage}](ur-carthage) with Edifice. The [Wonder Pack and Catan](boards) are five boards more.
`,
};
