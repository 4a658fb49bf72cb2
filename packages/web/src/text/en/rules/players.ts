/** The rules: other numbers of players, and the second edition. */
export const players = {
  'two-players': `
# Two players and the Free City
A third city plays along without a player. Each turn one of you decides for it. This is for the first edition, with or without Leaders and Cities.

## setup: Before the first turn
The decks are those for three players, with five guilds. A third board is dealt to the Free City; all three cities are neighbours of each other and start with {coin 3}. You each get seven cards, and the other seven lie face down as a pile.
You take turns as **holder** of the Free City: player one in the odd turns of Ages I and III, player two in the odd turns of Age II.

## turn: A turn
1. The holder draws the top card of the pile.
2. The holder chooses a card for the own city, then another one of the same hand for the Free City. The opponent chooses one card as usual.
3. All three act together.
4. You exchange what is left of your hands, and the Free City changes its holder.

## free-city: What the Free City must do
It only sells when it has to. If one of the cards left can be built there, or put under its next stage, the holder must choose such a card and use it so. If there is none, one is sold for it.
It pays from its own {icon coin} and trades by the usual rules: it buys from you and you from it. If both of you sell what it needs, the holder picks the seller. A card that it can build by a chain **must** be built by the chain. It never builds a card twice.
? B-12.17, E-R4: The holder answers every question for it. A card that only a power of {board olympia} would make possible need not be chosen. The last card of {board babylon} does nothing for it, since it has no hand. It may have {board carthage}.

## end: The end of an Age and of the game
After the last turn the three cards left go to the discards. The three cities fight as usual, and the Free City keeps its tokens. The player with more points wins; then coins decide. The Free City cannot win.

## leaders: With Leaders
Both of you start with {coin 6}, the Free City with {coin 3}. You draft four leaders each by exchanging the packs; the Free City has none and never recruits.
? L-R4: It never has the board of {board rome}. If it builds the {card courtesans-guild}, the holder picks a leader of either of you.

## cities: With Cities
A loss caused by the Free City is for both of you. When it loses coins itself, the holder divides the loss. If it has an olive branch, the two of you have one conflict.
? X-27: There are three black cards in each Age, hands and pile have eight cards, and an Age has seven turns.
? C-R12: If it loses coins in a recruitment turn, the one who holds it first in the coming Age decides.
Edifice cannot be played by two.
`,
  'second-edition': `
# The second edition
The rules are the same; some cards and boards are not. It is for three to seven players, with the first box of Cities also for eight. Leaders and Cities have [boxes of their own](boxes) for it. The sides of boards are called day and night.
? B-11.R7: Two players are refused. Eight need Cities, as in the first edition, and it has to be the first box.

## olympia: Olympia
**Day, stage II**: a card is free if your city has no card of its colour yet, in every Age.
**Night, stage I**: the card of the first turn of an Age is free, if you build it.
**Night, stage II**: the same for the card of the last turn. The card left over after it is not meant.
? B-11.R1: All colours of the Ages count, black too; leaders are neither counted nor free. A colour that your city loses again is free again.
? B-11.R2: These powers work from the turn after the stage and for cards of your hand only: never for a stage, a leader or a project, and never for a card you have already.
? B-11.R3: You name the power as the way to build. It is no chain, so {card vitruvius} pays nothing. The two stages of night do not use each other up.
? B-11.R4: First and last mean the first and the last turn of an Age. A recruitment turn is not the first turn, but a stage built in it is in time for it.

## babylon: Babylon
Night, stage I lets you play the [last card](wonders#babylon) of each Age, from the Age in which it is built.

## guilds: Guilds
The {card strategists-guild} is gone and no board copies guilds. The {card decorators-guild} makes 7 points if your wonder is complete.
? B-11.R8: Complete means that the last stage of your board is built, be it the second or the fourth.

## cards: Cards
| Card | In the second edition |
| {card well} | takes the place of the {card pawnshop}; opens the {card statue} |
| {card altar} | 3 points; opens the {card pantheon} |
| {card theater} | 3 points; opens the {card gardens} |
| {card temple} | 4 points; no chains |
| {card statue} | free with the {card well}; opens nothing |
| {card fortifications} | 1 clay and 3 ore |
| {card spies-guild} | 2 clay and 1 glass |
| {card builders-guild} | 3 stone, 2 clay and 1 glass |
| {card ludus} | new: 3 coins at once and 1 point at the end for each of your red cards |
| {card castrum} | new: 3 shields |
Some cards have other numbers of copies: {card town-hall}, {card arena}, {card circus}, {card arsenal}.
? B-11.R9: The {card ludus} counts the red cards you have when it is built for its coins, and those at the end for its points.
? B-11.R10: {card well} and {card bazaar} are the names of this edition, {card pawnshop} and {card bazar} those of the first.

## boards: Boards
Most stages have the same effects at other costs. {board babylon} makes wood and {board olympia} clay. {board babylon} by night has two stages: the last card, and a science symbol.

## disputed: Disputed figures
No printed cards of this edition were at hand, and lists of it differ in a few places. Polis takes what the licensed online game shows.
| What | Polis | Other lists |
| {card town-hall} | 2 stone, 1 ore, 1 glass | 3 stone, 1 glass |
| {card arena} | 2 stone, 1 ore | 2 clay, 1 ore |
| {card circus} | 3 stone, 1 ore | 3 clay, 1 ore |
| {card craftsmens-guild} | 2 stone, 2 ore | 2 stone, 1 ore |
| {card arsenal} | 2 wood, 1 ore, 1 textile | 1 wood, 2 ore, 1 textile |
| {card spies-guild} | 2 clay, 1 glass | 3 clay, 1 glass |
| {card gardens}, free with | {card theater} | {card well} |
| {board olympia} makes | clay | wood |
| {card well}, name | {card well} | {card pawnshop}, with the same chain |
`,
  teams: `
# Teams
Four, six or eight players may play in teams of two.
? T-R1: Teammates sit side by side: the first two seats, the next two, and so on.
? T-R2: Four and six players do not need Cities for it; eight do, and no second box.

## talk: What teammates share
You may talk and show each other your cards. You may not give each other coins or cards, or sell goods for nothing.
? T-R3: Polis shows you the hand of your teammate, the leaders, and the cards under stages. What one of you finds in the discards the other is not shown.
? T-R6: For everything else a teammate is a neighbour like any other: guilds and masks look there, and hands move on to the next seat as ever.

## buying: Own goods first
You have to use your own goods before you buy any.
? T-R4: You never buy more goods than you lack for the cost. If different goods could be the lacking one, you choose which. This goes for both neighbours and for {card bilkis}.
? T-R5: If a chain makes the very card free, you may still pay for it, but with nothing bought from your teammate.

## conflicts: Conflicts
Teammates never fight each other. Each city has one conflict, with the city of the other team beside it, and tokens are **doubled**: two victory tokens for the winner, two defeat tokens for the loser.
? X-31: What looks at tokens counts them one by one: {card nero} pays 4 coins for a double victory, and {card tomyris} hands on both defeats.

## diplomacy: Olive branches
A city with an olive branch is not away. It fights, but winner and loser take **one** token instead of two. The branch must be used. The conflict of the teammate does not change.
> Age III: you have an olive branch and lose, so you take −1 and your opponent 5. Your teammate has none and wins two tokens of 5; the opponent there takes −1 twice.
? X-31: If both sides have a branch, it is still one token each, and both branches are used up.

## losses: Losses
Coins lost through a [card of Cities](debt) are lost by the teammate of its owner too.

## end: The end
The points of both are added up, and the team with the most wins.
? X-32: At equal points the coins of both together decide; then the win is shared.
? EQ-3: With Edifice nothing is shared: columns, rewards, penalties and debt belong to each player.
`,
};
