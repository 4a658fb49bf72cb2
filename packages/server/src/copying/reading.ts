/**
 * The database as the copier sees it. While it holds on, what SQLite has written into its log stays there until it was
 * read: SQLite begins a log anew only when nobody reads from it, and moves into the file only what every reader knows.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { DatabaseSync, DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Pages } from './pages.ts';

export interface Reading {
  pageSize: number;
  /** What is committed by now stays to be read; what was held before is let go, not a moment earlier. */
  hold(): void;
  /** Until `loosen` no log is begun anew, whatever is held and let go meanwhile. */
  fasten(): void;
  loosen(): void;
  letGo(): void;
  /**
   * Has the log begun anew. Nobody can write meanwhile, for as long as it takes to read what is left (`rest`) and to move
   * it into the file.
   */
  renew(rest: () => void): void;
  /** Pages of the file itself, of which some may be changing just now; empty after the last. */
  part(first: number, most: number): Pages;
  close(): void;
}

const PATIENCE_MS = 10_000;

export function openReading(file: string, Database: typeof DatabaseSync): Reading {
  const open = (): DatabaseSyncInstance => new Database(file, { timeout: PATIENCE_MS });
  const readers = [open(), open()];
  const fastener = open();
  const writer = open();
  // closed at the end: to close it would take away the locks that this process has on the file
  const fd = openSync(file, 'r');
  const pageSize = Number(Object.values(writer.prepare('pragma page_size').get() as object)[0]);

  function begin(reader: DatabaseSyncInstance): void {
    reader.exec('begin');
    // a transaction begins with the first thing it reads
    reader.prepare('select count(*) from sqlite_master').get();
  }

  const end = (reader: DatabaseSyncInstance): void => {
    if (reader.isTransaction) reader.exec('rollback');
  };

  function hold(): void {
    const [old, next] = readers[0].isTransaction ? readers : [readers[1], readers[0]];
    begin(next);
    end(old);
  }

  const letGo = (): void => readers.forEach(end);

  return {
    pageSize,
    hold,
    letGo,
    fasten: () => begin(fastener),
    loosen: () => end(fastener),
    renew(rest) {
      writer.exec('begin immediate');
      try {
        rest();
        letGo();
        readers[0].exec('pragma wal_checkpoint(passive)');
        hold();
      } finally {
        writer.exec('rollback');
      }
    },
    part(first, most) {
      const there = Math.floor(fstatSync(fd).size / pageSize);
      const bytes = Buffer.alloc(Math.max(0, Math.min(most, there - first + 1)) * pageSize);
      readSync(fd, bytes, 0, bytes.length, (first - 1) * pageSize);
      const pages: Pages = new Map();
      for (let at = 0; at < bytes.length; at += pageSize)
        pages.set(first + at / pageSize, bytes.subarray(at, at + pageSize));
      return pages;
    },
    close() {
      for (const one of [...readers, fastener, writer]) {
        end(one);
        one.close();
      }
      closeSync(fd);
    },
  };
}
