/** Everything that cards, boards and projects do, as on a card and as on a stage; the smallest are on tesserae. */
import { COLOURS, type Effect } from '@polis/engine';
import { catalogue, type Entry, isBoard } from '../library/catalogue.ts';
import { EffectSymbols } from '../look/Effects.tsx';
import { phrasesOf } from '../look/effect-groups.ts';
import { resourcesIn } from '../look/symbols.tsx';
import { State, States } from './State.tsx';

export function EffectStates() {
  return (
    <States least={[230, 185]}>
      {different().map((effects) => (
        <State key={JSON.stringify(effects)} caption={phrasesOf(effects).map(saidOf).join(', ')}>
          <div className="state-row">
            <EffectSymbols effects={effects} size="l" />
            <EffectSymbols effects={effects} size="m" />
          </div>
        </State>
      ))}
    </States>
  );
}

type Phrase = ReturnType<typeof phrasesOf>[number];

const saidOf = (phrase: Phrase): string =>
  phrase.kind === 'counted' ? `for each ${phrase.of.join(', ').replaceAll('+', ' + ')}` : phrase.kind;

function effectsOf(entry: Entry): (readonly Effect[])[] {
  if (!isBoard(entry)) return [entry.card.effects];
  return Object.values(entry.board).flatMap(({ gives, stages }) => [
    gives.effects,
    ...stages.flatMap(({ effects, options }) => [effects, ...options.map((option) => option.effects)]),
  ]);
}

/** Amounts look alike, and so do colours and resources, which are all among the symbols. */
const AMOUNTS = ['count', 'coins', 'points', 'value', 'window', 'power'];
const COLOUR = new RegExp(`\\b(${COLOURS.join('|')})\\b`, 'g');
function lookOf(phrase: Phrase): string {
  if (phrase.kind === 'produce') return JSON.stringify(phrase.units.map((mask) => resourcesIn(mask).length));
  const text = JSON.stringify(phrase, (key, value) => (AMOUNTS.includes(key) ? Boolean(value) : value));
  return text.replace(COLOUR, 'colour');
}

/** Of all that there is, what shows something new; in the order of the kinds. */
function different(): (readonly Effect[])[] {
  const seen = new Set<string>();
  const found = catalogue()
    .flatMap(effectsOf)
    .filter((effects) => {
      const looks = phrasesOf(effects).map(lookOf);
      const isNew = looks.some((look) => !seen.has(look));
      for (const look of looks) seen.add(look);
      return isNew;
    });
  const kinds = [...new Set(found.map(([{ kind }]) => kind))];
  return found.toSorted(([a], [b]) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}
