/** What pages and the worker have to say to each other about turns. */

/** What both call the one notification there is. */
export const TAG = 'polis-turns';
/** Of the worker to its pages: something has changed. */
export const TURNS = 'TURNS';
