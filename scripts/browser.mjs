// Finds a Chromium for tests without any manual step. Order: env, npm-shipped (linux x64), Playwright's own, system, Playwright download.
import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
const cacheRoot = path.resolve('node_modules/.cache/chromium');
async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const req = createRequire(import.meta.url);
  let entry;
  try {
    entry = req.resolve('@sparticuz/chromium');
  } catch {
    return null;
  }
  let root = path.dirname(entry);
  while (!fs.existsSync(path.join(root, 'bin/chromium.br'))) root = path.dirname(root);
  const version = JSON.parse(fs.readFileSync(path.join(root, 'package.json'))).version;
  const dir = path.join(cacheRoot, version);
  const exe = path.join(dir, 'chromium');
  if (!fs.existsSync(path.join(dir, '.ok'))) {
    const tmp = `${dir}.${process.pid}`;
    fs.rmSync(tmp, { recursive: true, force: true });
    fs.mkdirSync(tmp, { recursive: true });
    // separate process: TMPDIR decides where it unpacks; the runtime name makes it unpack its own nss libraries too
    const code = `import c from ${JSON.stringify(pathToFileURL(path.join(root, 'build/esm/index.js')).href)}; await c.executablePath();`;
    const r = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      env: { ...process.env, TMPDIR: tmp, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
      encoding: 'utf8',
    });
    if (r.status !== 0) {
      console.error(r.stderr);
      return null;
    }
    fs.writeFileSync(path.join(tmp, '.ok'), '');
    try {
      fs.renameSync(tmp, dir);
    } catch {
      fs.rmSync(tmp, { recursive: true, force: true });
    }
  }
  const conf = path.join(dir, 'fonts.conf');
  fs.writeFileSync(
    conf,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${path.join(dir, 'fonts/fonts')}</dir><cachedir>${path.join(dir, 'fontcache')}</cachedir></fontconfig>`,
  );
  const lib = path.join(dir, 'al2023/lib');
  return {
    executablePath: exe,
    env: {
      LD_LIBRARY_PATH: [dir, process.env.LD_LIBRARY_PATH, lib].filter(Boolean).join(':'),
      FONTCONFIG_FILE: conf,
    },
    source: '@sparticuz/chromium ' + version,
  };
}
export async function findBrowser() {
  if (process.env.BROWSER_PATH)
    return { executablePath: process.env.BROWSER_PATH, env: {}, source: 'BROWSER_PATH' };
  const n = await fromNpm();
  if (n) return n;
  const { chromium } = await import('playwright-core');
  const own = () => {
    const p = chromium.executablePath();
    return p && fs.existsSync(p) ? { executablePath: p, env: {}, source: 'playwright' } : null;
  };
  if (own()) return own();
  const cand =
    process.platform === 'darwin'
      ? [
          '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
          '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
        ]
      : process.platform === 'win32'
        ? [
            process.env['PROGRAMFILES'] + '\\Google\\Chrome\\Application\\chrome.exe',
            process.env['PROGRAMFILES(X86)'] + '\\Microsoft\\Edge\\Application\\msedge.exe',
          ]
        : ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  for (const c of cand) if (c && fs.existsSync(c)) return { executablePath: c, env: {}, source: c };
  spawnSync(
    process.execPath,
    [createRequire(import.meta.url).resolve('playwright-core/cli.js'), 'install', 'chromium'],
    { stdio: 'inherit' },
  );
  if (own()) return own();
  throw new Error('No Chromium found. Set BROWSER_PATH, or install Chrome/Chromium.');
}
