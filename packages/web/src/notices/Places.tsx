/** Where I am told, each with a way to try it and to end it. */
import type { ChannelShown, NudgesShown } from '@polis/server/protocol';
import { Refused } from '../frame/Refused.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { removeChannel, tryChannel } from './requests.ts';
import { useDoing } from './useDoing.ts';
import { useWhy } from './why.ts';

export function Places({ nudges: { channels } }: { nudges: NudgesShown }) {
  const { t } = useTranslation();
  const why = useWhy();
  const { run, isBusy, error, said } = useDoing();
  return (
    <section className="panel" aria-labelledby="notices-places">
      <h2 id="notices-places">{t('notices.places.title')}</h2>
      {channels.length === 0 ? <p className="hint">{t('notices.places.none')}</p> : null}
      <ul className="rows">
        {channels.map((channel) => {
          const { id, kind, address, isConfirmed, isOff, isHere } = channel;
          const name = nameOf(channel);
          return (
            <li key={id}>
              <span>
                <b>{name}</b>
                <small>{detailOf(channel)}</small>
                {isHere ? <span className="badge mine">{t('account.devices.here')}</span> : null}
                {isConfirmed ? null : <span className="badge">{t('notices.places.unconfirmed')}</span>}
                {isOff ? <span className="badge still">{t('notices.places.off')}</span> : null}
              </span>
              <span className="notices-tools">
                {isConfirmed ? (
                  <button
                    type="button"
                    className="button plain"
                    disabled={isBusy}
                    aria-label={t('notices.places.tryLabel', { name })}
                    onClick={() =>
                      run(async () => {
                        const failed = await tryChannel(id);
                        return failed === null ? t('notices.places.tried', { name }) : why(failed);
                      })
                    }
                  >
                    {t('notices.places.try')}
                  </button>
                ) : null}
                <button
                  type="button"
                  className="button plain"
                  disabled={isBusy}
                  aria-label={t('notices.places.endLabel', { name: kind === 'mail' ? address : name })}
                  onClick={() =>
                    run(async () => {
                      await removeChannel(id);
                      return t('notices.places.ended', { name });
                    })
                  }
                >
                  {t('notices.places.end')}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      <p role="status" className="hint">
        {said}
      </p>
      <Refused error={error} />
    </section>
  );

  function nameOf({ kind, name, address }: ChannelShown): string {
    if (kind === 'mail') return address;
    return name || t(kind === 'push' ? 'account.devices.unknown' : 'notices.elsewhere.title');
  }

  function detailOf({ kind, form, address, table }: ChannelShown): string {
    if (kind !== 'webhook' || !form) return t(`notices.places.${kind}`);
    const what = t(table === null ? 'notices.elsewhere.mine' : 'notices.elsewhere.ofTable');
    return `${t(`notices.elsewhere.forms.${form}`)}, ${address}: ${what}`;
  }
}
