/** A leader who lies under a stage: what it gave has ended, and it is worth points. */
import './TombSign.css';
import type { TFunction } from 'i18next';
import type { Entombed } from '../game/contents.ts';
import { Icon } from '../look/Icon.tsx';
import { Sun } from '../look/symbols.tsx';

export const TombSign = ({ points }: Pick<Entombed, 'points'>) => (
  <span className="tomb" data-rule="abu-simbel#entomb">
    <Icon name="tomb" />
    {points === null ? null : <Sun count={points} />}
  </span>
);

export const tombWords = (t: TFunction, { points }: Pick<Entombed, 'points'>): string =>
  points === null ? t('city.entombed') : t('city.entombedFor', { points: t('count.points', { count: points }) });
