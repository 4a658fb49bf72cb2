/** On a very wide screen the last turns of the log stand beside the table. */
import './LogDock.css';
import { memo, useSyncExternalStore } from 'react';
import { FingerprintLine } from '../../fair-deal/FingerprintLine.tsx';
import type { RegionProps } from '../../game/model.ts';
import { turnsNamed } from '../../game/turns.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { LogLines } from './LogLines.tsx';

const WIDE = '(min-width: 1720px)';
const TURNS = 4;

const useIsWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(WIDE);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(WIDE).matches,
  );

export const LogDock = memo(function LogDock(region: RegionProps) {
  const { t } = useTranslation();
  if (!useIsWide()) return null;
  return (
    <aside className="dock edged" aria-label={t('sheet.log.title')}>
      {turnsNamed(region.known)
        .slice(-TURNS)
        .reverse()
        .map((turn) => (
          <LogLines key={turn.key} {...region} turn={turn} />
        ))}
      <FingerprintLine known={region.known} />
    </aside>
  );
});
