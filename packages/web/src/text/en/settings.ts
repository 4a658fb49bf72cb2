/** What can be set on this device. */
export const settings = {
  title: 'Settings',
  hint: 'Kept on this device, and in force at once.',
  you: 'You',
  name: 'Your name',
  nameHint: 'What others at a table see, from the next table on.',
  saved: 'Saved.',
  look: 'Look and sound',
  theme: { title: 'Theme', system: 'As the device', light: 'Day', dark: 'Night' },
  motion: { title: 'Motion', system: 'As the device', on: 'On', off: 'Off' },
  sound: { title: 'Sounds', text: 'Small sounds when cards are sealed, coins move and it is your turn.' },
  help: 'At the table',
  hints: { title: 'Hints', text: 'A lamp at the table suggests a card on request, with its reasons.' },
  handOrder: { title: 'Order of the hand', dealt: 'As dealt', colour: 'By colour', price: 'By price' },
  estimate: { title: 'Score estimate', text: 'Your points as they stand are shown beside your coins.' },
  singleKeys: { title: 'Single-key shortcuts', text: 'Digits choose cards and letters choose what to do with them.' },
};
