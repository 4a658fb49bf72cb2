/** What is said aloud to those who listen to the table. */
export const narration = {
  others_one: 'One other played; open the log.',
  others_other: '{{count}} others played; open the log.',
  myTurn: 'Your turn. {{age}}, turn {{turn}}.',
  myQuestion: 'There is a question for you.',
  clock: '{{seconds}} seconds left.',
  refused: 'That no longer fits. Your choice was not taken.',
  undoRefused: 'Not everyone agrees: the last turn stands.',
  takenBack: 'The last turn was taken back: choose again.',
};
