/**
 * Deeds that could lock someone out of their account need a proof of who they are: the server says when, and then they
 * are asked.
 */
import { create } from 'zustand';
import { ApiError } from '../net/api.ts';

/** Is told whether they have shown it; null while nobody is asked. */
export const useProving = create<{ answer: ((isProved: boolean) => void) | null }>(() => ({ answer: null }));

/** False if they would rather not. */
export const askForProof = (): Promise<boolean> =>
  new Promise((resolve) => {
    useProving.setState({
      answer(isProved) {
        useProving.setState({ answer: null });
        resolve(isProved);
      },
    });
  });

/** Does it, after a proof if that has to be; false if none was given. */
export async function asMyself(deed: () => Promise<void>): Promise<boolean> {
  try {
    await deed();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'prove-yourself')) throw error;
    if (!(await askForProof())) return false;
    await deed();
  }
  return true;
}
