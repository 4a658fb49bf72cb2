/** Of a long line the first words, as a notice has only a moment. */
const MOST = 90;

export function beginningOf(text: string): string {
  if (text.length <= MOST) return text;
  const whole = text.slice(0, MOST + 1).replace(/[\s\p{P}]+\S*$/u, '');
  return `${whole.slice(0, MOST)} …`;
}
