/** What was played: players, modules, edition and, with Edifice, the projects. */
import './Game.css';
import '../frame/tags.css';
import { EDITIONS, moduleNames, type Rules } from '@polis/engine';
import { useTranslation } from 'react-i18next';
import { Choices } from '../frame/Choices.tsx';
import { Select } from '../frame/Select.tsx';
import { refusalOf } from '../setup/draft.ts';
import { PLAYERS, withModule } from '../setup/fixes.ts';
import { Refusal } from '../setup/Refusal.tsx';
import { modulesOf } from '../tables/describe.ts';
import { projectsIn } from './scenario.ts';
import { AGES, FATES, type Sheet } from './sheet.ts';

interface GameProps {
  sheet: Sheet;
  rules: Rules | null;
  change(to: Partial<Sheet>): void;
}

export function Game({ sheet, rules, change }: GameProps) {
  const { t } = useTranslation();
  const summary = [
    t('setup.summary.seats', { count: sheet.seats }),
    modulesOf(t, sheet.modules),
    t(`setup.summary.edition.${sheet.edition}`),
  ].join(' ');
  const error = rules ? null : refusalOf({ ...sheet, wonders: null });
  return (
    <details className="panel calc-game" open={error !== null || undefined}>
      <summary>
        <b className="disp">{t('calculator.game')}</b> <span>{summary}</span> <em>{t('calculator.change')}</em>
      </summary>
      <div className="calc-choices">
        <Choices
          legend={t('calculator.players')}
          look="numbers"
          value={sheet.seats}
          options={PLAYERS.map((value) => ({
            value,
            title: value,
            label: t('count.players', { count: value }),
          }))}
          onChange={(seats) => change({ seats })}
        />
        <fieldset className="tags">
          <legend>{t('setup.modules.title')}</legend>
          {moduleNames
            .filter((name) => name !== 'base')
            .map((name) => (
              <button
                key={name}
                type="button"
                className="tag"
                aria-pressed={sheet.modules.includes(name)}
                onClick={() => change({ modules: withModule(sheet, name, !sheet.modules.includes(name)) })}
              >
                {t(`setup.module.${name}.title`)}
              </button>
            ))}
        </fieldset>
        <fieldset className="tags">
          <legend>{t('setup.edition.title')}</legend>
          {EDITIONS.map((edition) => (
            <button
              key={edition}
              type="button"
              className="tag"
              aria-pressed={sheet.edition === edition}
              onClick={() => change({ edition })}
            >
              {t(`library.edition.${edition}`)}
            </button>
          ))}
        </fieldset>
        {rules && projectsIn(rules, 1).length > 0 ? <Projects sheet={sheet} rules={rules} change={change} /> : null}
      </div>
      {error ? <Refusal error={error} draft={sheet} change={change} /> : null}
    </details>
  );
}

function Projects({ sheet, rules, change }: GameProps & { rules: Rules }) {
  const { t } = useTranslation();
  return (
    <div className="calc-projects">
      {AGES.map((age, i) => {
        const project = sheet.projects[i];
        const set = (to: Partial<typeof project>): void =>
          change({ projects: sheet.projects.with(i, { ...project, ...to }) });
        return (
          <div key={age} className="calc-project">
            <Select
              label={t('calculator.project', { age: t(`age.${age}`) })}
              value={project.card ?? ''}
              options={[
                { value: '', text: t('calculator.noProject') },
                ...projectsIn(rules, age).map((card) => ({ value: card, text: t(`card.${card}`) })),
              ]}
              onChange={(card) => set({ card: card || null })}
            />
            <Select
              label={t('calculator.fate.label')}
              value={project.fate}
              options={FATES.map((fate) => ({ value: fate, text: t(`calculator.fate.${fate}`) }))}
              onChange={(fate) => set({ fate })}
            />
          </div>
        );
      })}
    </div>
  );
}
