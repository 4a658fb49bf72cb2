/** Invites someone to a table of mine that waits; where there is none, one like the last is opened. */
import type { Person } from '@polis/client';
import { useLocation } from 'wouter';
import { invite } from '../company/requests.ts';
import { useDoing } from '../frame/useDoing.ts';
import { api } from '../net/api.ts';
import { codeOf } from '../net/saying.ts';
import { refusalOf, settingsOf } from '../setup/draft.ts';
import { useLastDraft } from '../setup/lastDraft.ts';
import { DEFAULT_GAME } from '../tables/playNow.ts';

/** At these tables nobody can be invited by me. */
const ELSEWHERE = ['not-host', 'not-gathering', 'chair-taken'];

export function useInviting() {
  const [, go] = useLocation();
  const { draft } = useLastDraft();
  const { run, isBusy, error } = useDoing('friends.refusal');

  async function tableFor(person: string): Promise<string> {
    for (const { id, status } of await api.myTables()) {
      if (status !== 'gathering') continue;
      try {
        await invite(id, { person });
        return id;
      } catch (failure) {
        if (!ELSEWHERE.includes(codeOf(failure))) throw failure;
      }
    }
    const last = settingsOf({ ...draft, where: 'friends' });
    const { id } = await api.createTable(refusalOf(last) ? DEFAULT_GAME : last);
    await invite(id, { person });
    return id;
  }

  return {
    isBusy,
    error,
    inviteTo: ({ id }: Person): void =>
      run(async () => {
        go(`/table/${await tableFor(id)}`);
        return null;
      }),
  };
}
