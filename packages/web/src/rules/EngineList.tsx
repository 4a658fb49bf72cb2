/** A list of the rules that the engine knows: cards with their costs and effects, or chains. */
import './EngineList.css';
import './tables.css';
import type { Card } from '@polis/engine';
import type { ReactNode } from 'react';
import { EffectSymbols, useEffectWords } from '../look/Effects.tsx';
import { kindOf } from '../look/kinds.ts';
import { PenaltySymbols } from '../look/Penalty.tsx';
import { Crest } from '../look/symbols.tsx';
import { CardCost } from '../parts/CardFace.tsx';
import { cardName } from '../text/card.ts';
import { useTranslation } from '../text/speaking.tsx';
import { blackCards, chains, guilds, leaders, projects } from './engine-lists.ts';

export function EngineList({ list, which }: { list: string; which: string }) {
  if (list === 'chains') return <Chains edition={which} />;
  if (list === 'projects') return <Projects />;
  if (list === 'leaders') return <Cards cards={leaders(which)} />;
  if (list === 'black') return <Cards cards={blackCards(which)} hasAges />;
  return <Cards cards={guilds(which)} />;
}

function Name({ card }: { card: Card }) {
  const { t } = useTranslation();
  const kind = kindOf(card.colour);
  return (
    <span className="rule-card">
      {kind ? <Crest kind={kind} /> : null}
      <b>{cardName(t, card)}</b>
    </span>
  );
}

function Table({ head, children }: { head: string[]; children: ReactNode }) {
  return (
    <table className="rule-list">
      <thead>
        <tr>
          {head.map((one) => (
            <th key={one} scope="col">
              {one}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Cost({ card }: { card: Card }) {
  const { t } = useTranslation();
  const { cost } = card;
  return cost.units + cost.coins === 0 && !cost.byAge ? t('rules.list.free') : <CardCost cost={cost} />;
}

function Does({ card }: { card: Card }) {
  const words = useEffectWords();
  return (
    <span className="rule-does">
      <span aria-hidden="true">
        <EffectSymbols effects={card.effects} />
      </span>
      {words(card.effects)}
    </span>
  );
}

function Cards({ cards, hasAges = false }: { cards: readonly Card[]; hasAges?: boolean }) {
  const { t } = useTranslation();
  return (
    <Table head={[t('rules.list.card'), t('rules.list.cost'), t('rules.list.does')]}>
      {cards.map((card) => (
        <tr key={card.name}>
          <th scope="row">
            <Name card={card} />
            {hasAges ? <small>{t(`age.${card.age}`)}</small> : null}
          </th>
          <td>
            <Cost card={card} />
          </td>
          <td>
            <Does card={card} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Projects() {
  const { t } = useTranslation();
  return (
    <Table head={[t('rules.list.project'), t('rules.list.cost'), t('rules.list.reward'), t('rules.list.penalty')]}>
      {projects().map(({ card, penalty }) => (
        <tr key={card.name}>
          <th scope="row">
            <Name card={card} />
            <small>{t(`age.${card.age}`)}</small>
          </th>
          <td>
            <Cost card={card} />
          </td>
          <td>
            <Does card={card} />
          </td>
          <td>{penalty ? <PenaltySymbols penalty={penalty} /> : null}</td>
        </tr>
      ))}
    </Table>
  );
}

function Chains({ edition }: { edition: string }) {
  const { t } = useTranslation();
  return (
    <Table head={[t('rules.list.from'), t('rules.list.opens')]}>
      {chains(edition).map(({ from, to }) => (
        <tr key={from.name}>
          <th scope="row">
            <Name card={from} />
            <small>{t(`age.${from.age}`)}</small>
          </th>
          <td>
            {to.map((card) => (
              <span key={card.name} className="rule-opens">
                <Name card={card} />
                <small>{t(`age.${card.age}`)}</small>
              </span>
            ))}
          </td>
        </tr>
      ))}
    </Table>
  );
}
