/** Who may invite me, and whether friends see that I am here; each choice is in force at once. */
import type { CompanyShown } from '@polis/server/protocol';
import { setWish } from '../company/requests.ts';
import { Choices } from '../frame/Choices.tsx';
import { Refused } from '../frame/Refused.tsx';
import { Toggle } from '../frame/Toggle.tsx';
import { useDoing } from '../frame/useDoing.ts';
import { useTranslation } from '../text/speaking.tsx';

const INVITES = ['anyone', 'friends', 'nobody'] as const;

export function Wish({ wish }: { wish: CompanyShown['wish'] }) {
  const { t } = useTranslation();
  const { run, isBusy, error } = useDoing('friends.refusal');
  const change = (to: Partial<CompanyShown['wish']>): void => run(() => setWish({ ...wish, ...to }));
  return (
    <section className="panel" aria-labelledby="friends-wish" aria-busy={isBusy}>
      <h2 id="friends-wish">{t('friends.wish.title')}</h2>
      <Choices
        legend={t('friends.wish.invites')}
        value={wish.invites}
        options={INVITES.map((value) => ({
          value,
          title: t(`friends.wish.${value}.title`),
          text: t(`friends.wish.${value}.text`),
        }))}
        onChange={(invites) => change({ invites })}
      />
      <Toggle
        title={t('friends.wish.shows.title')}
        text={t('friends.wish.shows.text')}
        isOn={wish.shows}
        onChange={(shows) => change({ shows })}
      />
      <Refused error={error} />
    </section>
  );
}
