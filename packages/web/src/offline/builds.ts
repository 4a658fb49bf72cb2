/** Which builds of the app are open somewhere in this browser: every page holds a lock with the name of its own. */
import { ownBuild } from '../device/build.ts';

const PREFIX = 'polis-build:';

/** Until the page is gone. */
export function holdBuild(): void {
  const build = ownBuild();
  navigator.locks.request(PREFIX + build, { mode: 'shared' }, () => new Promise(() => {})).catch(() => undefined);
}

export async function isAnotherBuild(mine: string): Promise<boolean> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].some(({ name }) => name?.startsWith(PREFIX) && name !== PREFIX + mine);
}
