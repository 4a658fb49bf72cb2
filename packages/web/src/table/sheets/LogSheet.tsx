/** All that happened, in words, the latest first. */

import { FingerprintLine } from '../../fair-deal/FingerprintLine.tsx';
import type { RegionProps } from '../../game/model.ts';
import { turnsNamed } from '../../game/turns.ts';
import { SheetFrame } from '../../parts/SheetFrame.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import { LogLines } from './LogLines.tsx';

export function LogSheet(region: RegionProps) {
  const { t } = useTranslation();
  const turns = [...turnsNamed(region.known)].reverse();
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
