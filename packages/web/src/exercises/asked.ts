/** An exercise and the table it is asked at, loaded when one is opened: the list of them needs no table. */
export { DailyPage } from './DailyPage.tsx';
export { ExercisePage } from './ExercisePage.tsx';
