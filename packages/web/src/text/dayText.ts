/** A day, in words: "14 June". */
export const dayText = (language: string, at: number): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(at);
