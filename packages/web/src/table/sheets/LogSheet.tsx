/** All that happened, in words, the latest first. */
import { useTranslation } from 'react-i18next';
import { FingerprintLine } from '../../fair-deal/FingerprintLine.tsx';
import type { RegionProps } from '../../game/model.ts';
import { turnsOf } from '../../game/turns.ts';
import { SheetFrame } from '../../parts/SheetFrame.tsx';
import { LogLines } from './LogLines.tsx';

export function LogSheet(region: RegionProps) {
  const { t } = useTranslation();
  const turns = [...turnsOf(region.known.log)].reverse();
  return (
    <SheetFrame title={t('sheet.log.title')}>
      {turns.length === 0 ? <p className="quiet">{t('sheet.log.empty')}</p> : null}
      {turns.map((turn) => (
        <LogLines key={turn.key} {...region} turn={turn} />
      ))}
      <FingerprintLine known={region.known} />
    </SheetFrame>
  );
}
