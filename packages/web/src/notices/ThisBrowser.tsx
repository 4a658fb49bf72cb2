/** Being told in this browser: asked for by a tap, never before. */
import type { NudgesShown } from '@polis/server/protocol';
import { Refused } from '../frame/Refused.tsx';
import { canBeTold, hasToBeInstalled, isForbidden } from '../offline/push.ts';
import { useTranslation } from '../text/speaking.tsx';
import { removeChannel, tellMeHere } from './requests.ts';
import { useDoing } from './useDoing.ts';

export function ThisBrowser({ me, nudges }: { me: string; nudges: NudgesShown }) {
  const { t } = useTranslation();
  const { run, isBusy, error, said } = useDoing();
  const here = nudges.channels.find(({ isHere }) => isHere);
  return (
    <section className="panel" aria-labelledby="notices-here">
      <h2 id="notices-here">{t('notices.here.title')}</h2>
      <p className="hint">{t(`notices.here.${stateOf(here !== undefined)}`)}</p>
      {here ? (
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() =>
            run(async () => {
              await removeChannel(here.id);
              return t('notices.here.isOff');
            })
          }
        >
          {t('notices.here.end')}
        </button>
      ) : null}
      {!here && canBeTold() && !isForbidden() ? (
        <button
          type="button"
          className="button main"
          disabled={isBusy}
          onClick={() =>
            run(async () => ((await tellMeHere(me, nudges)) ? t('notices.here.isOn') : t('notices.here.refused')))
          }
        >
          {t('notices.here.begin')}
        </button>
      ) : null}
      <p role="status" className="hint">
        {said}
      </p>
      <Refused error={error} />
    </section>
  );
}

function stateOf(isOn: boolean): 'on' | 'install' | 'cannot' | 'forbidden' | 'off' {
  if (isOn) return 'on';
  if (hasToBeInstalled()) return 'install';
  if (!canBeTold()) return 'cannot';
  return isForbidden() ? 'forbidden' : 'off';
}
