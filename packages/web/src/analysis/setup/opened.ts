/** A scenario as a draft: what of it can be tapped. */
import { boxedModules, type CardWord, moduleNames, type Rules, type Scenario, type ScenarioSeat } from '@polis/engine';
import { givesKind, victoryValue } from '../../calculator/scenario.ts';
import {
  AGES,
  type Column,
  emptyColumn,
  FATES,
  MOST_COLUMNS,
  rulesOfSheet,
  type Sheet,
} from '../../calculator/sheet.ts';
import { builtStages } from '../../calculator/stages.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { colourUnder } from './under.ts';

const namesIn = (words: readonly CardWord[] | undefined): string[] =>
  (words ?? []).filter((word) => typeof word === 'string');

export function draftOfTable(table: Scenario, seat: number, names: readonly string[] = []): Draft {
  const empty = emptyDraft();
  const { edition = 'first', modules = [], teams = false, age = 1, turn = 1, freeCity, edifices = [] } = table;
  const players = freeCity ? table.seats.length - 1 : table.seats.length;
  const base: Sheet = {
    ...empty.sheet,
    edition,
    boxes: Object.fromEntries(
      Object.entries(table.boxes ?? {}).filter(([name, box]) => boxedModules.includes(name) && box !== edition),
    ),
    modules: moduleNames.filter((name) => name === 'base' || modules.includes(name) || (teams && name === 'teams')),
    seats: players,
    projects: AGES.map((_, i) => ({
      card: edifices[i]?.id ?? null,
      fate: FATES.find((fate) => fate === edifices[i]?.state) ?? 'built',
    })),
  };
  const rules = rulesOfSheet(base);
  const columns = empty.sheet.columns.map((column, i) =>
    table.seats[i] ? columnOf(table.seats[i], names[i] ?? '', rules) : column,
  );
  const sheet = { ...base, columns };
  const piles = (of: (from: ScenarioSeat) => readonly CardWord[] | undefined): string[][] =>
    Array.from({ length: MOST_COLUMNS }, (_, i) => (table.seats[i] ? namesIn(of(table.seats[i])) : []));
  return {
    sheet: rules
      ? { ...sheet, columns: columns.map((column, i) => ({ ...column, ...chosenIn(table, sheet, rules, i) })) }
      : sheet,
    age,
    turn,
    seat,
    hands: piles(({ hand }) => hand),
    leaders: piles(({ leaderHand }) => leaderHand),
    packs: piles(({ draft }) => draft),
    peace: empty.peace.map((none, i) => table.seats[i]?.diplomacy ?? none),
    used: piles(({ used }) => used),
    discard: namesIn(table.discard),
    holder: freeCity?.holder ?? 0,
    opened: table,
  };
}

function columnOf(from: ScenarioSeat, name: string, rules: Rules | null): Column {
  const { stages = 0, from: copies, tokens, side } = from;
  const { pawns = [], edificeDebt = [] } = from;
  const values = rules ? AGES.map((_, i) => victoryValue(rules, i)) : [];
  return {
    ...emptyColumn(),
    name,
    wonder: from.wonder ?? null,
    side: side === 'B' || side === 'night' ? 'B' : 'A',
    stages: Array.isArray(stages) ? stages.length : stages,
    places: Array.isArray(stages) ? stages : [],
    from: [copies ?? []].flat()[0] ?? null,
    coins: from.coins ?? emptyDraft().sheet.columns[0].coins,
    cards: [...namesIn(from.city), ...(from.leaders ?? [])],
    copied: from.courtesan ?? null,
    victories: values.map((value) => (tokens?.victory ?? []).filter((one) => one === value).length),
    defeats: tokens?.defeat ?? 0,
    debt: from.debt ?? 0,
    pawns: AGES.map((_, i) => pawns[i] ?? 0),
    projectDebts: AGES.map((_, i) => edificeDebt[i] ?? 0),
  };
}

/** What was chosen at stages that offer something, who lies under those that take leaders, and what lies where that counts. */
function chosenIn(table: Scenario, sheet: Sheet, rules: Rules, seat: number): Partial<Column> {
  const told = table.seats[seat];
  const built = told ? builtStages(sheet, rules, seat) : [];
  if (!told || built.length === 0) return {};
  const { options, tombs } = sheet.columns[seat];
  const offering = built.filter(({ gives }) => (gives?.options.length ?? 0) > 0);
  const taking = built.filter(({ gives }) => givesKind(gives, 'entomb'));
  const counting = built.findIndex(({ gives }) => givesKind(gives, 'likeUnder'));
  return {
    under: counting < 0 ? null : colourUnder(rules, told.under?.at(counting - built.length)),
    options: options.map((one, place) => told.options?.[offering.findIndex((stage) => stage.place === place)] ?? one),
    tombs: tombs.map((one, place) => told.entombed?.[taking.findIndex((stage) => stage.place === place)] ?? one),
  };
}
