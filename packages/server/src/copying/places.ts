/** Where copies lie: a folder, or a store that speaks S3. */
import { mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { StoreError } from '../store/errors.ts';

export interface Place {
  /** The names of all files, with `/`. */
  list(): Promise<string[]>;
  /** The file is there whole, or not at all. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array>;
  remove(names: readonly string[]): Promise<void>;
}

/** `to`: a folder, or `https://HOST/BUCKET/BEFORE/EVERY/NAME`. */
export interface CopyPlace {
  to: string;
  key: { id: string; secret: string; region: string } | null;
}

export const isAddress = (to: string): boolean => /^https?:\/\//.test(to);

export const openPlace = async ({ to, key }: CopyPlace): Promise<Place> =>
  isAddress(to) ? bucket(to, key) : folder(to);

function folder(root: string): Place {
  return {
    async list() {
      const found = await readdir(root, { recursive: true, withFileTypes: true }).catch((error) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      return found
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
    },
    async put(name, bytes) {
      const file = path.join(root, name);
      const draft = `${file}.part`;
      await mkdir(path.dirname(file), { recursive: true });
      // for nobody else to read: it holds what people sign in with
      const opened = await open(draft, 'w', 0o600);
      try {
        await opened.writeFile(bytes);
        await opened.sync();
      } finally {
        await opened.close();
      }
      await rename(draft, file);
    },
    get: (name) => readFile(path.join(root, name)),
    async remove(names) {
      for (const name of names) await rm(path.join(root, name), { force: true });
      const folders = new Set(names.map((name) => path.dirname(path.join(root, name))));
      // one that is not empty stays
      for (const one of folders) await rmdir(one).catch(() => undefined);
    },
  };
}

const PATIENCE_MS = 30_000;

async function bucket(to: string, key: CopyPlace['key']): Promise<Place> {
  if (key === null)
    throw new StoreError(
      'cannot-open',
      'For copies at an address AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are needed.',
    );
  const { S3mini } = await import('s3mini');
  const { origin, pathname } = new URL(to);
  const [name, ...before] = pathname.split('/').filter((part) => part !== '');
  const prefix = before.map((part) => `${part}/`).join('');
  const store = new S3mini({
    endpoint: `${origin}/${name}`,
    accessKeyId: key.id,
    secretAccessKey: key.secret,
    region: key.region,
    requestAbortTimeout: PATIENCE_MS,
  });
  return {
    async list() {
      const found = await store.listObjects('/', prefix);
      if (found === null) throw new Error(`there is no bucket ${name}`);
      return found.map(({ Key }) => Key.slice(prefix.length));
    },
    async put(file, bytes) {
      const { ok, status } = await store.putObject(`${prefix}${file}`, Buffer.from(bytes), 'application/gzip');
      if (!ok) throw new Error(`it was answered with ${status}`);
    },
    async get(file) {
      const bytes = await store.getObjectArrayBuffer(`${prefix}${file}`);
      if (bytes === null) throw new Error(`${file} is not there`);
      return new Uint8Array(bytes);
    },
    async remove(names) {
      for (const file of names) await store.deleteObject(`${prefix}${file}`);
    },
  };
}
