/** Leads to the exercise of the day. */
import { Redirect } from 'wouter';
import { Loading } from '../frame/Loading.tsx';
import { TryAgain } from '../frame/TryAgain.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { addressOf } from './address.ts';
import { useStudy } from './study.ts';
import { useDaily } from './useDaily.ts';

export function DailyPage() {
  const { t } = useTranslation();
  const { data, error, refetch } = useStudy();
  const daily = useDaily(data);
  if (error) return <TryAgain title={t('exercises.daily.title')} text={t('exercises.none.broken')} again={refetch} />;
  return daily ? <Redirect to={addressOf(daily.id, 'all')} replace /> : <Loading />;
}
