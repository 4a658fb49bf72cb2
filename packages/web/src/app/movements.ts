/** What the app can animate, loaded apart. */
export { domAnimation as movements } from 'motion/react';
