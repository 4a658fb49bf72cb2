/** Setting up a table. Each option is explained in one sentence. */
import type * as english from '../en/setup.ts';
import type { Texts } from '../texts.ts';

export const setup: Texts<typeof english.setup> = {
  title: 'Set up a table',
  where: {
    title: 'Where',
    device: { title: 'On this device', text: 'You against bots, at once and without a network.' },
    friends: { title: 'A table for friends', text: 'You get a link and a code to share; bots may fill free chairs.' },
    offline: 'The server cannot be reached just now, so a table for friends has to wait.',
  },
  players: {
    title: 'Players',
    hint: 'People and bots together. With 2 the Free City is a third seat that both steer in turn.',
    label_one: '{{count}} player',
    label_other: '{{count}} players',
  },
  modules: { title: 'What is played' },
  module: {
    base: { title: 'Base game', text: 'Three Ages of cards, and a wonder for each city.' },
    leaders: { title: 'Leaders', text: 'You draft four leaders and may recruit one before each Age.' },
    cities: { title: 'Cities', text: 'Black cards with masks, debt and diplomacy come into every Age.' },
    edifice: { title: 'Edifice', text: 'Each Age has a shared project: take part with a stage, or pay when it fails.' },
    teams: {
      title: 'Teams of two',
      text: 'Teammates sit side by side, see each other’s cards and win together: {{players}} players.',
    },
  },
  edition: {
    title: 'Edition',
    first: { title: 'First edition', text: 'The cards and boards of 2010, with sides A and B.' },
    second: { title: 'Second edition', text: 'The cards and boards of 2020, with day and night.' },
  },
  boards: {
    title: 'Boards',
    random: { title: 'All at random', text: 'Boards and sides are dealt.' },
    side: { title: 'Choose a side', text: 'Boards are dealt; everyone chooses the side before the first Age.' },
    pick: { title: 'Pick per chair', text: 'You say which board and side each chair has.' },
    chair: 'Chair {{number}}',
    freeCity: 'Free City',
    board: 'Board',
    side_: 'Side',
    anyBoard: 'Random board',
    anySide: 'Random side',
    chosenSide: 'Chosen in the game',
    sideA: 'Side A',
    sideB: 'Side B',
    day: 'Day',
    night: 'Night',
  },
  level: {
    title: 'Bots',
    apprentice: 'Plays plausibly and forgives: good for a first game.',
    merchant: 'Weighs every card well and answers at once.',
    architect: 'Thinks ahead for a moment: the strongest.',
  },
  clock: {
    title: 'Clock',
    none: { title: 'No clock', text: 'Everyone takes the time they need.' },
    move: {
      title: 'Per move',
      text: 'Everyone has this long for each choice; when it is over, a bot chooses for them.',
    },
    game: {
      title: 'Per game',
      text: 'Everyone has this long for all their choices together, and gains a little with each.',
    },
    moveTime: 'Time for a choice',
    gameTime: 'Time for the game',
    bonus: 'More with each choice',
  },
  listed: {
    title: 'Who may come',
    private: { title: 'By invitation', text: 'Only those with the link or the code find the table.' },
    public: { title: 'Anyone', text: 'The table is shown under Open tables until it is full.' },
  },
  summary: {
    label: 'Your table',
    device_one: 'You and a bot ({{level}}) on this device.',
    device_other: 'You and {{count}} bots ({{level}}) on this device.',
    friends: 'A table for {{count}}, free chairs for {{level}} bots.',
    seats: '{{count}} players.',
    base: 'Base game.',
    modules: 'With {{modules}}.',
    edition: { first: 'First edition.', second: 'Second edition.' },
    boards: {
      random: 'Boards at random.',
      side: 'Everyone chooses the side.',
      pick: 'Boards as picked.',
    },
    clock: {
      none: 'No clock.',
      move: '{{time}} per choice.',
      game: '{{time}} per game, {{bonus}} more with each choice.',
    },
    listed: { private: 'By invitation.', public: 'Open to anyone.' },
  },
  open: 'Open table',
  play: 'Start the game',
  opening: 'Setting the table',
  fix: { players: 'Play with {{count}}', module: 'Add {{module}}' },
  save: 'Save settings',
};
