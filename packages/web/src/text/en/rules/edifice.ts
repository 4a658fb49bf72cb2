/** The rules: Edifice. */
export const edifice = {
  edifice: `
# Projects
With Edifice each Age has one great project. Whoever builds a stage may take part. If enough do, all of them are rewarded; if not, those who stood aside suffer.

## setup: Before the first turn
Three projects lie open from the start, one for each Age, by chance from the five of that Age. Each has columns {icon column} to be raised (on the table at home: pawns):
| Players | 3 | 4 | 5 | 6 | 7 |
| Columns | 2 | 3 | 3 | 4 | 5 |
? EQ-1, EQ-2, E-R3: Edifice is for three to seven players. Two and eight are refused, because nothing says how many columns they would need.
? EQ-43: Everything about projects is open: which they are, how many columns are missing, and who took part.

## join: Taking part
When you build a stage you may take part in the project of **this Age**, if a column is still missing and you have not taken part in this Age. You pay the stage and, on top, the coins of the project. If you cannot pay both, only the stage is possible. Nobody has to take part. Building cards or selling never takes part.
> The {card belvedere} costs 1 coin to join, your first stage {wood} {wood}. With two wood and 1 coin you build the stage and raise a column.
? EQ-5: A column has to be missing when the turn begins. If more players take part in one turn than columns are missing, all of them count, and the project is built.
? EQ-6: A stage built with a leader in a recruitment turn will do: it joins the project of the Age that begins.
? EQ-7, EQ-8, EQ-11, EQ-12: Nothing makes the coins of the project cheaper: not {card imhotep}, the {card architect-cabinet}, {board olympia}, {card ramses}, {card caligula} or any discount. They help with the stage as ever.
? EQ-9: Where a stage costs coins ({board petra}), both sums are paid.
? EQ-10: Coins of this turn cannot pay for it.
? EQ-13: A card dug up is no stage. But the stage that lets you dig may take part.
? EQ-14, EQ-15: With a stage built as its last card {board babylon} may take part, if a column is still missing; never twice in an Age.
? EQ-45: However a stage is built, it may take part.

## built: When it is built
The project is built in the very turn in which its last column is raised. All who took part in this Age get the reward at once; the others get and lose nothing. Lasting rewards stay to the end. There is no penalty any more.
? E-R7: With the last card of {board babylon}, goods and coins of a project built in the last turn help already.
`,
  failure: `
# When a project fails
If a column is still missing when the Age ends, the project fails, before the conflicts. Nobody is rewarded.

## penalty: The penalty
Whoever did not take part suffers the penalty: coins, a card of one colour from the own city, or victory tokens. Whoever took part suffers nothing. If you have a choice, you choose which card or which tokens.
The penalty is paid in full. Only if you **cannot**, you lose nothing and take a debt instead.
? EQ-19: You may neither pay a part nor prefer the debt.
? EQ-27: All choose at the same time. Who has only one way is not asked.
? EQ-16, EQ-17: It fails when the last turn is wholly over, with last cards, digs and the coin losses of Cities.
? E-R10: Coins are taken from all you hold then, those of the last turn included.

## debt: Debt
A debt token costs 2 points in Age I, 3 in Age II and 5 in Age III.
> The {card auction-house} failed: 5 coins. With 4 coins you keep them and take −3. With 5 you pay them all.
? EQ-21: Debt tokens never run out.
? EQ-20, E-R9: It is not the [debt of Cities](debt): paying a penalty is no loss of Cities, and the debt stands on the line of projects.

## card: Losing a card
? EQ-22, E-R11: The card goes to the discards, for all to see. It can be dug up in later turns.
? EQ-23, E-R12: You lose all that it would give from now on: goods, shields already for these conflicts, symbols, points, chains. Coins it brought stay, and so does what was built by its chain. You may build the same card again. If it was your only card of a colour, that colour is gone.
? EQ-24, EQ-25: Cards under a stage, leaders, and shields from elsewhere are no cards of a colour.

## tokens: Losing victory tokens
? EQ-26: The {card concentric-castle} takes two of your victory tokens, of your choice. With one or none you lose nothing and take −5.
`,
  rewards: `
# The projects one by one
What each project costs, gives and takes. Costs are coins.

## list: All projects
@projects all

## rewards: About the rewards
Victory tokens count like those of conflicts. Shields already count in the conflicts of this Age. Goods come from the next turn on and are not for sale. Points count at the end, also for what you build later.
? EQ-28: {card alexander}, {card sepulcher}, {card cenotaph} and the {card mourners-guild} count these tokens too; {card nero} pays for them if he is there.
? E-R8: The {card slave-market} counts tokens for its coins before the project is built.
? EQ-29: {card berenice} adds her coin, once a turn.
? EQ-30, EQ-31: The {card military-school} takes **all** defeat tokens you hold then, with {card semiramis} too. {card tomyris} does not change that; later defeats count as ever.
? EQ-32: What {card factory} and {card river-port} make is for you alone: neighbours, {card secret-warehouse} and {card black-market} do not see it.
? EQ-33: The {card archives} counts black as a colour, but not leaders.
? EQ-34: The {card agora} counts one of your guilds a second time: the one that gives most. The {card scientists-guild} is a second symbol, the {card counterfeiters-guild} 5 points without losses, the {card courtesans-guild} nothing. There is no purple card more, and a guild copied by {board olympia} cannot be doubled.
? E-R13: In the second edition it may double the {card decorators-guild}.

## disputed: Disputed figures
The printed sheet of effects was not at hand, and public lists differ in a few places.
? EQ-47: Taking part in the {card staging-camp} costs 2 coins here; the online game says 3.
| What | Polis | Another source |
| {card artisan-district} | 2 points for each pair of a brown and a grey card | 3 points |
| {card amphitheater}, penalty | a grey card | a brown card |
| {board carthage} by day, stage II | 2 points either way | points with the shield only |
| {board carthage} by night, 2 shields | stage I | stage II |
`,
  'ur-carthage': `
# Ur and Carthage
Two boards that came with Edifice. Their sides are called day and night.

## ur: Ur
Stages of {board ur} give you a column of a project for nothing: by day of an Age of your choice, by night of Age I, II and III in turn. It comes from the box, so the project gets no closer to being built. But you have taken part: no penalty, and the reward if it is built.
? EQ-39: By day you choose the Age together with the stage.
? EQ-35, EQ-40: If the project is built already, or in this very turn, you get the reward at once.
? EQ-36, EQ-37: Past and later Ages are allowed. A column of a failed project is worth nothing.
? EQ-38: You may hold two columns of one project, and each brings the reward: 8 coins of the {card money-changer}, two shields, twice the points, two different guilds for the {card agora}. Defeat tokens go only once. This is our least certain reading.
? EQ-41: If through {board ur} everyone has a column and one is still missing on the project, it fails and nobody suffers.

## carthage: Carthage
Some stages offer two effects. You choose one when you build the stage, and it stays. Its coins come after everything is paid.
By day stage II gives 2 points and either 7 coins or 1 shield. By night stage I gives either 7 coins and 4 points or 2 shields, and stage II either a card from the discards for nothing or a science symbol of your choice.
? E-R2: {board carthage} may be dealt in any game, {board ur} only with Edifice.

## armada: Armada
? EQ-46: Armada is not part of Polis. With its limit for guilds, the {card agora} would count each time by itself.
`,
};
