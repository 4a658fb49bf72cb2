/** Of lists that are too long to be shown at once. */
export const lists = {
  more: 'Show more',
};
