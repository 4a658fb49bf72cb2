/** The rules: Leaders. */
export const leaders = {
  leaders: `
# Leaders
Before the first Age you draft four leaders. Before each Age one of them comes into play. Everyone starts with {coin 6}.

## draft: The draft
You are dealt four leaders in secret. Keep one and hand three to the **right**; of the three that come keep one, of the next two keep one, and the last one is yours too. Leaders that were not dealt lie in the box.
With two players you exchange the packs. Leaders in hand are hidden; how many there are is not.
? L-R9: Nobody may look into packs, hands and the box. Hints and bots make no use of packs that were seen in the draft.

## recruit: The recruitment turn
Each Age begins with a turn for leaders. All choose one leader in secret and use it in one of three ways:
- **Recruit**: pay its price to the bank. The leader lies face up in your city and works from now on.
- **Stage**: put it face down under your next stage and pay for the stage, not for the leader. It has no effect and does not count as recruited.
- **Sell**: take {coin 3}. The leader goes to the box, not to the discards, so nobody can dig it up.
The others stay in your hand. In the recruitment turn of Age III you have two left: one is used, the other goes to the box.
? X-43: You recruit before the hands of the Age are dealt.
? L-R5: A leader left in hand is no last card for {board babylon}.

## price: The price
Leaders cost coins, never goods. The price is what is printed less your reductions, and never below 0. With {board rome} A, or once {card maecenas} is there, it is 0.
? L-R7: All that you pay in one turn comes from the coins you held when it began.
A stage in a recruitment turn is paid as ever, goods of neighbours included. A leader recruited in the same turn helps nobody yet.

## number: How many
The first box has 36 leaders, with Cities 42; the [second box](expert-leaders) has 34, with leaders for experts 49. With the four of the draft you recruit three at most; {board rome} B can have [five](rome).
? C-R10: The six leaders of Cities are only there when both expansions are.
`,
  'leader-powers': `
# What leaders do
A leader works from the moment it is recruited, but not for what is paid or built in the same turn. A leader is never a card of the colour it supports: {card euclid} is no green card, {card caesar} no red one.

## coins: Coins
{card croesus} pays at once; {card xenophon}, {card vitruvius}, {card nero} and {card diocletian} pay for what happens from now on, not for what was before.
{card hatshepsut} brings 1 coin for each neighbour from whom you buy in a turn, after the payment. {card vitruvius} pays only when the chain is the way you name; not for {board olympia}, {card ramses}, {card caligula} or the discards.
? X-04, C-R2: {card xenophon} and {card diocletian} also pay for a card that comes from the discards, because that is building.
? X-17: If a [Dock](black-cards#docks) makes the only good you buy from a neighbour free, {card hatshepsut} pays all the same, provided that you needed it.
? X-30: {card berenice} adds a coin to the first money of the bank in a turn: sales, cards, stages, leaders, gifts of a neighbour's {card gambling-den}. She begins in the turn after she came. The conflicts of an Age together are one turn; the last card of {board babylon} is one for its owner only.

## cheaper: Cheaper building
{card archimedes}, {card leonidas}, {card hammurabi} and {card imhotep} save one good of your choice, raw or manufactured. Coins in a cost stay. {card bilkis} sells you one good of any kind for 1 coin each turn; it comes from the bank, so no discount and no {card hatshepsut} applies.
{card ramses} makes all guilds free, {card maecenas} all later leaders in recruitment turns.
? C-R3: {card caligula} makes one black card in each Age free, its coins included. A use that is not taken is lost. He does not use up {board olympia}, nor she him.
? C-R7: Who has no coins cannot pay for the {card gambling-house}, whatever it will bring. No Dock makes the good of {card bilkis} cheaper.
? L-R6, C-R11: What works once a turn ({card bilkis}, {card hatshepsut}, the Docks) works anew in each recruitment turn, each turn of an Age and with the last card of {board babylon}.

## conflicts: Conflicts
{card hannibal} and {card caesar} have shields. With {card tomyris} your defeat tokens go to the winner, who keeps them. With {card semiramis} each defeat token you hold is a shield, those from before too; strength is counted when the conflicts begin, so new ones help only in later Ages.

## discards: Solomon
When he is recruited you may build one card of the discards for nothing: of any colour, never a leader, never a card you have. You may let it be. In the recruitment turn of Age I the pile is still empty. [Order of several](turn#discards).

## end: Points at the end
Points for cards of a colour look at your own city. {card plato} wants one card of each of seven colours and {card justinian} a red, a blue and a green one; each full set counts. {card midas} pays on top of the treasury, {card alexander} for each victory token, {card amytis} for each stage. {card aristotle} makes each set of science symbols worth 10.
? C-R6: Black cards count for {card darius}, {card diocletian} and {card caligula}, and for nothing in the sets of {card plato} and {card justinian}. A black card with shields is no red card.

## courtesans: The Courtesans' Guild
When it is built you must copy one recruited leader of a neighbour at once. You have what that leader gives, from now on; its owner loses nothing.
? X-11: If neither neighbour has a leader then, it copies nothing, then and later. It cannot copy a leader whom {board rome} recruits in the same turn, unless the guild itself comes later, from the discards or as a last card. It cannot copy your own leaders.
? L-R3, L-R2: A copied leader is no card of your city and no leader for the {card diplomats-guild}. Its points stand under guilds.
? C-R5: Of {card croesus} you have 6 coins at once, of {card solomon} one dig, last in the order; of {card aspasia} an olive branch at once; of {card maecenas} nothing, as no recruitment is left; of {card berenice} her coin from the next turn on; of {card caligula} one black card in the rest of Age III.

## list: All leaders of the first box
@leaders first
`,
  rome: `
# Rome
The board of Leaders makes no good on either side (in the [second box](expert-leaders#rome) day and night), so at first its neighbours can buy nothing from it.

## a: Side A
Leaders cost you nothing. The stages make 4 and 6 points.

## b: Side B
Leaders cost you 2 coins less and each of your neighbours 1 coin less.
Stage I: {coin 5}, and you draw four leaders from the box. Stages II and III: {sun 3} each, and you may recruit one more leader at once, for 2 coins less than printed. So you can have five leaders.
The extra leader may be one you have just drawn. Nobody has to recruit it.
? L-R7, E-R6: It is paid from what is left of the coins you held at the start of the turn. Coins that come in during the turn do not help.
? X-07: {card maecenas} does not make the extra leader free: it costs 2 less than printed, whatever else you have.
? X-08: As long as stage II or III is still to come, you keep all leaders in hand after the recruitment turn of Age III. What you draw from the box was fixed by chance at the deal; leaders sold before are in the box too.
`,
};
