/** Opens an address in the browser of the desktop, where there is one. */
import { spawn } from 'node:child_process';

export function openBrowser(address: string): void {
  const opener = openerHere();
  if (!opener) return;
  const [command, ...args] = opener;
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  // without an opener the address in the terminal is enough
  child.on('error', () => undefined);
  child.unref();
}

function openerHere(): string[] | null {
  if (!process.stdout.isTTY || process.env.CI) return null;
  if (process.platform === 'darwin') return ['open'];
  if (process.platform === 'win32') return ['cmd', '/c', 'start', ''];
  return process.env.DISPLAY || process.env.WAYLAND_DISPLAY ? ['xdg-open'] : null;
}
