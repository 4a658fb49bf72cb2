/** Work that ends early, but in good order, when someone presses Ctrl+C; pressed again, at once. */
export async function interruptible(work: (stop: AbortSignal) => Promise<void>): Promise<void> {
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  try {
    await work(stop.signal);
  } finally {
    process.removeListener('SIGINT', interrupt);
  }
}
