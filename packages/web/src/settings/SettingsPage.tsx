import './SettingsPage.css';
import { Screen } from '../frame/Screen.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { SettingsForm } from './SettingsForm.tsx';

export function SettingsPage() {
  const { t } = useTranslation();
  return (
    <Screen
      title={t('settings.title')}
      className="settings"
      aside={
        <>
          <p className="hint">{t('settings.hint')}</p>
          <button type="button" className="button" onClick={() => history.back()}>
            {t('nav.back')}
          </button>
        </>
      }
    >
      <SettingsForm />
    </Screen>
  );
}
