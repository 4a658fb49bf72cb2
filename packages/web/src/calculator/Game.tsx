/** What was played: players, modules, edition and, with Edifice, the projects. */
import './Game.css';
import '../frame/tags.css';
import { boxedModules, EDITIONS, type Edition, moduleNames, type Rules } from '@polis/engine';
import { Choices } from '../frame/Choices.tsx';
import { Select } from '../frame/Select.tsx';
import { boxOf, refusalOf } from '../setup/draft.ts';
import { PLAYERS, withModule } from '../setup/fixes.ts';
import { Refusal } from '../setup/Refusal.tsx';
import { boxesOf, modulesOf } from '../tables/describe.ts';
import { useTranslation } from '../text/speaking.tsx';
import { projectsIn } from './scenario.ts';
import { AGES, FATES, type Sheet } from './sheet.ts';

interface GameProps {
  sheet: Sheet;
  rules: Rules | null;
  /** Of a game on its way: projects of this Age and of later ones have no fate yet. */
  age?: number;
  change(to: Partial<Sheet>): void;
}

export function Game({ sheet, rules, age, change }: GameProps) {
  const { t } = useTranslation();
  const summary = [
    t('setup.summary.seats', { count: sheet.seats }),
    modulesOf(t, sheet.modules),
    t(`setup.summary.edition.${sheet.edition}`),
    ...boxesOf(t, { ...sheet, boards: [], expert: false }),
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
        <BoxTags sheet={sheet} change={change} />
        {rules && projectsIn(rules, 1).length > 0 ? (
          <Projects sheet={sheet} rules={rules} age={age} change={change} />
        ) : null}
      </div>
      {error ? <Refusal error={error} draft={sheet} change={change} /> : null}
    </details>
  );
}

/** With the second edition: which box of each expansion that was printed more than once. */
function BoxTags({ sheet, change }: Pick<GameProps, 'sheet' | 'change'>) {
  const { t } = useTranslation();
  if (sheet.edition === 'first') return null;
  const choose = (module: string, box: Edition): void => {
    const { [module]: _, ...others } = sheet.boxes;
    change({ boxes: box === sheet.edition ? others : { ...others, [module]: box } });
  };
  return boxedModules
    .filter((module) => sheet.modules.includes(module))
    .map((module) => (
      <fieldset key={module} className="tags">
        <legend>{t('setup.box.of', { module: t(`setup.module.${module}.title`) })}</legend>
        {EDITIONS.toReversed().map((box) => (
          <button
            key={box}
            type="button"
            className="tag"
            aria-pressed={boxOf(sheet, module) === box}
            onClick={() => choose(module, box)}
          >
            {t(`setup.box.${box}`)}
          </button>
        ))}
      </fieldset>
    ));
}

function Projects({ sheet, rules, age: now, change }: GameProps & { rules: Rules }) {
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
                { value: '', text: t(now === undefined ? 'calculator.noProject' : 'calculator.anyProject') },
                ...projectsIn(rules, age).map((card) => ({ value: card, text: t(`card.${card}`) })),
              ]}
              onChange={(card) => set({ card: card || null })}
            />
            {now === undefined || age < now ? (
              <Select
                label={t('calculator.fate.label')}
                value={project.fate}
                options={FATES.map((fate) => ({ value: fate, text: t(`calculator.fate.${fate}`) }))}
                onChange={(fate) => set({ fate })}
              />
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
