/** What those lose who took no part in a project that fails. */
import './seat.css';
import './figures.css';
import type { Penalty as Lost, Rules } from '@polis/engine';
import type { TFunction } from 'i18next';
import { useTranslation } from '../text/speaking.tsx';
import { Icon } from './Icon.tsx';
import { kindOfColour } from './kinds.ts';
import { Coin, Crest } from './symbols.tsx';

export function penaltyWords(t: TFunction, penalty: Lost): string {
  if ('coins' in penalty) return t('sheet.projects.losesCoins', { coins: t('count.coins', { count: penalty.coins }) });
  if ('card' in penalty) return t('sheet.projects.losesCard', { kind: t(`kindLong.${kindOfColour(penalty.card)}`) });
  return t('sheet.projects.losesTokens', { count: penalty.victories });
}

/** What whoever cannot pay it takes instead, in each Age another. */
export function debtWords(t: TFunction, rules: Pick<Rules, 'tokens' | 'tokenByName'>, age: number): string {
  const { points } = rules.tokens[rules.tokenByName(`edifice-debt-${age}`)];
  return t('sheet.projects.debt', { points: t('count.points', { count: -points }) });
}

export function PenaltySymbols({ penalty }: { penalty: Lost }) {
  const { t } = useTranslation();
  if ('coins' in penalty) return <Coin count={penalty.coins} />;
  if ('card' in penalty) {
    const kind = kindOfColour(penalty.card);
    return (
      <span className="row" role="img" aria-label={t(`kindLong.${kind}`)}>
        <Crest kind={kind} />
      </span>
    );
  }
  return (
    <span className="kc kc-victory" role="img" aria-label={t('table.project.victories', { count: penalty.victories })}>
      <Icon name="victory" />
      {penalty.victories}
    </span>
  );
}
