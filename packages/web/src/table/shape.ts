/**
 * How the regions of a table stand, as classes of the whole. Its sheet could find out with `:has()`, but then every change
 * anywhere at the table would be looked at for all of it, which a slow phone feels.
 */
import type { RegionProps } from '../game/model.ts';
import { isInTray } from '../game/offers.ts';
import { currentProject, projectsOf } from './around/project.ts';

/** So many cities need a higher strip of the last turn. */
const MANY = 7;

export function shapeOf(region: Pick<RegionProps, 'model' | 'isRecord'>): string {
  const { model } = region;
  const hasProject = currentProject(projectsOf(model), model.view.age) !== undefined;
  const others = model.others.length;
  const classes = {
    'no-others': others === 0,
    'no-frieze': others === 0 && !hasProject,
    'chips-alone': others > 0 && !hasProject,
    'two-chips': others > 0 && others <= 2 && !hasProject,
    'many-cities': model.rules.seats >= MANY,
    [`asks-${askedOf(region)}`]: true,
  };
  return Object.entries(classes)
    .flatMap(([name, is]) => (is ? [name] : []))
    .join(' ');
}

function askedOf({ model: { ask }, isRecord = false }: Pick<RegionProps, 'model' | 'isRecord'>): string {
  if (!ask || isRecord) return 'nothing';
  // the sides of a board stay in sight
  if (ask.sealed >= 0 && ask.ask.ask !== 'side') return 'nothing';
  return ask.ask.ask === 'pick' && isInTray(ask) ? 'tray' : ask.ask.ask;
}
