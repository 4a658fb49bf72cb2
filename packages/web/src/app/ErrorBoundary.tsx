/** When a screen breaks, it says so and how to go on: tables are kept elsewhere and lose nothing. */
import { Component, type ReactNode } from 'react';
import { useTranslation } from '../text/speaking.tsx';

interface State {
  error: Error | null;
}

export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error ? <Broken error={this.state.error} /> : this.props.children;
  }
}

function Broken({ error }: { error: Error }) {
  const { t } = useTranslation();
  return (
    <div className="screen message">
      <main>
        <div className="panel" role="alert">
          <h1 className="disp">{t('error.broken.title')}</h1>
          <p>{t('error.broken.text')}</p>
          <div className="actions">
            <button type="button" className="button main" onClick={() => location.reload()}>
              {t('error.reload')}
            </button>
            <a className="button" href="/">
              {t('nav.toHome')}
            </a>
          </div>
          <details>
            <summary>{t('error.broken.details')}</summary>
            <pre>{error.message}</pre>
          </details>
        </div>
      </main>
    </div>
  );
}
