/** The cities that are not next to mine, in the order of the table, and the project of the Age between them. */
import './Frieze.css';
import type { CSSProperties } from 'react';
import { memo } from 'react';
import type { RegionProps } from '../../game/model.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { Chip } from './Chip.tsx';
import { ProjectStrip } from './ProjectStrip.tsx';
import { currentProject, projectsOf } from './project.ts';

export const Frieze = memo(function Frieze(region: RegionProps) {
  const { t } = useTranslation();
  const { model } = region;
  const projects = projectsOf(model);
  const project = currentProject(projects, model.view.age);
  // the half nearer the left neighbour stands left of the project
  const half = Math.ceil(model.others.length / 2);
  const left = model.others.slice(0, half);
  const right = model.others.slice(half);
  const style = { '--l': left.length, '--r': right.length } as CSSProperties;
  return (
    <>
      {model.others.length > 0 ? (
        <section
          className={`frz${project ? '' : ' frz-alone'}`}
          data-right={right.length}
          style={style}
          aria-label={t('table.region.others')}
        >
          <h2 className="vh">{t('table.region.others')}</h2>
          {left.map((seat) => (
            <Chip key={seat} {...region} seat={seat} />
          ))}
          {project ? <span className="frz-gap" /> : null}
          {right.map((seat) => (
            <Chip key={seat} {...region} seat={seat} />
          ))}
        </section>
      ) : null}
      {project ? <ProjectStrip {...region} projects={projects} project={project} style={style} /> : null}
    </>
  );
});
