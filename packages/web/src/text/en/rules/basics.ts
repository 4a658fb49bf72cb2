/** The rules: how the game runs. How these texts are written: rules/parse.ts. */
export const basics = {
  game: `
# The game in short
Everyone raises a city through three Ages. Each turn you use one card of your hand and pass the others on. After the third Age the city with the most points wins.

## setup: Before the first turn
- Three to seven cities stand in a ring. Your neighbours are the two beside you: **left** is the next seat clockwise, **right** the one on the other side. Two players play [with the Free City](two-players), eight [with Cities](cities#players).
- Everyone has a wonder board and one of its two sides. Chance deals them, unless the table agreed to choose. No board comes twice. It makes one good from the first turn on.
- You start with {coin 3}, with Leaders {coin 6}. The bank never runs out.
- Every Age has a deck of its own: seven cards for each player. Cards marked for more players than there are stay out.
- The deck of Age III also holds [guilds](guilds), two more than there are players, taken blindly. Nobody learns which ones stay out.

## course: How it runs
- You are dealt seven cards and play six [turns](turn). Then the [conflicts](conflict) of the Age are fought.
- Hands move to the **left** in Ages I and III, to the **right** in Age II.
- After the conflicts of Age III all [points are counted](scoring).

## expansions: What can be added
- [Leaders](leaders): people with powers, recruited before each Age.
- [Cities](cities): black cards, [debt](debt), [olive branches](diplomacy), [masks](masks), and [teams](teams).
- [Edifice](edifice): one project in each Age that the whole table may share.
- The [second edition](second-edition) changes some cards and boards.
? B-11.R6, E-R15, E-R2: Everything goes together with both editions. Leaders and Cities keep the cards of their first edition. {board carthage} may be dealt in any game, {board ur} only with Edifice.
`,
  cards: `
# Cards and symbols
The colour of a card tells what it is for. Every kind also has a shape of its own, so that nobody needs the colours to tell them apart.

## kinds: The kinds of cards
| Kind | Colour | What it does |
| {kind raw} Raw material | brown | makes raw materials: {wood} {stone} {clay} {ore} |
| {kind goods} Manufactured good | grey | makes manufactured goods: {glass} {loom} {papyrus} |
| {kind civic} Civilian structure | blue | points |
| {kind trade} Commercial structure | yellow | coins, cheaper goods, goods of your own, points in Age III |
| {kind war} Military structure | red | shields for [conflicts](conflict) |
| {kind science} Scientific structure | green | symbols of [science](science) |
| {kind guild} Guild | purple | points for what others have, in Age III |
| {kind leader} Leader | white | powers, with [Leaders](leaders) |
| {kind shadow} Shadow | black | a bit of everything, with [Cities](cities) |

## symbols: The symbols
| Symbol | Meaning |
| {coin 3} | coins, from the bank or to it |
| {sun 3} | points at the end |
| {shield 2} | strength |
| {compass} {gear} {tablet} | the three science symbols |
| {icon chain} | [a chain](chains): free because of an earlier card |
| {icon victory} {icon defeat} | tokens of won and lost [conflicts](conflict) |
| {icon pile} | the discards, face down |
| {icon olive} | an [olive branch](diplomacy) (Cities) |
| {icon debt} | [debt](debt): points lost at the end |
| {icon mask} | a [mask](masks) (Cities) |
| {icon column} | a column of a [project](edifice) (Edifice) |

## printed: What a card shows
In the middle of a card stands what it does, below it what it costs. In your hand the foot of a card says what it costs **you, now**: nothing, your own goods, coins to a neighbour, or why you cannot have it.
A **structure** is a card that stands face up in a city. Cards under a stage and the good of the board are no cards of any colour.
`,
  turn: `
# A turn
All choose at once, all act at once. Nobody waits for a turn to come round.

## choose: Choose and seal
Choose one card and what to do with it: [build it, put it under a stage, or sell it](using). Seal the choice. You can reopen it until the last player has sealed.
When all have chosen, the cards are shown. What is left of your hand goes to the next player: left in Ages I and III, right in Age II.

## last-card: The last card of an Age
In the last turn you hold two cards. You use one; the other goes face down to the discards and brings nothing. The last turn is turn 6, with Cities mostly turn 7.

## order: The order inside a turn
1. All choices are shown and judged by how the table stood **when the turn began**.
2. Everyone pays, to the bank and to neighbours. Then {card hatshepsut} brings her coins.
3. Cards and stages stand, sold cards lie in the discards, columns of the project are taken.
4. Coins come in: from sales, cards, stages and leaders. A card that pays for each thing also counts what came into play this turn, next door too ({card vineyard}, {card bazar}), and itself if it is one ({card lighthouse}).
5. Olive branches are taken, {board rome} draws its leaders, the {card courtesans-guild} copies a leader, then {board rome} recruits one more.
6. If the last column is taken, the [project](edifice#built) is built and rewards all in it.
7. In an Age's last turn: {board babylon} may play its last card, with all the steps above. Then the cards left over go to the discards.
8. Whoever may [build from the discards](wonders#halikarnassos) does so.
9. With Cities: the [coins lost](debt) in this turn are settled.
10. The hands move on. After the last turn a project that is not built [fails](failure); then come the [conflicts](conflict).

## discards: Several build from the discards
? X-01, EQ-42: In one turn the order is {board halikarnassos}, {board carthage}, {card solomon}, and last a {card solomon} copied by the {card courtesans-guild}. Each sees the pile without what was taken before. In an Age's last turn the cards left over are in it. A card that is dug up acts at once, with the questions it asks. With further boards and second boxes there are [more of them](boxes#discards).
? E-R5: What cards and stages do at once comes before a project is built. A {card nero} recruited in this very turn already pays for a victory token of the project.
`,
  using: `
# Build, stage or sell
There are three things to do with the card you choose.

## build: Build
[Pay](paying) what the card costs, or have a [chain](chains) or a power for it. The card stands in your city from now on.
? B-10.7: Where a card is free in more than one way, you name the way. A power that works once an Age is only used up when you name it.

## stage: Put it under a stage
Pay what the **next stage** of your board costs and lay the card face down under it. Any card will do: it marks the stage and does nothing else. It is no structure and does not lie in the discards. Stages go from left to right, each once (those of the [{board great-wall}](great-wall) in any order); you may build several in one Age, and none is a must. More: [wonders](wonders).

## sell: Sell
Lay any card face down on the discards and take {coin 3} from the bank. This is always allowed, and it is all that is left if a card can neither be built nor used for a stage.

## same-name: No card twice
A city never holds two structures of the same name. No power gets round that. Loom, Glassworks and Press come in Ages I and II under the same name, so you can have each of them once. A card you have already can still be sold or put under a stage.
`,
};
