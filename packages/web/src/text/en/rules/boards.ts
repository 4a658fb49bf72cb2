/** The rules: boards of the Wonder Pack, and Catan. */
export const furtherBoards = {
  boards: `
# Further boards
Four boards of the Wonder Pack and Catan can join the others, in either edition.

## play: How they come into play
The table switches on the Wonder Pack ({board great-wall}, {board stonehenge}, {board manneken-pis}, {board abu-simbel}), {board catan}, or both; boards are then dealt among all that are switched on. Each of them can also be picked by name. The second box of Leaders deals {board abu-simbel} by itself.

## sides: Sides that need an expansion
| Board | Side A | Side B |
| {board great-wall} | always | with Cities |
| {board stonehenge} | always | always |
| {board manneken-pis} | always | always |
| {board abu-simbel} | with Leaders | with Leaders |
| {board catan} | with Cities | with Leaders |
Such a side is only dealt and offered with its expansion, of either box. If one side is left, the board has that one; if none is, it is not dealt.

## free-city: The Free City
It never has {board manneken-pis} or {board catan}. For the {board great-wall} the holder chooses the stage. It has no leaders, so {board abu-simbel} entombs none.
`,
  'great-wall': `
# Great Wall
It makes {loom} and has four stages on both sides. Each can be built at any time.

## stages: Stages in any order
You choose which stage you build together with the card, and both are sealed. Each stage has its own cost; the four do not depend on each other. The wonder is complete with all four.

## a: Side A
- I, for 2 {wood}: {coin 8}.
- II, for {clay} {glass} {papyrus}: a science symbol of your choice, set at the end.
- III, for 3 {stone}: {shield 2}.
- IV, for 3 {ore}: at the end of the turn you may build one card of the discards for nothing. [Order of several](boxes#discards).

## b: Side B, with Cities
- I, for {wood} {papyrus}: {coin 8}, and each neighbour takes 2 coins from the bank.
- II, for 2 {clay} {ore}: a [mask](masks).
- III, for 2 {wood} {papyrus}: an [olive branch](diplomacy), and all others lose 2 coins.
- IV, for 2 {stone}: each turn one good that your brown and grey cards and your board do not make, as the [Black Market](black-cards#market) does.
`,
  stonehenge: `
# Stonehenge
It makes {wood} and counts stone, or the cards of others.

## symbols: Stone symbols
Stage III of side A makes 2 points at the end for each stone symbol on your brown cards. Stage I of side B brings 1 coin at once and 1 point at the end for each.
A card with two stones counts two, a card with a choice that includes stone counts one. Only brown cards count: no board, no stage, no yellow card.
> {card stone-pit}, {card quarry} and {card mine} have 4 stone symbols.

## under: The card under stage II of side B
At the end you have 1 point for each card of both neighbours in the colour of the card that lies under this stage. A black card counts black cards, a guild counts guilds, and a leader counts the leaders that both have recruited, without entombed and copied ones.
The card stays hidden until points are counted.
`,
  'manneken-pis': `
# Manneken Pis
It makes no good and starts with 4 coins more than the others: {coin 7}, with Leaders {coin 10}.

## copy: Side A: what others have
Each stage gives what a stage of a neighbour's board gives: stage I the **first** stage of the **left** neighbour, stage II the **second** of the **right** neighbour, stage III the **third** of either. You name the neighbour of stage III when you build it, and it stays so.
You copy the effect as it is printed and pay your own cost. It does not matter whether the neighbour has built that stage, and the neighbour loses nothing. The effect works as if it stood on your board: it counts your cards, and your neighbours are its neighbours. Of two things to choose from you choose for yourself. What a board does from the start is not copied.
? W-80: Of a board with fewer stages stage III copies the last one, and stage II nothing if there is no second.
? W-81: Of four stages in order, stage III copies the third.
? W-82: Of the {board great-wall} you copy the stage in that place from the left.
? W-83: From a city without a board, or from another board that copies, you copy nothing.
? W-84: The side in play counts.
? W-85: A copied stage that builds from the discards does so in a place of its own [in the order](boxes#discards), whatever board it is from.
? W-86: As long as a stage of {board rome} with an extra leader can still be copied, you keep your spare leaders after the recruitment turn of Age III.
A copied extra leader of {board rome} costs 2 coins less than printed.

## b: Side B
One stage, for one of each of the seven goods: {coin 7}, {sun 7} and {shield 1}.
`,
  'abu-simbel': `
# Abu Simbel
It makes {papyrus} and lays leaders to rest. It needs Leaders.

## entomb: Entombed leaders
Stage III of side A and both stages of side B each let you entomb one leader of your city {icon tomb}. Its effect ends, and at the end it is worth **twice its printed price** in points, whatever you paid. They stand on the line of the wonder.
> {card pericles} costs 6 coins: entombed he makes 12 points.
It is no leader of your city any more: not for the {card diplomats-guild}, not for {card agrippina}, not for a {card courtesans-guild} that is built later.
? W-88: The leader is entombed in the turn of the stage, when all that cards and stages do at once is done, and before the {card courtesans-guild} copies.
? W-89: You may let it be. Then the stage makes nothing, then or later. Who has no leader is not asked.
? W-90: Each leader that lies in your city at that moment will do, also one recruited in the same turn. Leaders in hand or under a stage cannot be entombed.
? W-91: Coins, tokens and cards that the leader has brought stay.
? W-92: A copy that a {card courtesans-guild} has made before stays and works on.
? W-93: The leader that your own {card courtesans-guild} copies cannot be entombed.
? W-94: A leader that costs the number of the Age makes twice the number of the Age in which it is entombed.
? W-95: Everyone sees the entombed leaders.

## points: The other stages
Stages I and II of side A make 3 and 5 points.
`,
  catan: `
# Catan
It makes no good of its own, but trades with itself. Side A needs Cities, side B Leaders.

## exchange: Two for one
From the start, two goods of one kind that your city makes count as one good of any kind. You may do this several times in a turn.
> With {ore} {ore} and nothing else you can pay for {glass}. Three {ore} make one good of any kind and one {ore}.
Goods that your city makes are those of brown, grey and yellow cards, of stages, of the {card secret-warehouse} and the {card black-market}. A card with a choice counts as any one of its kinds. Each unit serves once, and what you got by an exchange is not exchanged again, not sold, and no kind that your city makes.
Goods that you buy, also from {card bilkis}, and goods that fall away from a cost are never exchanged. In teams the exchange comes before buying.
? W-96: Goods of a project such as {card factory} or {card river-port} may be exchanged.

## leader: Side B, stage I: a leader
You draw a leader from the box and may recruit it at its printed price. No reduction helps, and it is paid from what is left of the coins you held when the turn began. A leader that you do not recruit goes back to the box.
? W-97: You draw after the {card courtesans-guild} has copied and {board rome} has recruited. A guild of this turn cannot copy that leader.
? W-98: Only you see a leader that you do not recruit.

## stages: The other stages
Side A: 3 points; {coin 7}, and all others lose 2 coins; 7 points. Side B, stage II: {sun 5} and {shield 2}.
`,
};
