// A Postgres that archives its log, with a base copy: it is lost after someone has dropped a table, and comes back as it
// was three seconds before the server died. docs/operations.md has the same steps for a service.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { freePort, nobody, onPath, postgresArgs, postgresBinaries, underGuard } from '../services.mjs';

const BACK_MS = 3000;

/**
 * @param {string} home an empty folder
 * @param {(text: string) => void} progress
 */
export async function archivingPostgres(home, progress) {
  fs.chmodSync(home, 0o755);
  const own = (/** @type {string} */ name) => {
    const folder = path.join(home, name);
    fs.mkdirSync(folder, { mode: 0o700 });
    if (nobody.uid !== undefined) fs.chownSync(folder, nobody.uid, nobody.gid);
    return folder;
  };
  const [data, base, archive] = ['data', 'base', 'archive'].map(own);
  const bin = installedPrograms() ?? postgresBinaries(home);
  const env = { PATH: process.env.PATH ?? '', HOME: home, LC_ALL: 'C', TZ: 'UTC' };
  const run = (/** @type {string} */ program, /** @type {string[]} */ ...args) => {
    const { status, stderr, error } = spawnSync(path.join(bin, program), args, { ...nobody, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
  };
  const start = async (/** @type {string} */ from, /** @type {string[]} */ ...settings) => {
    const port = await freePort();
    const args = postgresArgs(from, port, settings);
    const work = { command: path.join(bin, 'postgres'), args, folder: own(`run-${port}`), env, ...nobody };
    const running = await underGuard(work, 'database system is ready to accept connections');
    return { ...running, port, url: `postgres://postgres@127.0.0.1:${port}/postgres` };
  };

  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C');
  const first = await start(
    data,
    'archive_mode=on',
    `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    'archive_timeout=60',
  );
  let running = first;

  return {
    place: { DATABASE_URL: first.url },
    async midway() {
      if (fs.existsSync(path.join(bin, 'pg_basebackup')))
        run('pg_basebackup', '-h', '127.0.0.1', '-p', String(first.port), '-U', 'postgres', '-D', base, '-c', 'fast');
      else await copyByHand(first.url, data, base);
      progress('a base copy is made');
    },
    async loseAndRestore() {
      const at = Date.now() - BACK_MS;
      await query(first.url, 'drop table journal cascade', 'select pg_switch_wal()');
      await first.stop();
      fs.rmSync(data, { recursive: true });
      fs.writeFileSync(path.join(base, 'recovery.signal'), '');
      running = await start(
        base,
        `restore_command=cp ${archive}/%f %p`,
        `recovery_target_time=${new Date(at).toISOString().replace('T', ' ').replace('Z', '+00')}`,
        'recovery_target_action=promote',
      );
      return { at, place: { DATABASE_URL: running.url } };
    },
    stop: () => running.stop(),
  };
}

/** Where all of it is installed, since a base copy wants the programs of one version. */
function installedPrograms() {
  const config = onPath('pg_config');
  const bin = config ? spawnSync(config, ['--bindir'], { encoding: 'utf8' }).stdout.trim() : '';
  return ['initdb', 'postgres', 'pg_basebackup'].every((name) => fs.existsSync(path.join(bin, name))) ? bin : null;
}

/** As pg_basebackup does it, where that is not there. @param {string} url @param {string} data @param {string} base */
async function copyByHand(url, data, base) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_backup_start('drill', true)");
  const copied = spawnSync('cp', ['-a', `${data}/.`, base]);
  const { rows } = await client.query('select labelfile from pg_backup_stop()');
  await client.end();
  // files that went away meanwhile are not missed
  if (copied.status === null) throw new Error('the files could not be copied');
  fs.rmSync(path.join(base, 'pg_wal'), { recursive: true });
  fs.rmSync(path.join(base, 'postmaster.pid'), { force: true });
  const added = ['pg_wal', 'pg_wal/archive_status', 'backup_label'].map((name) => path.join(base, name));
  for (const folder of added.slice(0, 2)) fs.mkdirSync(folder, { mode: 0o700 });
  fs.writeFileSync(added[2], rows[0].labelfile);
  if (nobody.uid !== undefined) for (const one of added) fs.chownSync(one, nobody.uid, nobody.gid);
}

/** @param {string} url @param {string[]} texts */
async function query(url, ...texts) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const text of texts) await client.query(text);
  await client.end();
}
