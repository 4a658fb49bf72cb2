/** The app works without a network: a worker of the browser keeps it. What the first screen does not need is loaded later. */
import { useEffect } from 'react';
import { holdBuild } from './builds.ts';

/** Time for the first screen to finish loading. */
const SETTLED_MS = 1500;

const canKeep = import.meta.env.PROD && 'serviceWorker' in navigator;

export function useOffline(): void {
  useEffect(() => {
    if (!canKeep) return;
    holdBuild();
    const timer = setTimeout(() => updates().then(({ begin }) => begin(), unchanged), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Goes over to the newest build. */
export async function renew(): Promise<void> {
  if (canKeep) await updates().then(({ useNewest }) => useNewest(), unchanged);
  location.reload();
}

const updates = () => import('./updates.ts');

/** Without a network everything stays as it is. */
const unchanged = (): void => undefined;
