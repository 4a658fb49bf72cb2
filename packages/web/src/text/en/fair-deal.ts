/** A deal that can be checked (docs/fair-deal.md). */
export const fairDeal = {
  title: 'A fair deal',
  about: 'Boards, hands and every other stroke of chance in this game follow from one secret number.',
  how: 'It was made before the first card, of what the server has drawn and what each person’s device has added, and this fingerprint shown to everyone. At the end the number itself is told: whoever kept the fingerprint can see that it was not changed.',
  print: 'Fingerprint of the deal',
  copy: 'Copy the fingerprint',
  fixed: 'The deal is fixed: <b>{{short}}</b>',
  more: 'What is this?',
  check: 'Check the deal',
  before: 'See for yourself that nobody changed the cards: this device plays the whole game again.',
  right: 'All is as it was promised.',
  wrong: 'Something is wrong with this game.',
  seen: {
    ok: 'The fingerprint {{short}} is the one this device was shown during the game: the deal was fixed by then.',
    bad: 'During the game this device was shown another fingerprint.',
    none: 'This device was not there during the game: compare the fingerprint {{short}} with one that you or a friend kept.',
  },
  commitment: {
    ok: 'The secret number {{seed}} has exactly this fingerprint.',
    bad: 'The secret number {{seed}} does not have the fingerprint that was shown.',
    none: 'No fingerprint is known of this game.',
  },
  deal: {
    ok: 'This number gives exactly the boards and hands that were dealt.',
    bad: 'This number does not give the boards and hands that were dealt.',
    none: 'The deal could not be checked.',
  },
  choices: {
    ok_one: '{{count}} choice was played again: it was allowed, and led to the table that was recorded.',
    ok_other: '{{count}} choices were played again: each was allowed, and led to the table that was recorded.',
    bad: 'Not every choice was allowed, or led to the table that was recorded.',
    none: 'The choices could not be played again.',
  },
  result: {
    ok: 'The points are those that these choices come to.',
    bad: 'The points are not those that these choices come to.',
    none: 'The points could not be checked.',
  },
  added: {
    ok: 'The number that this device added is in it: nobody else can have chosen the cards.',
    none: 'Nothing that this device added is in the deal; what others added may be.',
  },
  untold: { none: 'Someone had pledged a number and was not there to tell it: it was dealt without.' },
  shown: {
    ok: 'All that you were shown during the game is in the record.',
    bad: 'During the game you were shown something else than the record says.',
  },
};
