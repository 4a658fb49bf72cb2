/** First steps: the way in, and the bubbles at the table. */
export { FirstStepsPage } from './FirstStepsPage.tsx';
export { Tour } from './Tour.tsx';
