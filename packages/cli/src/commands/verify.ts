/** `polis verify`: whether a game was dealt as was promised, and played by the rules. */
import {
  type Check,
  type Game,
  type GameRecord,
  HAND,
  listed,
  save,
  titled,
  type Verification,
  verify as verified,
} from '@polis/engine';
import { type Command, oneFile, readArgs, UsageError } from '../command.ts';
import { answerEach, parseJson } from '../files.ts';
import { boardKey, boardText } from '../print/names.ts';
import { count } from '../print/text.ts';

export const verify: Command = {
  usage: 'FILE [--commitment HASH] [--json]',
  summary: 'checks a saved game: commitment, deal, every choice and the result; HASH is what was shown at its start',
  async run(args) {
    const { values, positionals } = readArgs(args, { commitment: { type: 'string' } });
    const { commitment = null } = values;
    if (commitment !== null && !/^[0-9a-f]{64}$/i.test(commitment))
      throw new UsageError('--commitment takes the 64 hexadecimal digits that were shown at the start of the game');
    let areOk = true;
    const code = await answerEach(oneFile(positionals), values.json, (text) => {
      const record = parseJson(text) as GameRecord;
      const found = verified(record, commitment);
      areOk &&= found.ok;
      return { data: data(record, found), text: () => words(record, found) };
    });
    return areOk ? code : 1;
  },
};

function data(record: GameRecord, { ok, verdicts, commitment, dealt, end }: Verification) {
  return {
    ok,
    checks: verdicts,
    commitment,
    deal: dealt && dealOf(dealt),
    choices: record?.choices?.length ?? 0,
    result: end && save(end).result,
  };
}

const dealOf = ({ rules, state }: Game) =>
  state.seats.map(({ wonder, piles }) => ({
    board: boardKey(rules.wonders[wonder]),
    hand: piles[HAND].map((card) => rules.cards[card].name),
  }));

const SIGNS = { true: 'ok', false: 'WRONG', null: 'not checked' } as const;

function words(record: GameRecord, found: Verification): string {
  const lines = found.verdicts.map(({ check, ok, why }) => {
    const text = why ?? (ok ? MEANS[check](found, record) : MISSING[check]);
    return `${titled(check).padEnd(12)}${SIGNS[`${ok}`].padEnd(13)}${text}`;
  });
  const deal = found.dealt
    ? dealOf(found.dealt).map(({ board, hand }) => `  ${boardText(board)}: ${listed(hand.map(titled))}`)
    : [];
  return [
    ...lines,
    ...(deal.length > 0 ? ['', headOf(found.dealt), ...deal] : []),
    '',
    found.ok ? 'Nothing is wrong with this game.' : 'This game is not what it claims to be.',
  ].join('\n');
}

const headOf = (dealt: Game | null): string =>
  dealt?.config.from ? 'The game begins with these boards and hands:' : 'The seed deals these boards and first hands:';

/** What can be said of the table at the start, and what no record of a game that begins elsewhere tells. */
function startText({ dealt }: Verification): string {
  const from = dealt?.config.from;
  if (!from) return 'the table at the start is the one that the seed deals';
  if ('table' in from)
    return 'the table at the start is that of the scenario, and the seed deals the rest; whether there was such a table, nobody can check';
  const rest =
    from.keeps === null
      ? 'as that one was dealt: this seed deals nothing'
      : `and this seed deals anew what seat ${from.keeps} could not see`;
  return `the table at the start is that of another game after ${count(from.choices.length, 'choice')}, ${rest}; whether that one was played so, this record does not tell`;
}

const MEANS: Record<Check, (found: Verification, record: GameRecord) => string> = {
  commitment: ({ commitment }, { deal }) => {
    const added = deal?.parts.filter(({ nonce }) => nonce !== null).length ?? 0;
    const made = deal
      ? `what was drawn and what ${count(added, 'player')} added make the seed, and give`
      : 'the seed of this game gives';
    return `${made} ${commitment}`;
  },
  deal: startText,
  choices: (_, { choices }) => `${count(choices.length, 'choice')}, all allowed, each leading to the recorded table`,
  result: (_, { result }) => `${listed((result?.totals ?? []).map(String))} points, as recorded`,
};

const MISSING: Record<Check, string> = {
  commitment: 'neither the record nor --commitment says what was shown at the start',
  deal: 'the record has no hashes',
  choices: 'there is no table to make them at',
  result: 'there is none to compare',
};
