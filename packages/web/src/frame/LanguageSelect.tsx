/** The language of the app; each is called by its own name. */

import { useSettings } from '../device/settings.ts';
import { LANGUAGES, type Language } from '../text/index.ts';
import { useTranslation } from '../text/speaking.tsx';
import { Select } from './Select.tsx';

const OPTIONS = (Object.keys(LANGUAGES) as Language[]).map((value) => ({ value, text: LANGUAGES[value].name }));

export function LanguageSelect({ isLabelHidden = false }: { isLabelHidden?: boolean }) {
  const { t } = useTranslation();
  const { language, change } = useSettings();
  return (
    <Select
      label={t('nav.language')}
      isLabelHidden={isLabelHidden}
      value={language}
      options={OPTIONS}
      onChange={(chosen) => change({ language: chosen })}
    />
  );
}
