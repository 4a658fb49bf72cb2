/** What did not arrive; nothing where all has. */
import type { NudgesShown } from '@polis/server/protocol';
import { useTranslation } from '../text/speaking.tsx';
import { useWhy } from './why.ts';

export function Failures({ nudges: { failures, channels } }: { nudges: NudgesShown }) {
  const { t, i18n } = useTranslation();
  const why = useWhy();
  if (failures.length === 0) return null;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const nameOf = (id: string): string => {
    const found = channels.find((channel) => channel.id === id);
    return found?.name || found?.address || '';
  };
  return (
    <section className="panel" aria-labelledby="notices-failures">
      <h2 id="notices-failures">{t('notices.failures.title')}</h2>
      <ul className="rows">
        {failures.map(({ channel, at, tries, why: reason, isGivenUp }) => (
          <li key={`${channel} ${at}`}>
            <span>
              <b>{nameOf(channel)}</b>
              <small>
                {date.format(at)}. {why(reason)}{' '}
                {t(isGivenUp ? 'notices.failures.givenUp' : 'notices.failures.again', { count: tries })}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
