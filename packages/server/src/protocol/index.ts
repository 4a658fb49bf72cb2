/** The language between server and client; both sides import it from here. */
export { command, level, MOST_CHAT_TEXT, MOST_PLAYERS, settings } from './commands.ts';
export {
  type FromClient,
  type FromServer,
  fromClient,
  MOST_BYTES,
  PROTOCOL,
  type SocketCode,
  tableId,
} from './messages.ts';
export {
  failure,
  finishedGame,
  MOST_PERSON_NAME,
  naming,
  options,
  person,
  type TableSummary,
  tableList,
  tableSummary,
} from './rest.ts';
