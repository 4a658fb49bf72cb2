/** What went wrong, and what to do. */
export const errors = {
  reload: 'Reload',
  later: 'Not now',
  again: 'Try again',
  banned: {
    title: 'Not for now',
    text: 'A moderator has banned you: you cannot sit down or watch here. If you had a chair in a game, a bot plays on it until you may take it back.',
  },
  lost: 'No connection. Your choice is kept and will be sent when you are back.',
  reconnecting: 'No connection, try {{tries}}. Your choice is kept and will be sent.',
  renewed: 'Polis was renewed. Your game goes on as it is; reload when it suits you.',
  newer: {
    title: 'This table is newer than this page',
    text: 'It is played by rules that came after the Polis in this browser. Reload, and nothing of the game is lost.',
  },
  away: {
    title: 'The server is away',
    text: 'This table is kept there, and nothing of it is lost. Games on this device work all the same.',
  },
  notFound: {
    title: 'Nothing here',
    text: 'There is no screen at this address. The link may be incomplete.',
  },
  broken: {
    title: 'This screen broke',
    text: 'Your games are safe. Reload to go on where you were; if it breaks again, go to the home page.',
    details: 'What broke',
  },
  gone: {
    title: 'This table is gone',
    server: 'No table is kept at this address. It may have been removed, or the link is incomplete.',
    device: 'This table was kept on another device or browser, or it was removed from this one.',
    busy: 'You are looking at too many tables at once. Close one of them, then try again.',
  },
  code: {
    title: 'No such code',
    text: 'No table has the code {{code}}. Check it with whoever sent it.',
  },
  full: {
    title: 'This table is full',
    text_one: 'The seat is taken. You can watch, or open a table of your own.',
    text_other: 'All {{count}} seats are taken. You can watch, or open a table of your own.',
    watch: 'Watch',
    open: 'Open a table',
  },
  closed: {
    title: 'This table was closed',
    text: 'Everyone left before the game began. Open a table of your own, or join another one.',
  },
  frozen: {
    title: 'This table stands still',
    text: 'It could not be rebuilt as it was, and nobody can play on. What there is of it is kept.',
  },
};
