import './look/tokens.css';
import './look/base.css';
import './look/edges.css';
import '@fontsource/marcellus/latin.css';
import '@fontsource-variable/commissioner/wght.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { useSettings } from './device/settings.ts';
import { endSplash } from './device/splash.ts';
import { reloadForLostFiles } from './offline/lostFiles.ts';
import { startTexts } from './text/index.ts';
import { Speaking } from './text/speaking.tsx';

reloadForLostFiles();
await startTexts(useSettings.getState().language, location.pathname !== '/');
// the files of the app may be there before the rest of the page
if (document.readyState === 'loading')
  await new Promise((isRead) => document.addEventListener('readystatechange', isRead, { once: true }));
const root = document.getElementById('root') as HTMLElement;
endSplash(root);
if (!CSS.supports('animation-timeline', 'scroll()'))
  import('./look/edges.ts').then(({ watchEdges }) => watchEdges()).catch(() => undefined);
// in slices, so that a slow phone answers in between
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <Speaking>
        <App />
      </Speaking>
    </StrictMode>,
  ),
);
