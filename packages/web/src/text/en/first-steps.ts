/** First steps: a game that explains itself. Each bubble has two sentences at most. */
export const firstSteps = {
  title: 'First steps',
  count: 'First steps, {{number}} of {{all}}',
  understood: 'Got it',
  why: 'Why?',
  leave: 'Leave the first steps',
  resume: 'Go on with the first steps',
  hand: 'This is your hand: choose one card, the others go on to {{name}}. The foot of each card says what it costs you now, or why you cannot have it.',
  production: 'Your city makes these goods anew every turn; nothing is used up. Brown and grey cards add more of them.',
  neighbours: {
    buy: '{{card}} needs something you lack. {{name}} sells it to you for {{coins}} and cannot refuse; you buy only from the two cities beside you.',
    any: 'What you lack you can buy from the two cities beside you, for 2 coins a good. They cannot refuse, and they buy from you as well.',
  },
  chain: {
    card: '{{card}} leads on: once it stands in your city, {{later}} will be free in {{age}}. Such chains save many goods later.',
    any: 'Some cards lead on to later ones and make them free. You will see the chain on a card when you have one.',
  },
  stage: {
    can: 'You can build stage {{number}} now: choose any card, then Stage. The card is used up for it, so take one that you do not need.',
    cannot: 'Instead of building a card you can put it under a stage of your wonder. Stage {{number}} takes {{goods}}.',
    done: 'Your wonder is complete. Every stage took a card that did nothing else.',
  },
  strength: {
    lose: '{{name}} has more shields than you; after the last turn of the Age that would be −1 point for you. Red cards bring shields, and a victory is worth 1 point in this Age.',
    tie: 'After the last turn you compare shields with both neighbours; with {{name}} it is even. One more would be a victory, worth 1 point in this Age.',
    win: 'You have more shields than both neighbours. If it stays so, each is a victory for you when the Age ends, worth 1 point.',
  },
  score: {
    now_one:
      'This is what your city would score now: {{count}} point. Blue cards, coins, conflicts, stages, science and guilds count, but only after Age III.',
    now_other:
      'This is what your city would score now: {{count}} points. Blue cards, coins, conflicts, stages, science and guilds count, but only after Age III.',
    any: 'Points come from your cards, stages, coins, conflicts and science. They are counted after Age III.',
  },
  over: 'The first Age is over',
  next: 'Two more Ages follow with stronger cards: hands now move right, and a victory is worth 3 points, then 5. This game is yours to go on with.',
  playOn: 'Play on',
  home: 'To the home page',
};
