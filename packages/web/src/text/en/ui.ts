/** What all other screens say. */
import { account } from './account.ts';
import { ahead } from './ahead.ts';
import { also } from './also.ts';
import { analysis } from './analysis.ts';
import { ask } from './ask.ts';
import { boards } from './boards.ts';
import { branch } from './branch.ts';
import { calculator } from './calculator.ts';
import { cards } from './cards.ts';
import { care } from './care.ts';
import { city } from './city.ts';
import { days } from './days.ts';
import { effects } from './effects.ts';
import { end } from './end.ts';
import { exercises } from './exercises.ts';
import { fairDeal } from './fair-deal.ts';
import { firstSteps } from './first-steps.ts';
import { friends } from './friends.ts';
import { hand } from './hand.ts';
import { library } from './library.ts';
import { lists } from './lists.ts';
import { lobby } from './lobby.ts';
import { log } from './log.ts';
import { match } from './match.ts';
import { moments } from './moments.ts';
import { narration } from './narration.ts';
import { noTable } from './no-table.ts';
import { notices } from './notices.ts';
import { people } from './people.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { rules } from './rules.ts';
import { rulings } from './rulings.ts';
import { settings } from './settings.ts';
import { sheets } from './sheets.ts';
import { shortNames } from './short-names.ts';
import { table } from './table.ts';

export const ui = {
  ...effects,
  ahead,
  also,
  ...hand,
  ...ask,
  card: cards,
  cardShort: shortNames,
  board: boards,
  library,
  analysis,
  calculator,
  care,
  ruling: rulings,
  account,
  lists,
  lobby,
  settings,
  fairDeal,
  end,
  moments,
  city,
  log,
  narration,
  noTable,
  notices,
  days,
  friends,
  match,
  people,
  rules,
  replay,
  branch,
  review,
  exercises,
  sheet: sheets,
  firstSteps,
  table,
};
