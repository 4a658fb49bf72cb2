/** The topics of the rules, in the order of their table of contents, and which of them a thing on the table leads to. */
import type { Ask } from '@polis/engine';
import type { Phrase } from './effect-groups.ts';
import type { Kind } from './kinds.ts';

export const GROUPS = {
  base: [
    'game',
    'cards',
    'turn',
    'using',
    'paying',
    'trade',
    'chains',
    'wonders',
    'conflict',
    'science',
    'guilds',
    'scoring',
    'two-players',
    'second-edition',
    'boxes',
  ],
  leaders: ['leaders', 'leader-powers', 'expert-leaders', 'rome'],
  cities: ['cities', 'debt', 'diplomacy', 'masks', 'black-cards', 'second-cities', 'teams'],
  edifice: ['edifice', 'failure', 'rewards', 'ur-carthage'],
  boards: ['boards', 'great-wall', 'stonehenge', 'manneken-pis', 'abu-simbel', 'catan'],
} as const;

export type Group = keyof typeof GROUPS;
export type Topic = (typeof GROUPS)[Group][number];

export const TOPICS: readonly Topic[] = Object.values(GROUPS).flat();
export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

export const isTopic = (name: string): name is Topic => (TOPICS as readonly string[]).includes(name);

/** A topic, or a section of one: `trade`, `trade#price`. */
export type Rule = Topic | `${Topic}#${string}`;

export function partsOf(rule: Rule): { topic: Topic; section: string | null } {
  const [topic, section] = rule.split('#');
  return { topic: topic as Topic, section: section ?? null };
}

type PhraseOf<K extends Phrase['kind']> = Extract<Phrase, { kind: K }>;

/** Who builds from the discards, by the window in which that is done. */
const DIG_RULES: Readonly<Record<string, Rule>> = {
  'wonder.dig': 'wonders#halikarnassos',
  'great-wall.dig': 'great-wall#stages',
  'manneken-pis.dig': 'manneken-pis#copy',
  'carthage.dig': 'ur-carthage#carthage',
  'leaders.dig': 'leader-powers#discards',
  'cities.dig': 'second-cities#forging',
  'courtesans.dig': 'turn#discards',
};

/** What something does is explained here. */
const EFFECT_RULES: { [K in Phrase['kind']]: Rule | ((phrase: PhraseOf<K>) => Rule) } = {
  produce: 'paying#production',
  trade: 'trade#cheaper',
  shields: 'conflict#strength',
  symbol: 'science#count',
  freeBuild: ({ colours, when }) =>
    when !== 'any' ? 'second-edition#olympia' : colours.length > 1 ? 'wonders#olympia' : 'leader-powers#cheaper',
  cheaper: ({ what, count }) => (what === 'stage' && count > 1 ? 'black-cards#cabinet' : 'leader-powers#cheaper'),
  buyFromBank: 'leader-powers#cheaper',
  whenever: 'leader-powers#coins',
  betterSets: 'leader-powers#end',
  passDefeats: 'leader-powers#conflicts',
  lastCard: 'wonders#babylon',
  coins: 'paying#coins',
  points: 'scoring#lines',
  counted: ({ of: [first] }) => (first === 'stone' ? 'stonehenge#symbols' : 'scoring#lines'),
  pairs: 'expert-leaders#end',
  takeVictory: 'expert-leaders#tokens',
  most: 'expert-leaders#end',
  copyStage: 'manneken-pis#copy',
  dig: ({ window }) => DIG_RULES[window] ?? 'wonders#halikarnassos',
  copyGuild: 'wonders#olympia',
  lose: 'debt#pay',
  diplomacy: 'diplomacy#away',
  gift: ({ to }) => (to === 'others' ? 'second-cities#gifts' : 'black-cards#gambling'),
  rebate: 'black-cards#docks',
  follow: ({ which }) => (which === 'again' ? 'black-cards#warehouse' : 'black-cards#market'),
  copySymbol: 'masks#copy',
  incomeBonus: 'leader-powers#coins',
  defeatsAsShields: 'leader-powers#conflicts',
  victory: 'rewards#rewards',
  clearDefeats: 'conflict#others',
  doubleGuild: 'rewards#rewards',
  pawn: 'ur-carthage#ur',
  recruitFree: 'leaders#price',
  recruitCheaper: 'rome#b',
  copyLeader: 'leader-powers#courtesans',
  drawLeaders: 'rome#b',
  extraLeader: 'rome#b',
  indebt: 'second-cities#raiders',
  smuggle: 'second-cities#cache',
  turnSymbol: 'expert-leaders#science',
  moreSymbol: 'expert-leaders#science',
  disarm: 'expert-leaders#telesilla',
  unbeaten: 'expert-leaders#end',
  alone: 'expert-leaders#end',
  likeUnder: 'stonehenge#under',
  entomb: 'abu-simbel#entomb',
  exchange: 'catan#exchange',
  meetLeader: 'catan#leader',
};

