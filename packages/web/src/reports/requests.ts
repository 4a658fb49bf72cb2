/** What moderators ask of the server. To everyone else it answers that there is nothing. */
import type { Act, MeasureKind, MeasureShown, ReportDetail, ReportShown, ReportVerdict } from '@polis/client';
import { useQuery } from '@tanstack/react-query';
import { call, send } from '../net/api.ts';
import { queries } from '../net/identity.ts';

const CARE_KEY = ['care'];

const useCare = <T>(place: string) =>
  useQuery({ queryKey: [...CARE_KEY, place], queryFn: () => call<T>(`/api/care/${place}`) });

export const useReports = (isDecided: boolean) =>
  useCare<{ reports: ReportShown[] }>(`reports?decided=${isDecided ? 1 : 0}`);
export const useReport = (id: string) => useCare<ReportDetail>(`reports/${id}`);
export const useMeasures = () => useCare<{ measures: MeasureShown[] }>('measures');
export const useLog = () => useCare<{ acts: Act[] }>('log');

const renewed = (): Promise<void> => queries.invalidateQueries({ queryKey: CARE_KEY });

export async function decide(id: string, verdict: ReportVerdict): Promise<void> {
  await call(`/api/care/reports/${id}/verdict`, send('POST', verdict));
  await renewed();
}

export async function lift(person: string, kind: MeasureKind): Promise<void> {
  await call(`/api/care/people/${person}/measures/${kind}`, { method: 'DELETE' });
  await renewed();
}
