/** All settings; each is in force as soon as it is changed. */
import './SettingsForm.css';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { HAND_ORDERS, type Settings, useSettings } from '../device/settings.ts';
import { Choices } from '../frame/Choices.tsx';
import { LanguageSelect } from '../frame/LanguageSelect.tsx';
import { MOST_NAME } from '../frame/NameForm.tsx';
import { Toggle } from '../frame/Toggle.tsx';
import { rename } from '../net/identity.ts';
import { playSound } from '../sound/play.ts';
import { useTranslation } from '../text/speaking.tsx';

const THEMES: readonly Settings['theme'][] = ['system', 'light', 'dark'];
const MOTIONS: readonly Settings['motion'][] = ['system', 'on', 'off'];
const SWITCHES = ['hints', 'estimate', 'singleKeys'] as const;

export function SettingsForm() {
  const { t } = useTranslation();
  const settings = useSettings();
  const { change } = settings;
  return (
    <div className="settings-form">
      <section className="panel" aria-labelledby="settings-you">
        <h2 id="settings-you">{t('settings.you')}</h2>
        <Name />
        <LanguageSelect />
        <Link href="/account" className="button">
          {t('nav.account')}
        </Link>
        <Link href="/notices" className="button">
          {t('notices.title')}
        </Link>
      </section>
      <section className="panel" aria-labelledby="settings-help">
        <h2 id="settings-help">{t('settings.help')}</h2>
        {SWITCHES.map((name) => (
          <Toggle
            key={name}
            title={t(`settings.${name}.title`)}
            text={t(`settings.${name}.text`)}
            isOn={settings[name]}
            onChange={(isOn) => change({ [name]: isOn })}
          />
        ))}
        <Choices
          legend={t('settings.handOrder.title')}
          value={settings.handOrder}
          options={HAND_ORDERS.map((value) => ({ value, title: t(`settings.handOrder.${value}`) }))}
          onChange={(handOrder) => change({ handOrder })}
        />
      </section>
      <section className="panel look" aria-labelledby="settings-look">
        <h2 id="settings-look">{t('settings.look')}</h2>
        <Choices
          legend={t('settings.theme.title')}
          value={settings.theme}
          options={THEMES.map((value) => ({ value, title: t(`settings.theme.${value}`) }))}
          onChange={(theme) => change({ theme })}
        />
        <Choices
          legend={t('settings.motion.title')}
          value={settings.motion}
          options={MOTIONS.map((value) => ({ value, title: t(`settings.motion.${value}`) }))}
          onChange={(motion) => change({ motion })}
        />
        <Toggle
          title={t('settings.sound.title')}
          text={t('settings.sound.text')}
          isOn={settings.sound}
          onChange={(sound) => {
            change({ sound });
            // how it sounds
            if (sound) playSound('turn').catch(() => undefined);
          }}
        />
      </section>
    </div>
  );
}

/** Kept when the field is left, so that nobody is called by half a name. */
function Name() {
  const { t } = useTranslation();
  const hint = useId();
  const kept = useSettings((settings) => settings.name);
  const [name, setName] = useState(kept);
  const [isSaved, setIsSaved] = useState(false);
  const keep = (): void => {
    if (name.trim() === kept) return;
    rename(name.trim()).then(
      () => setIsSaved(true),
      () => undefined,
    );
  };
  return (
    <label className="field">
      {t('settings.name')}
      <input
        className="input"
        value={name}
        maxLength={MOST_NAME}
        autoComplete="nickname"
        aria-describedby={hint}
        onChange={({ target }) => {
          setName(target.value);
          setIsSaved(false);
        }}
        onBlur={keep}
        onKeyDown={({ key }) => key === 'Enter' && keep()}
      />
      <small id={hint} role="status">
        {t(isSaved ? 'settings.saved' : 'settings.nameHint')}
      </small>
    </label>
  );
}
