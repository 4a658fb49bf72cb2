// The programs that know whether the files in deploy are right: promtool, amtool, Alertmanager itself, and Caddy.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './ensure.mjs';
import { install } from './services.mjs';

/** Each as it is called, also by Debian, and Debian's package that has it. */
const TOOLS = {
  promtool: { names: ['promtool'], from: 'prometheus' },
  amtool: { names: ['amtool'], from: 'prometheus-alertmanager' },
  alertmanager: { names: ['alertmanager', 'prometheus-alertmanager'], from: 'prometheus-alertmanager' },
  caddy: { names: ['caddy'], from: 'caddy' },
};

/** Where it is, if it is here. @param {keyof typeof TOOLS} tool */
export function findTool(tool) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = folders.flatMap((folder) => TOOLS[tool].names.map((name) => path.join(folder, name)));
  return files.find((file) => fs.existsSync(file)) ?? null;
}

/** Debian is asked for it where it is not there yet and we may. @param {keyof typeof TOOLS} tool */
export function fetchTool(tool) {
  const { from } = TOOLS[tool];
  const found = findTool(tool) ?? (install(from) ? findTool(tool) : null);
  if (!found) throw new Error(`${tool} is not here: install ${from}`);
  return found;
}

/** What is wrong with the files in deploy; empty if nothing is. @param {(tool: 'promtool' | 'amtool') => string} where */
export function complaints(where) {
  const checks = /** @type {const} */ ([
    ['promtool', 'check', 'config', '--syntax-only', 'prometheus.yml'],
    ['promtool', 'check', 'rules', 'alerts.yml'],
    ['promtool', 'test', 'rules', 'alerts.test.yml'],
    ['amtool', 'check-config', 'alertmanager.yml'],
  ]);
  return checks.flatMap(([tool, ...args]) => {
    const { status, stdout, stderr } = spawnSync(where(tool), args, {
      cwd: path.join(root, 'deploy'),
      encoding: 'utf8',
    });
    return status === 0 ? [] : [`${tool} ${args.join(' ')}: ${stdout}${stderr}`];
  });
}
