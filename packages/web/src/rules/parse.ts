/**
 * How the rules are written. A line is a paragraph; what it begins with says what else it is:
 *
 *     # The title              ## anchor: A heading
 *     - an item                1. a numbered item
 *     > a worked example       ? B-10.5: a reading of ours, with its number in docs/rules
 *     | a row | of a table |   @guilds base: a list that the engine knows
 *
 * Within a line: **strong**, [a link](trade#price), and symbols and names such as {wood}, {coin 2}, {card baths}.
 */

export type Inline =
  | { is: 'text'; text: string }
  | { is: 'strong'; parts: Inline[] }
  | { is: 'link'; to: string; parts: Inline[] }
  /** A symbol, or a name that is written elsewhere. */
  | { is: 'sign'; name: string; value: string };

export type Block =
  | { is: 'paragraph' | 'example'; parts: Inline[] }
  | { is: 'reading'; numbers: string[]; parts: Inline[] }
  | { is: 'list' | 'steps'; items: Inline[][] }
  | { is: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { is: 'engine'; list: string; which: string };

export interface Section {
  /** Null: what stands before the first heading. */
  anchor: string | null;
  heading: string;
  blocks: Block[];
}

export interface RulePage {
  title: string;
  sections: Section[];
}

const INLINE = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)|\{([a-z]+)(?: ([^}]+))?\}/g;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > at) parts.push({ is: 'text', text: text.slice(at, found.index) });
    const [whole, strong, label, to, name, value] = found;
    if (strong) parts.push({ is: 'strong', parts: inline(strong) });
    else if (label) parts.push({ is: 'link', to, parts: inline(label) });
    else parts.push({ is: 'sign', name, value: value ?? '' });
    at = found.index + whole.length;
  }
  if (at < text.length) parts.push({ is: 'text', text: text.slice(at) });
  return parts;
}

const cells = (row: string): Inline[][] =>
  row
    .slice(1, row.lastIndexOf('|'))
    .split('|')
    .map((cell) => inline(cell.trim()));

export function parse(text: string): RulePage {
  let title = '';
  const sections: Section[] = [{ anchor: null, heading: '', blocks: [] }];
  for (const line of text.trim().split('\n')) {
    const { blocks } = sections[sections.length - 1];
    const heading = /^## ([a-z-]+): (.+)$/.exec(line);
    if (line === '') continue;
    if (line.startsWith('# ')) title = line.slice(2);
    else if (heading) sections.push({ anchor: heading[1], heading: heading[2], blocks: [] });
    else add(blocks, line);
  }
  return { title, sections };
}

function add(blocks: Block[], line: string): void {
  const last = blocks.at(-1);
  const reading = /^\? ([^:]+): (.+)$/.exec(line);
  const item = /^(-|\d+\.) (.+)$/.exec(line);
  const engine = /^@(\w+) (\w+)$/.exec(line);
  if (reading) blocks.push({ is: 'reading', numbers: reading[1].split(', '), parts: inline(reading[2]) });
  else if (engine) blocks.push({ is: 'engine', list: engine[1], which: engine[2] });
  else if (line.startsWith('> ')) blocks.push({ is: 'example', parts: inline(line.slice(2)) });
  else if (item) {
    const is = item[1] === '-' ? 'list' : 'steps';
    if (last?.is === is) last.items.push(inline(item[2]));
    else blocks.push({ is, items: [inline(item[2])] });
  } else if (line.startsWith('|')) {
    if (last?.is === 'table') last.rows.push(cells(line));
    else blocks.push({ is: 'table', head: cells(line), rows: [] });
  } else blocks.push({ is: 'paragraph', parts: inline(line) });
}
