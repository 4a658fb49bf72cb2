/** The files that a copy is made of: some pages of the database, with what has to be known of them. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { StoreError } from '../store/errors.ts';
import type { Position } from './log.ts';

/** By their numbers, which begin with 1. */
export type Pages = Map<number, Uint8Array>;

interface About {
  pageSize: number;
  /** How many pages the database has with these. */
  count: number;
  /** Up to where its log has been read. */
  log: Position | null;
}

export interface PageFile extends About {
  pages: Pages;
}

const FORMAT = 'polis-copy';
const VERSION = 1;
/** The pages are text for the most part: more would take three times as long, and save a tenth. */
const LEVEL = 3;

const packed = promisify(gzip) as (bytes: Uint8Array, options: { level: number }) => Promise<Buffer>;
const unpacked = promisify(gunzip) as (bytes: Uint8Array) => Promise<Buffer>;

export async function written({ pages, ...about }: PageFile): Promise<Uint8Array> {
  const body = Buffer.alloc(pages.size * (4 + about.pageSize));
  let at = 0;
  for (const [number, page] of pages) {
    body.writeUInt32BE(number, at);
    body.set(page, at + 4);
    at += 4 + about.pageSize;
  }
  const sha256 = createHash('sha256').update(body).digest('hex');
  const head = Buffer.from(`${JSON.stringify({ format: FORMAT, version: VERSION, ...about, sha256 })}\n`);
  return packed(Buffer.concat([head, body]), { level: LEVEL });
}

export async function read(name: string, bytes: Uint8Array): Promise<PageFile> {
  const all = await unpacked(bytes).catch(() => {
    throw damaged(name);
  });
  const end = all.indexOf(10);
  const head = parsed(all.subarray(0, end).toString());
  if (head.format !== FORMAT) throw damaged(name);
  if (head.version !== VERSION)
    throw new StoreError('version', `The copy ${name} has version ${head.version}; this Polis reads ${VERSION}.`);
  const body = all.subarray(end + 1);
  const { pageSize, count, log, sha256 } = head as unknown as About & { sha256: string };
  if (createHash('sha256').update(body).digest('hex') !== sha256) throw damaged(name);
  const pages: Pages = new Map();
  for (let at = 0; at < body.length; at += 4 + pageSize)
    pages.set(body.readUInt32BE(at), body.subarray(at + 4, at + 4 + pageSize));
  return { pages, pageSize, count, log };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

const damaged = (name: string): StoreError =>
  new StoreError('damaged', `The copy ${name} is damaged: it is not what was written, or not all of it.`);
