/** My games that go on, each of which can be silent. */
import type { NudgesShown } from '@polis/server/protocol';
import { useState } from 'react';
import { Refused } from '../frame/Refused.tsx';
import { Toggle } from '../frame/Toggle.tsx';
import { companyOf, progressOf } from '../tables/describe.ts';
import { useTranslation } from '../text/speaking.tsx';
import { mute } from './requests.ts';
import { useDoing } from './useDoing.ts';
import { useGoingOn } from './useGoingOn.ts';

export function TablesTold({ nudges: { muted } }: { nudges: NudgesShown }) {
  const { t, i18n } = useTranslation();
  const { run, error } = useDoing();
  const games = useGoingOn();
  const [shown, setShown] = useState<Record<string, boolean>>({});
  const isTold = (table: string): boolean => shown[table] ?? !muted.includes(table);
  /** Shown at once, and taken back if it could not be kept. */
  const tell = (table: string, isOn: boolean): void => {
    setShown({ ...shown, [table]: isOn });
    run(async () => {
      await mute(table, !isOn).catch((failure) => {
        setShown(shown);
        throw failure;
      });
      return null;
    });
  };
  return (
    <section className="panel" aria-labelledby="notices-tables">
      <h2 id="notices-tables">{t('notices.tables.title')}</h2>
      {games.length === 0 ? <p className="hint">{t('notices.tables.none')}</p> : null}
      {games.map((game) => (
        <Toggle
          key={game.table.id}
          title={companyOf(t, game)}
          text={progressOf(t, i18n.language, game)}
          isOn={isTold(game.table.id)}
          onChange={(isOn) => tell(game.table.id, isOn)}
        />
      ))}
      <Refused error={error} />
    </section>
  );
}
