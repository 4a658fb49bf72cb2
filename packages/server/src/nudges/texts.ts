/** What people are told, in their language. The app has its own texts: these go where no app is. */

interface Words {
  turn: string;
  turns(count: number): string;
  reminder: string;
  reminders(count: number): string;
  invited: string;
  inviteds(count: number): string;
  /** `who`: whose table it is. */
  invitedTo(table: { code: string; who: string }): string;
  over: string;
  overs(count: number): string;
  /** `who`: the others at the table. */
  at(table: { code: string; who: string; age: number; turn: number }): string;
  overAt(table: { code: string; who: string }): string;
  /** `place`: which table, and where it is. */
  left(place: string, ms: number): string;
  others(count: number): string;
  /** Everyone's turn at one table. */
  turnOf(who: string): string;
  overOf(code: string): string;
  and: string;
  nobody: string;
  test: { title: string; body: string };
  mail: {
    open: string;
    end: string;
    confirm: { subject: string; body(link: string): string };
  };
}

const AGES = ['', 'I', 'II', 'III'];

const en: Words = {
  turn: 'It is your turn',
  turns: (count) => `${count} tables wait for you`,
  reminder: 'Your time is running out',
  reminders: (count) => `At ${count} tables your time is running out`,
  invited: 'You are invited to a table',
  inviteds: (count) => `You are invited to ${count} tables`,
  invitedTo: ({ code, who }) => `Table ${code}: ${who} would like to play with you`,
  over: 'A game is over',
  overs: (count) => `${count} games are over`,
  at: ({ code, who, age, turn }) =>
    `Table ${code} with ${who}: ${place(age, `Age ${AGES[age]}, turn ${turn}`, 'the beginning')}`,
  overAt: ({ code, who }) => `Table ${code} with ${who}: the game is over`,
  left: (place, ms) => `${place}; ${timeText('en', ms)} left`,
  others: (count) => (count === 1 ? 'and one more table' : `and ${count} more tables`),
  turnOf: (who) => `To move: ${who}`,
  overOf: (code) => `The game at table ${code} is over`,
  and: ' and ',
  nobody: 'bots',
  test: { title: 'Polis can reach you', body: 'This is where you will be told that it is your turn.' },
  mail: {
    open: 'Open the table',
    end: 'No more of these mails',
    confirm: {
      subject: 'Confirm your address',
      body: (link) =>
        `Someone asked to be told at this address when it is their turn at a table of 7 Wonders.\n\nIf that is you, open this page within three days and say yes:\n\n${link}\n\nIf not, do nothing: no other mail will come.\n`,
    },
  },
};

const fr: Words = {
  turn: 'C’est à toi de jouer',
  turns: (count) => `${count} tables t’attendent`,
  reminder: 'Ton temps s’épuise',
  reminders: (count) => `À ${count} tables, ton temps s’épuise`,
  invited: 'On t’invite à une table',
  inviteds: (count) => `On t’invite à ${count} tables`,
  invitedTo: ({ code, who }) => `Table ${code} : ${who} aimerait jouer avec toi`,
  over: 'Une partie est terminée',
  overs: (count) => `${count} parties sont terminées`,
  at: ({ code, who, age, turn }) =>
    `Table ${code} avec ${who} : ${place(age, `Âge ${AGES[age]}, tour ${turn}`, 'le début')}`,
  overAt: ({ code, who }) => `Table ${code} avec ${who} : la partie est terminée`,
  left: (place, ms) => `${place} ; il te reste ${timeText('fr', ms)}`,
  others: (count) => (count === 1 ? 'et une autre table' : `et ${count} autres tables`),
  turnOf: (who) => `À jouer : ${who}`,
  overOf: (code) => `La partie de la table ${code} est terminée`,
  and: ' et ',
  nobody: 'des bots',
  test: { title: 'Polis peut te joindre', body: 'C’est ici que tu apprendras que c’est à toi de jouer.' },
  mail: {
    open: 'Ouvrir la table',
    end: 'Ne plus recevoir ces courriels',
    confirm: {
      subject: 'Confirme ton adresse',
      body: (link) =>
        `Quelqu’un souhaite être prévenu à cette adresse quand c’est son tour à une table de 7 Wonders.\n\nSi c’est toi, ouvre cette page dans les trois jours et dis oui :\n\n${link}\n\nSinon, ne fais rien : aucun autre courriel ne viendra.\n`,
    },
  },
};

const place = (age: number, there: string, before: string): string => (age > 0 && age < AGES.length ? there : before);

const MINUTE_MS = 60_000;

/** In hours from two on, else in minutes; never more than there is. */
function timeText(language: string, ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS));
  const [unit, count] = minutes >= 120 ? (['hour', Math.floor(minutes / 60)] as const) : (['minute', minutes] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

const WORDS: Record<string, Words> = { en, fr };

export const wordsIn = (language: string): Words => WORDS[language] ?? en;
