/** Every part that several screens show, in all its states: for developers, and for the pictures that guard them. */
import './gallery.css';
import { Link } from 'wouter';
import { type Settings, useSettings } from '../device/settings.ts';
import { LanguageSelect } from '../frame/LanguageSelect.tsx';
import { NotFoundPage } from '../frame/NotFoundPage.tsx';
import { Select } from '../frame/Select.tsx';
import { useTitle } from '../frame/useTitle.ts';
import { useTranslation } from '../text/speaking.tsx';
import { PARTS } from './parts.ts';

const TITLE = 'Gallery';
const THEMES: readonly Settings['theme'][] = ['system', 'light', 'dark'];

/** `part`: only that one. */
export function GalleryPage({ part }: { part: string | null }) {
  useTitle(TITLE);
  const shown = PARTS.filter(({ id }) => part === null || id === part);
  if (shown.length === 0) return <NotFoundPage />;
  return (
    <div className="gallery">
      <header className="gallery-bar">
        <h1 className="disp">{TITLE}</h1>
        <LanguageSelect />
        <Theme />
      </header>
      <nav className="gallery-contents" aria-label={TITLE}>
        <Link href="/gallery" aria-current={part === null ? 'page' : undefined}>
          All
        </Link>
        {PARTS.map(({ id, name }) => (
          <Link key={id} href={`/gallery/${id}`} aria-current={part === id ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <main>
        {shown.map(({ id, name, Part }) => (
          <section key={id} id={id} className="gallery-part" aria-label={name}>
            <h2>{name}</h2>
            <Part />
          </section>
        ))}
      </main>
    </div>
  );
}

function Theme() {
  const { t } = useTranslation();
  const { theme, change } = useSettings();
  return (
    <Select
      label={t('settings.theme.title')}
      value={theme}
      options={THEMES.map((value) => ({ value, text: t(`settings.theme.${value}`) }))}
      onChange={(chosen) => change({ theme: chosen })}
    />
  );
}
