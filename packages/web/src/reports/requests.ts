/** What moderators ask of the server. To everyone else it answers that there is nothing. */
import type { Act, MeasureKind, MeasureShown, ReportDetail, ReportShown, ReportVerdict } from '@polis/client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, send } from '../net/api.ts';
import { queries } from '../net/identity.ts';

const CARE_KEY = ['care'];

const useCare = <T>(place: string) =>
  useQuery({ queryKey: [...CARE_KEY, place], queryFn: () => call<T>(`/api/care/${place}`) });

/** What `what` names in the answers, as far as it was asked for. Others decide meanwhile, so that pages may overlap. */
function usePages<K extends string, T>(what: K, place: string, keyOf: (one: T) => string) {
  type Answer = Record<K, T[]> & { total: number };
  const paged = useInfiniteQuery({
    queryKey: [...CARE_KEY, place, 'pages'],
    queryFn: ({ pageParam }) => call<Answer>(`/api/care/${place}page=${pageParam}`),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) =>
      pages.reduce((sum, page) => sum + page[what].length, 0) < total ? pages.length : undefined,
  });
  const pages = paged.data?.pages;
  const all = new Map(pages?.flatMap((page) => page[what]).map((one) => [keyOf(one), one]));
  return { ...paged, all: pages && [...all.values()], total: pages?.at(-1)?.total ?? 0 };
}

export const useReports = (isDecided: boolean) =>
  usePages<'reports', ReportShown>('reports', `reports?decided=${isDecided ? 1 : 0}&`, ({ id }) => id);
export const useReport = (id: string) => useCare<ReportDetail>(`reports/${id}`);
export const useMeasures = () =>
  usePages<'measures', MeasureShown>('measures', 'measures?', ({ about, kind }) => `${about.id} ${kind}`);
export const useLog = () => usePages<'acts', Act>('acts', 'log?', ({ id }) => id);

const renewed = (): Promise<void> => queries.invalidateQueries({ queryKey: CARE_KEY });

export async function decide(id: string, verdict: ReportVerdict): Promise<void> {
  await call(`/api/care/reports/${id}/verdict`, send('POST', verdict));
  await renewed();
}

export async function lift(person: string, kind: MeasureKind): Promise<void> {
  await call(`/api/care/people/${person}/measures/${kind}`, { method: 'DELETE' });
  await renewed();
}
