/** `npm run release`: what it does to a repository, and when it refuses. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { release } from '../scripts/releasing/release.mjs';

const DAY = new Date('2031-02-03T04:05:06Z');
const GOLDEN = 'packages/engine/test/golden/4-players.json';

const manifest = (name: string, more: object = {}) => ({ name, version: '0.1.0', private: true, ...more });

/** A repository with all that a release looks at; its tests pass while there is no file called "broken". */
function repository() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-release-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');
  function write(file: string, content: string | object): void {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(
      path.join(folder, file),
      typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
    );
  }
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  function commit(): void {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'a change');
  }
  const fails = (script: string) => `node -e "process.exit(fs.existsSync('${script}') ? 1 : 0)"`;
  const scripts = { 'test:all': fails('broken'), pack: fails('unpackable') };
  const bots = manifest('@polis/bots', { dependencies: { '@polis/engine': '0.1.0', zod: '0.1.0' } });
  write('package.json', manifest('polis', { scripts }));
  write('packages/engine/package.json', manifest('@polis/engine'));
  write('packages/bots/package.json', bots);
  write('package-lock.json', {
    ...manifest('polis'),
    packages: { '': manifest('polis'), 'packages/engine': manifest('@polis/engine'), 'packages/bots': bots },
  });
  write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n\n- Something new.\n');
  write(GOLDEN, { totals: [50, 60] });
  git('init', '--quiet');
  git('config', 'user.name', 'Someone');
  git('config', 'user.email', 'someone@example.org');
  commit();
  return { folder, read, write, git, commit, release: (version: string) => release(folder, version, DAY) };
}
type Repository = ReturnType<typeof repository>;

function expectRefused(there: Repository, why: RegExp, version = '1.0.0'): void {
  const before = [there.git('rev-parse', 'HEAD'), there.git('tag'), there.git('status', '--porcelain')];
  expect(() => there.release(version)).toThrow(why);
  expect([there.git('rev-parse', 'HEAD'), there.git('tag'), there.git('status', '--porcelain')]).toEqual(before);
}

test('sets every version, dates the changelog, commits and tags', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => said.mockRestore());
  const { read, git, write, commit, release: releases } = repository();
  releases('1.0.0');
  expect(read('CHANGELOG.md')).toBe('# Changelog\n\n## [Unreleased]\n\n## [1.0.0] - 2031-02-03\n\n- Something new.\n');
  const bots = { version: '1.0.0', dependencies: { '@polis/engine': '1.0.0', zod: '0.1.0' } };
  expect(JSON.parse(read('packages/bots/package.json'))).toMatchObject(bots);
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({
    version: '1.0.0',
    packages: { '': { version: '1.0.0' }, 'packages/engine': { version: '1.0.0' }, 'packages/bots': bots },
  });
  expect(git('status', '--porcelain')).toBe('');
  expect(git('log', '-1', '--format=%s')).toBe('release 1.0.0');
  expect(git('tag', '--list', '--format=%(contents)', '--points-at', 'HEAD')).toBe('Polis 1.0.0\n\n- Something new.');

  write('CHANGELOG.md', read('CHANGELOG.md').replace('## [Unreleased]\n', '## [Unreleased]\n\n- More.\n'));
  commit();
  releases('1.1.0');
  expect(git('tag', '--list', '--format=%(contents)', '--points-at', 'HEAD')).toBe('Polis 1.1.0\n\n- More.');
});

test('refuses a version that is none, or is not a later one', () => {
  const there = repository();
  for (const version of ['', '1', '1.0', 'v1.0.0', '1.0.0-beta']) expectRefused(there, /three numbers/, version);
  for (const version of ['0.1.0', '0.0.9']) expectRefused(there, /does not come after 0\.1\.0/, version);
  there.git('tag', 'v1.0.0');
  expectRefused(there, /tagged already/);
});

test('refuses while something is not committed', () => {
  const there = repository();
  there.write('new.txt', 'new');
  expectRefused(there, /Not everything is committed:\n\?\? new\.txt/);
});

test('refuses without a word in the changelog', () => {
  const there = repository();
  there.write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n\n## [0.1.0] - 2030-01-01\n\n- Old.\n');
  there.commit();
  expectRefused(there, /nothing under "Unreleased"/);
});

test('refuses while tests fail, and leaves nothing behind if packing fails', () => {
  const there = repository();
  there.write('broken', '');
  there.commit();
  expectRefused(there, /The tests fail/);
  there.git('rm', '--quiet', 'broken');
  there.write('unpackable', '');
  there.commit();
  expectRefused(there, /cannot be packed/);
});

test('refuses golden records that have changed since the last release, not new ones and not such as have moved', () => {
  const there = repository();
  there.git('tag', 'v0.1.0');
  there.write('packages/engine/test/golden/5-players.json', {});
  there.commit();
  there.write(GOLDEN, { totals: [50, 61] });
  there.commit();
  expectRefused(there, /have changed since v0\.1\.0:\npackages\/engine\/test\/golden\/4-players\.json$/);
  there.git('rm', '--quiet', GOLDEN);
  there.commit();
  expectRefused(there, /have changed since/);
  there.git('checkout', '--quiet', 'v0.1.0', GOLDEN);
  fs.mkdirSync(path.join(there.folder, path.dirname(GOLDEN), 'version-2'));
  there.git('mv', GOLDEN, GOLDEN.replace('golden/', 'golden/version-2/'));
  there.commit();
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => said.mockRestore());
  there.release('1.0.0');
  expect(there.git('tag')).toContain('v1.0.0');
});
