import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { icons } from './build/icons.ts';
import { precached } from './build/precached.ts';
import { preloaded } from './build/preloaded.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), icons(), preloaded(), precached(), compressed()],
  resolve: { alias: { 'react-remove-scroll': path.resolve(import.meta.dirname, 'src/app/scroll-lock.tsx') } },
  build: { outDir: path.resolve(import.meta.dirname, '../../dist/web'), emptyOutDir: true, target: 'es2022' },
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': { target: 'http://localhost:7777', changeOrigin: false },
      '/socket': { target: 'ws://localhost:7777', ws: true },
    },
  },
});
