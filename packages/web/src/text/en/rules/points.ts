/** The rules: conflicts, science, guilds and the final count. */
export const points = {
  conflict: `
# Conflicts
At the end of each Age every city compares its strength with both neighbours.

## strength: Strength
Your strength is the number of your shields: on red cards, on stages, and with the expansions on leaders, black cards and projects. All shields of the whole game count.

## tokens: Victories and defeats
Each neighbour is a conflict of its own:
- stronger: a victory token, worth **1** in Age I, **3** in Age II, **5** in Age III
- weaker: a defeat token, worth **−1**
- equal: nothing for either
So an Age brings you none, one or two tokens. They stay with you to the end.
> End of Age II: your left neighbour has {shield 5}, you have {shield 3}, your right neighbour has {shield 2}. You take −1 from the left and 3 from the right.

## others: What changes it
An [olive branch](diplomacy) takes a city out of the conflicts of one Age. [Teammates](teams#conflicts) do not fight each other. {card tomyris} hands her defeats to the winner, and {card semiramis} turns them [into shields](leader-powers#conflicts). {card nitocris} and the [Raiders](second-cities#raiders) take victory tokens without a conflict, [{card telesilla}](expert-leaders#telesilla) makes others give one up, and some things give defeat tokens back: {card telesilla}, the [{card memorial}](second-cities#memorial), the {card military-school}.
`,
  science: `
# Science
The symbols {compass} {gear} {tablet} count in two ways at once.

## count: How it is counted
- For **each** of the three symbols: how many you have, times itself.
- For **each set** of three different symbols: 7 points.
| Symbols | Squares | Sets | Points |
| 1 / 1 / 1 | 3 | 7 | 10 |
| 3 / 2 / 1 | 14 | 7 | 21 |
| 2 / 2 / 2 | 12 | 14 | 26 |
| 3 / 2 / 2 | 17 | 14 | 31 |
| 5 / 0 / 0 | 25 | 0 | 25 |
| 6 / 0 / 0 | 36 | 0 | 36 |
| 4 / 4 / 4 | 48 | 28 | 76 |

## choice: Symbols of your choice
Some things are one symbol of your choice: a stage of {board babylon}, the {card scientists-guild}, a stage of {board carthage}. Nobody asks you: when points are counted, Polis sets them to your best total, together with [masks](masks), copied guilds, and symbols [turned or added](expert-leaders#science) by leaders.
> You have 1 / 1 / 1 and one symbol of choice: 2 / 1 / 1 makes 6 + 7 = 13 points.
Symbols count from wherever they come: green cards, guilds, stages, leaders. {card aristotle} makes each set worth 10.
`,
  guilds: `
# Guilds
Guilds are the purple cards of Age III. There are two more of them in the deck than there are players.

## count: What they count
Guilds count when the game ends. Arrows on a guild mean **both neighbours and not you**. The {card builders-guild} looks at the stages of all three cities, the {card shipowners-guild} at your own brown, grey and purple cards, itself included. The good of a board and cards under a stage are no cards.
? L-R8: With Leaders four guilds join the ten, with Cities three; the number in the deck stays the same. All four guilds of Leaders come only with Leaders.

## base: Guilds of the base game
@guilds base

## second: Only in the second edition
@guilds second

## leaders: Guilds of Leaders
@guilds leaders

## cities: Guilds of Cities
@guilds cities
`,
  scoring: `
# The end of the game
After the conflicts of Age III everyone adds up the lines of the score sheet. The highest total wins.

## lines: The lines
- **Conflicts**: the values of all your tokens. This can be below zero.
- **Coins**: 1 point for every 3 coins.
- **Wonder**: points of your stages.
- **Civilian**: points of your blue cards.
- **Commerce**: points of yellow cards of Age III, counted now and not when they were built.
- **Guilds**: points of your [guilds](guilds).
- **Science**: [squares and sets](science).
> Tokens 1, 3, 5, −1, −1 and −1 make 6 points. A treasury of 14 coins makes 4.

## more-lines: Lines of the expansions
? L-R1, L-R2: Leaders have a line of their own. Their science symbols, and what {card aristotle} adds, stand under science. What a copied leader scores stands under guilds, because it comes from the guild.
? C-R8: Black cards have a line of their own. Debt of Cities is taken off the line of coins, masks add to science, guilds and boards of Cities stand with the others.
? E-R1: Projects have a line of their own, with their points and the debt of failed ones. Coins and victory tokens that projects brought stand under coins and conflicts, a guild that the {card agora} doubles under guilds.
? E-R14: Symbols of choice, masks, copied and doubled guilds are set together to the highest total. Nobody is asked.

## tie: Equal points
The larger treasury decides. If that is equal too, the win is shared.
? X-33: Debt plays no part in it: only coins are compared.
`,
};
