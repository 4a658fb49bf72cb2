export { rules } from '../../en/rules/index.ts';
