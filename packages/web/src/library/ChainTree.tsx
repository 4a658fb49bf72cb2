/** Chains drawn as trees, the earliest card first. */
import './ChainTree.css';
import type { Card } from '@polis/engine';
import { Link } from 'wouter';
import type { Whose } from '../game/names.ts';
import { EffectSymbols, useEffectWords } from '../look/Effects.tsx';
import { Icon } from '../look/Icon.tsx';
import { kindOf } from '../look/kinds.ts';
import { Crest } from '../look/symbols.tsx';
import { Words } from '../look/Words.tsx';
import { cardName, shortCardName } from '../text/card.ts';
import { useTranslation } from '../text/speaking.tsx';
import type { ChainNode } from './chains.ts';

interface Where {
  /** The card that all this is about. */
  current?: string;
  /** Structures of one's own city, by building; null where there is none. */
  built?: ReadonlySet<number> | null;
  /** Whose city that is: one's own if nothing is said. */
  whose?: Whose;
  /** Cards open in place, or have an address. */
  onOpen?(name: string): void;
  hrefOf?(name: string): string;
  /** What the next address is told. */
  state?: unknown;
}

export function ChainTree({ chains, ...where }: Where & { chains: readonly ChainNode[] }) {
  return (
    <ul className="chain-trees">
      {chains.map((node) => (
        <Node key={node.cards[0].name} node={node} isFree={false} where={where} />
      ))}
    </ul>
  );
}

function Node({ node, isFree, where }: { node: ChainNode; isFree: boolean; where: Where }) {
  const isBuilt = node.cards.some(({ building }) => where.built?.has(building));
  return (
    <li className="chain-node">
      <span className="chain-cards">
        {node.cards.map((card) => (
          <Stone key={card.name} card={card} isFree={isFree} where={where} />
        ))}
      </span>
      {node.next.length > 0 ? (
        <ul className={isBuilt ? 'chain-next lit' : 'chain-next'}>
          {node.next.map((next) => (
            <Node key={next.cards[0].name} node={next} isFree={isBuilt} where={where} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function Stone({ card, isFree, where }: { card: Card; isFree: boolean; where: Where }) {
  const { t } = useTranslation();
  const words = useEffectWords();
  const kind = kindOf(card.colour);
  const isBuilt = where.built?.has(card.building) ?? false;
  const state = isBuilt ? 'built' : isFree ? 'free' : null;
  const label = t('library.chains.card', {
    name: cardName(t, card),
    kind: t(`kindLong.${kind}`),
    age: t(`age.${card.age}`),
    gives: words(card.effects),
  });
  const shared = {
    className: `chain-card k-${kind}${state ? ` ${state}` : ''}`,
    'aria-label': state ? `${label} ${t(`library.chains.${state}`, { ...where.whose })}` : label,
    'aria-current': card.name === where.current ? ('true' as const) : undefined,
  };
  const face = (
    <>
      {kind ? <Crest kind={kind} /> : null}
      <b>
        <Words of={shortCardName(t, card)} />
      </b>
      <EffectSymbols effects={card.effects} />
      {state ? <Icon name={state === 'built' ? 'check' : 'chain'} className="chain-state" /> : null}
    </>
  );
  if (where.hrefOf)
    return (
      <Link href={where.hrefOf(card.name)} state={where.state} {...shared}>
        {face}
      </Link>
    );
  return (
    <button type="button" {...shared} onClick={() => where.onOpen?.(card.name)}>
      {face}
    </button>
  );
}
