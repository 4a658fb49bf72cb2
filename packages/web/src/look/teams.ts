/** How teams are told apart: a letter, and a colour among the tokens. */
export const TEAM_LETTERS = ['α', 'β', 'γ', 'δ'] as const;
export const TEAM_COLOURS = ['a', 'b', 'c', 'd'] as const;
