/** The rules: which box of Leaders and Cities is in play, and in which order things happen when everything meets. */
export const boxes = {
  boxes: `
# Which box is in play
Leaders and Cities were printed twice. The **first box** goes with the first edition, the **second box** with the second edition. The table says which it plays with.

## choice: Choosing a box
The first edition has only the first boxes. In the second edition Leaders and Cities mean the second boxes, unless the table asks for the first ones: many people own those and play them with the new base game. Each of the two is chosen for itself, so the first box of Leaders may meet the second box of Cities.
A game has black cards of one box only, and {board rome}, {board petra} and {board byzantium} of one box only.

## players: How many players
With a second box a game is for **three to seven** players, and for teams with four or six. Two and eight players take the first boxes: eight may play the second edition with the first box of Cities.

## differences: What is different
| What | First box | Second box |
| Leaders | 36, with Cities 42 | 34, with experts 49, with Cities 6 more |
| Prices of leaders | printed numbers | some cost the [number of the Age](expert-leaders#price) |
| Black cards | 27, nine for each Age | [42](second-cities), fourteen for each Age |
| {card embassy} | 3 points | 2 points |
| {board petra}, stage II | 7 or 14 coins | 5 coins by day, 10 by night |
| {board byzantium}, stages | 3, 2 and 7 points on side A; 3 and 4 on side B | 3, 4 and 7 points by day; 4 and 6 by night |
| {board rome} B, stage II | 1 stone, 1 clay, 1 textile | 1 stone, 1 clay, 1 glass |
| Boards | {board rome}, {board petra}, {board byzantium} | the same, and [{board abu-simbel}](abu-simbel) |
A name can be old and the card new: the {card gambling-den} of the first box is a card of Age I and is called {card dive} in the second, whose own {card gambling-den_age2} is the {card gambling-house} of the first. [All new names](second-cities#names).

## points: Where points stand
Points of black cards and of leaders stand on their lines as ever. Symbols that are [turned or added](expert-leaders#science) stand under science, stages of [further boards](boards) and [entombed leaders](abu-simbel) under the wonder, debt of [Raiders](second-cities#raiders) is taken off the line of coins.

## discards: Who builds from the discards first
? BOX-29: In one turn the order is {board halikarnassos}, {board great-wall}, {board manneken-pis}, {board carthage}, {card solomon}, {card forging-agency}, and last a {card solomon} copied by the {card courtesans-guild}.
? BOX-30: Each finds the pile without what was taken before. A card that is dug up acts at once, and what it allows in a later place still comes in this turn: a {card forging-agency} that {board halikarnassos} digs up digs in its own place.
? BOX-31: If the {card courtesans-guild} digs up the {card forging-agency}, that one digs right after it.

## order: The order of a turn
1. Choices are shown, with the stage of the {board great-wall} and the neighbour of {board manneken-pis}. Everybody pays.
2. Cards and stages come into play, and coins come in, also those for everyone else.
3. Tokens are taken and given back, neighbours take their debt, leaders are drawn.
4. {board abu-simbel} entombs a leader.
5. The {card courtesans-guild} copies a leader, {board rome} recruits, {board catan} draws a leader.
6. {card telesilla}: the others give up a token.
7. A project that has no column left is built.
8. In the last turn of an Age {board babylon} plays its last card.
9. Cards are built from the discards.
10. Losses are paid. The hands move on, or the Age ends.
`,
};
