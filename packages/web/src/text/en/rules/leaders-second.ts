/** The rules: the second box of Leaders. */
export const leadersSecond = {
  'expert-leaders': `
# Leaders of the second box
The second box has most leaders of the first, fifteen leaders for experts, and its own {board rome}. [Draft and recruitment](leaders) are the same.

## box: What is in it
34 leaders are those of the first box without {card hatshepsut} and {card tomyris}. The fifteen for experts, these two among them, are only dealt if the table asks for experts. {card plato} costs 4 coins; some lists say 3.
With Cities six more join, and they are those of the box of Cities in play: {card aspasia}, {card caligula}, {card darius} and {card diocletian} in both, {card berenice} and {card semiramis} with the first, {card arsinoe} and {card octavia} with the second. {card berenice} is a leader for experts in this box, unless she comes with Cities.
? L2-42: The guilds are the four of the first box.

## price: A price that is the Age
Some leaders cost as many coins as the Age has for a number: 1, 2 or 3.
? L2-34: In a recruitment turn it is the Age that the turn opens. The same goes for the token of {card nitocris} and the loss of {card arsinoe}.
? L2-35: Reductions lower it like any other price, never below 0: it is 0 with {card maecenas} and for {board rome} by day, 2 coins less for {board rome} by night, 1 coin less for its neighbours.
? L2-36: The extra leader of {board rome} by night costs the number of the Age less 2: nothing in Ages I and II, 1 coin in Age III.

## tokens: Tokens at once
{card nitocris} takes a victory token of the current Age, worth 1, 3 or 5.
? L2-38: It is taken, not won: {card nero} does not pay for it.
? L2-39: It counts like any other: under conflicts, for {card alexander}, {card gorgo}, the {card mourners-guild}, the {card slave-market}, and for what others lose by it.

## telesilla: Telesilla
You give back all your defeat tokens. Everyone else gives up one victory token of their choice. Who has none gives nothing.
? L2-40: The others give it up after the {card courtesans-guild} has copied and {board rome} and {board catan} have recruited, before anyone builds from the discards and before losses. Tokens taken in this very turn can be given up.
? L2-41: All others are asked at the same time, a teammate too, and the answers are sealed until the last is in. Who has tokens of one value only is not asked.

## end: Points at the end
{card gorgo}: for each pair of your victory tokens of one value, that value again.
> Your tokens are 1, 1, 3, 3, 3 and 5: {card gorgo} makes 1 + 3 = 4 points.
{card cynisca}: 6 points if you have no defeat token. {card agrippina}: 7 points if she is your only leader.
{card makeda}: 5 points if you have more coins than each neighbour. {card cornelia}, {card theano}, {card phryne} and {card eurypyle}: the same for yellow, green, blue and red cards. To have as many is not enough.

## science: Turned and added symbols
{card aganice}: one of your symbols may become one of another kind. {card enheduanna}: one more of the kind that you have most of.
> {card aganice}: 2 / 2 / 0 becomes 2 / 1 / 1, 13 points instead of 8. {card enheduanna}: 3 / 1 / 0 becomes 4 / 1 / 0, 17 instead of 10.
? L2-50: A symbol from any source can be turned: of a green card, a stage, a guild or a leader, but none that a mask copies.
? L2-51: {card enheduanna} counts last, when all symbols are chosen, copied and turned. A city without a symbol gains nothing.
? L2-52: Nobody is asked: symbols of choice, masks, both leaders, {card aristotle}, copied and doubled guilds are set together to your best total.

## cities: With Cities
{card octavia}: 2 coins at once for each of your stages; everyone else loses coins. {card arsinoe}: 4 coins at once; everyone else loses as many coins as the Age has for a number. These are [losses](debt) like those of black cards.
? L2-43: By {card octavia} all others lose 1 coin for each stage that her owner has built.

## courtesans: Copied by the Courtesans' Guild
? L2-44: Of {card nitocris} you take a token of Age III, worth 5.
? L2-45: {card telesilla} acts once more, for you: your defeat tokens go, and all others give up a victory token, her owner too.
? L2-46: Of {card octavia} your own stages count; of {card arsinoe} you have 4 coins and all others lose 3. You lose nothing.
? L2-47: {card agrippina} scores for you if your city has no leader at all.
? L2-48: {card makeda}, {card cornelia}, {card theano}, {card phryne} and {card eurypyle} compare your city with your own neighbours.

## rome: Rome
By day {board rome} is side A of the first box, by night side B with another cost of stage II: 1 stone, 1 clay and 1 glass.
? L2-37: By night leaders still cost you 2 coins less and each neighbour 1 coin less.
This box also deals [{board abu-simbel}](abu-simbel).

## list: Leaders for experts
@leaders expert

## list-cities: New leaders of Cities
@leaders second
`,
};
