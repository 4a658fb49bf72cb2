/** Chips that narrow the shelves: a thing has to match one chip of every row in use. */
import './Filters.css';
import '../frame/tags.css';
import '../look/scenes/parts.css';
import type { ReactNode } from 'react';
import { Icon } from '../look/Icon.tsx';
import { KINDS, type Kind } from '../look/kinds.ts';
import { Crest } from '../look/symbols.tsx';
import { useTranslation } from '../text/speaking.tsx';
import type { Entry } from './catalogue.ts';
import { type Filter, optionName, optionsOf, PARTS, type Part, toggled } from './filter.ts';

interface FiltersProps {
  entries: readonly Entry[];
  filter: Filter;
  change(to: Filter): void;
}

export function Filters({ entries, filter, change }: FiltersProps) {
  const { t } = useTranslation();
  const options = optionsOf(entries);
  const row = (part: Part) => (
    <fieldset key={part} className={`tags tags-${part}`}>
      <legend>{t(`library.filter.${part}`)}</legend>
      {options[part].map((value) => (
        <button
          key={value}
          type="button"
          className="tag"
          aria-pressed={(filter[part] as string[]).includes(value)}
          onClick={() => change(toggled(filter, part, value))}
        >
          {signOf(part, value)}
          <span>{optionName(t, part, value)}</span>
        </button>
      ))}
    </fieldset>
  );
  const [kinds, ...others] = PARTS;
  const used = others.filter((part) => filter[part].length > 0).length;
  return (
    <div className="filters">
      {row(kinds)}
      <details className="more-filters" open={isRoomy() || used > 0}>
        <summary>{t('library.filter.more')}</summary>
        <div>{others.map(row)}</div>
      </details>
    </div>
  );
}

/** On a phone the shelves come first. */
const isRoomy = (): boolean => matchMedia('(min-width: 761px) and (min-height: 501px)').matches;

const isKind = (value: string): value is Kind => KINDS.includes(value as Kind);

function signOf(part: Part, value: string): ReactNode {
  if (part !== 'kind') return null;
  if (isKind(value)) return <Crest kind={value} />;
  return <Icon name={value === 'project' ? 'column' : 'polis'} />;
}
