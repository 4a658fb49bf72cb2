import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { hinted } from './build/hinted.ts';
import { icons } from './build/icons.ts';
import { inlined } from './build/inlined.ts';
import { precached } from './build/precached.ts';
import { AHEAD, preloaded } from './build/preloaded.ts';
import { scoped } from './build/scoped.ts';

/** On a slow line every request costs, so that what is always needed together is one file. */
const TOGETHER = [
  // what runs ahead must not wait for the app, nor start it before there is a page
  {
    name: 'start',
    test: /preload-helper|src[\\/](ahead|device[\\/]build|local[\\/]early|text[\\/]languages)\.ts|worker\.ts\?worker&url/,
  },
  { name: 'app', tags: ['$initial' as const] },
  // the set of exercises is large, and wanted by few
  { name: 'cards', test: /packages[\\/](engine|bots)[\\/]src(?![\\/]exercises[\\/]stored)|web[\\/]src[\\/]look[\\/]/ },
  // what is said of a game, with or without a table
  {
    name: 'game',
    test: /web[\\/]src[\\/]((parts|game|record|study|ratings)[\\/]|device[\\/]copy|frame[\\/]Choices)|react-roving-focus/,
  },
  // a table that is told is calculated or looked into
  { name: 'told', test: /web[\\/]src[\\/]calculator[\\/](?!CalculatorPage)/ },
  { name: 'table', test: /web[\\/]src[\\/](table|moments|sound)[\\/]/ },
];

/** What a server, a slow phone and the times without a network need; the gallery (src/gallery) needs none of it. */
const shipped = () => [hinted(), precached(), compressed()];

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  cacheDir: path.resolve(import.meta.dirname, '../../node_modules/.cache/vite'),
  plugins: [react(), icons(), preloaded(), inlined(), ...(mode === 'gallery' ? [] : shipped())],
  css: { postcss: { plugins: [scoped()] } },
  resolve: { alias: { 'react-remove-scroll': path.resolve(import.meta.dirname, 'src/app/scroll-lock.tsx') } },
  build: {
    outDir: path.resolve(import.meta.dirname, '../../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: [path.resolve(import.meta.dirname, 'index.html'), path.resolve(import.meta.dirname, AHEAD)],
      output: { codeSplitting: { groups: TOGETHER } },
    },
  },
  worker: { format: 'es' },
}));
