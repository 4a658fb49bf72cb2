/** With the second edition: which box of Leaders and of Cities, and whether leaders for experts are dealt. */
import './Boxes.css';
import { boxedModules, EDITIONS, type Edition } from '@polis/engine';
import { Choices } from '../frame/Choices.tsx';
import { Toggle } from '../frame/Toggle.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { boxOf, hasExperts } from './draft.ts';
import type { PartProps } from './SetupForm.tsx';

export function Boxes({ draft, change }: PartProps) {
  const { t } = useTranslation();
  const boxed = boxedModules.filter((name) => draft.modules.includes(name));
  if (draft.edition === 'first' || boxed.length === 0) return null;
  const choose = (module: string, box: Edition): void => {
    const { [module]: _, ...others } = draft.boxes;
    change({ boxes: box === draft.edition ? others : { ...others, [module]: box } });
  };
  return (
    <section className="panel wide-part boxes" aria-labelledby="setup-boxes">
      <h2 id="setup-boxes">{t('setup.box.title')}</h2>
      <p className="hint">{t('setup.box.hint')}</p>
      <div className="box-list">
        {boxed.map((module) => (
          <Choices
            key={module}
            look="short"
            legend={t(`setup.module.${module}.title`)}
            value={boxOf(draft, module)}
            options={EDITIONS.toReversed().map((value) => ({ value, title: t(`setup.box.${value}`) }))}
            onChange={(box) => choose(module, box)}
          />
        ))}
      </div>
      {hasExperts(draft) ? (
        <Toggle
          title={t('setup.expert.title')}
          text={t('setup.expert.text')}
          isOn={draft.expert}
          onChange={(expert) => change({ expert })}
        />
      ) : null}
    </section>
  );
}
