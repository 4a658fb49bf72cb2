/** Leads to the exercise of the day. */
import { Redirect } from 'wouter';
import { Loading } from '../frame/Loading.tsx';
import { addressOf } from './address.ts';
import { NoSet } from './NoSet.tsx';
import { useStudy } from './study.ts';
import { useDaily } from './useDaily.ts';

export function DailyPage() {
  const { data, error } = useStudy();
  const daily = useDaily(data);
  if (error) return <NoSet />;
  return daily ? <Redirect to={addressOf(daily.id, 'all')} replace /> : <Loading />;
}
