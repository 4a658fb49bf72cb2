/** What an address says instead of a step to lead to the result. */
export const END = 'end';
