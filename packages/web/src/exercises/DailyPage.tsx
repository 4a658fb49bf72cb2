/** Leads to the exercise of the day. */
import { Redirect } from 'wouter';
import { Loading } from '../frame/Loading.tsx';
import { addressOf } from './address.ts';
import { useStudy } from './study.ts';
import { useDaily } from './useDaily.ts';

export function DailyPage() {
  const { data } = useStudy();
  const daily = useDaily(data);
  return daily ? <Redirect to={addressOf(daily.id, 'all')} replace /> : <Loading />;
}