export function ruleOfPhrase<K extends Phrase['kind']>(phrase: PhraseOf<K>): Rule {
  const rule = EFFECT_RULES[phrase.kind as K];
  return typeof rule === 'function' ? rule(phrase) : rule;
}

/** What a kind of card is for. */
export const KIND_RULES: Record<Kind, Rule> = {
  raw: 'paying#production',
  goods: 'paying#production',
  civic: 'scoring#lines',
  trade: 'trade#cheaper',
  war: 'conflict#strength',
  science: 'science#count',
  guild: 'guilds#count',
  leader: 'leaders',
  shadow: 'cities',
};

/** Symbols and figures on the table, by what they are called in `sheet.explain`. */
export const SYMBOL_RULES = {
  coin: 'paying#coins',
  discount: 'trade#price',
  ageCoins: 'expert-leaders#price',
  fresh: 'turn',
  sun: 'scoring#lines',
  shield: 'conflict#strength',
  resource: 'paying#production',
  choice: 'paying#production',
  science: 'science#count',
  stages: 'wonders',
  stage: 'using#stage',
  debt: 'debt',
  diplomacy: 'diplomacy#away',
  mask: 'masks#copy',
  conflicts: 'conflict#tokens',
  estimate: 'scoring#lines',
  price: 'trade#price',
  card: 'cards#printed',
  chain: 'chains',
} as const satisfies Record<string, Rule>;

export const ruleOfSymbol = (id: string): Rule | null => (SYMBOL_RULES as Record<string, Rule>)[id] ?? null;

/** Questions by their kind; those that several things ask, by who asks. */
const QUESTION_RULES: Record<Exclude<Ask['ask'], 'pick' | 'give'>, Rule> = {
  play: 'using',
  pay: 'debt#pay',
  side: 'wonders#side',
};

export const PICK_RULES: Readonly<Record<string, Rule>> = {
  ...DIG_RULES,
  'leaders.draft': 'leaders#draft',
  'courtesans.copy': 'leader-powers#courtesans',
  'edifice.penalty': 'failure#card',
  'abu-simbel.entomb': 'abu-simbel#entomb',
  'catan.recruit': 'catan#leader',
};

export const GIVE_RULES: Readonly<Record<string, Rule>> = {
  'edifice.penalty': 'failure#tokens',
  'leaders.disarm': 'expert-leaders#telesilla',
};

/** Turns of their own kind, by the step of the engine's timeline that asks. */
export const STEP_RULES: Readonly<Record<string, Rule>> = {
  'leaders.recruit': 'leaders#recruit',
  'rome.recruit': 'rome#b',
  'play.last': 'wonders#babylon',
};

/** `step`: the kind and the window of the step that asks. */
export function ruleOfQuestion(ask: Ask, step: { kind: string | null; window: string }): Rule {
  if (ask.ask === 'pick') return PICK_RULES[ask.why] ?? 'using';
  if (ask.ask === 'give') return GIVE_RULES[ask.why] ?? 'conflict#tokens';
  if (ask.ask !== 'play') return QUESTION_RULES[ask.ask];
  return STEP_RULES[step.window] ?? STEP_RULES[step.kind ?? ''] ?? QUESTION_RULES.play;
}
