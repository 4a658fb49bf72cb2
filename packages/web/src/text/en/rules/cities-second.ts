/** The rules: the second box of Cities. */
export const citiesSecond = {
  'second-cities': `
# Cities, second box
42 black cards instead of 27: fourteen for each Age, of which as many are taken as there are players. Hands of eight, seven turns, losses, debt, olive branches and masks are [as in the first box](cities).

## names: New names
27 cards are those of the first box with the same costs; nine of them have other names.
| In the first box | In the second box |
| {card pigeon-loft} | {card pigeonhole} |
| {card gates-of-the-city} | {card city-gates} |
| {card clandestine-dock-east}, {card clandestine-dock-west} | {card clandestine-wharf-east}, {card clandestine-wharf-west} |
| {card gambling-den}, Age I | {card dive}, Age I |
| {card gambling-house}, Age II | {card gambling-den_age2}, Age II |
| {card spy-ring} | {card band-of-spies} |
| {card architect-cabinet} | {card architect-firm} |
| {card builders-union} | {card chamber-of-builders} |
| {card secret-society} | {card secret-network} |
? C2-31: The {card embassy} makes 2 points, with its olive branch. In the first box it makes 3.
? C2-32: The guilds are the three of the first box.

## opium: Opium
{card opium-stash}, {card opium-den} and {card opium-distillery} bring you 3, 4 and 5 coins at once. All others lose 1, 3 and 5 coins. Such losses are added to all others of the turn, and a [teammate](teams#losses) suffers them too.

## gifts: Coins for everyone else
{card customs}, {card trade-center} and {card mint} make 4, 6 and 8 points. Every other player takes 1, 2 and 3 coins.
? C2-40: Everyone but the owner takes them, a teammate too, from the bank and with the other coins of the turn. They pay for nothing that is built in this turn, but they can pay its losses.
They are money of the bank: {card berenice} adds her coin if they are the first of the turn.

## raiders: Raiders
{card raider-camp}, {card raider-fort} and {card raider-garrison} bring a victory token worth 1, 3 and 5, whatever Age is played. Each neighbour takes 1 debt {icon debt}.
? C2-33: The token is taken, not won: {card nero} does not pay for it.
? C2-34: It counts like any other token, for everything that counts tokens.
? C2-35: Nobody can pay a coin instead. The debt comes at once, to both neighbours, a teammate too, and an olive branch changes nothing.

## tokens: Points for tokens
{card cells}, {card guardhouse} and {card prison}: at the end 2 points for each of your victory tokens of 1, 3 points for each of 3, 4 points for each of 5.

## memorial: Memorial
2 coins at once for each of your defeat tokens. Then you give them back.
? C2-42: What has counted them before stays as it was: coins of {card nero}, tokens that {card tomyris} passed on.

## cache: Smuggler's Cache
The good that a neighbour's board starts with costs you 1 coin less there, each time you buy it.
? C2-36: It helps with every unit of that kind that you buy from that neighbour: of the board, of brown and grey cards, and of a card that makes one of two goods if it makes this one.
? C2-37: It goes together with Trading Posts, {card marketplace} and a Wharf. The price is never below 0.
? C2-38: A unit that costs nothing that way is bought all the same: {card hatshepsut} pays for it if you needed it.
? C2-39: It does nothing with a neighbour whose board starts with no good: {board rome}, {board catan}, {board manneken-pis}.

## forging: Forging Agency
At the end of the turn you may build one card of the discards for nothing: of any colour, but none that you have. It does this once. [Order of several](boxes#discards).

## boards: Petra and Byzantium
Stage II of {board petra} costs 5 coins by day for 7 points, 10 coins by night for 14 points.
{board byzantium} by day makes 4 points with its olive branch in stage II. By night stage I brings an olive branch and 4 points, stage II an olive branch and 6 points.

## list: All black cards of the second box
@black second
`,
};
