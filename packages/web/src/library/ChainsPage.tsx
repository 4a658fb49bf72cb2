/** The chain tree: what makes what free, by kind. */
import '../frame/tags.css';
import './LibraryPage.css';
import { EDITIONS, type Edition } from '@polis/engine';
import { Link, useLocation, useSearchParams } from 'wouter';
import { Screen } from '../frame/Screen.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { ChainsByKind } from './ChainsByKind.tsx';
import { wholeGame } from './catalogue.ts';
import { useCameFrom } from './useCameFrom.ts';

export function ChainsPage() {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [params] = useSearchParams();
  const state = useCameFrom();
  const asked = params.get('edition') as Edition;
  const edition = EDITIONS.includes(asked) ? asked : EDITIONS[0];
  return (
    <Screen
      title={t('library.chains.title')}
      className="library chains-page"
      aside={
        <div className="actions">
          <Link href="/library" state={state} className="button">
            {t('library.title')}
          </Link>
        </div>
      }
    >
      <p className="library-count">{t('library.chains.about')}</p>
      <fieldset className="tags">
        <legend>{t('library.filter.edition')}</legend>
        {EDITIONS.map((one) => (
          <button
            key={one}
            type="button"
            className="tag"
            aria-pressed={one === edition}
            onClick={() => go(`/library/chains?edition=${one}`, { replace: true, state })}
          >
            {t(`library.edition.${one}`)}
          </button>
        ))}
      </fieldset>
      <ChainsByKind rules={wholeGame(edition)} hrefOf={(name) => `/library/${name}?edition=${edition}`} state={state} />
    </Screen>
  );
}
