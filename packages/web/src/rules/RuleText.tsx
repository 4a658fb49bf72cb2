/** The rules as they are read: paragraphs with the symbols of the game in them. */
import './RuleText.css';
import './tables.css';
import { RESOURCES, type Resource } from '@polis/engine';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '../look/Icon.tsx';
import type { IconName } from '../look/icon-names.ts';
import type { Kind } from '../look/kinds.ts';
import { Coin, Crest, Science, type ScienceName, Shield, Sun, Tile } from '../look/symbols.tsx';
import type { Rule } from '../look/topics.ts';
import { useTranslation } from '../text/speaking.tsx';
import { EngineList } from './EngineList.tsx';
import type { Block, Inline, RulePage, Section } from './parse.ts';

/** How a link to another rule looks: on a page it changes the address, over the table only what the sheet shows. */
export type RuleLink = (rule: Rule, children: ReactNode) => ReactNode;

interface TextProps {
  page: RulePage;
  link: RuleLink;
  /** Over the table there are other ids and headings too: ids begin with this, and headings are a level lower. */
  prefix?: string;
}

export function RuleText({ page, link, prefix = '' }: TextProps) {
  return page.sections.map((section) => (
    <RuleSection key={section.anchor ?? ''} section={section} link={link} prefix={prefix} />
  ));
}

function RuleSection({ section, link, prefix }: { section: Section; link: RuleLink; prefix: string }) {
  const { anchor, heading, blocks } = section;
  const Heading = prefix ? 'h3' : 'h2';
  return (
    <section className={anchor ? 'rule-section' : 'rule-lead'} id={anchor ? `${prefix}${anchor}` : undefined}>
      {anchor ? <Heading className="disp">{heading}</Heading> : null}
      {numbered(blocks).map(([key, block]) => (
        <RuleBlock key={key} block={block} link={link} />
      ))}
    </section>
  );
}

/** Texts do not change while they are shown, so that positions can serve as keys. */
const numbered = <T,>(all: readonly T[]): [string, T][] => all.map((one, i) => [String(i), one]);

function RuleBlock({ block, link }: { block: Block; link: RuleLink }) {
  const { t } = useTranslation();
  const said = (parts: readonly Inline[]): ReactNode => <Parts parts={parts} link={link} />;
  switch (block.is) {
    case 'paragraph':
      return <p>{said(block.parts)}</p>;
    case 'example':
      return (
        <div className="rule-example">
          <b>{t('rules.example')}</b>
          <p>{said(block.parts)}</p>
        </div>
      );
    case 'reading':
      return (
        <div className="rule-reading">
          <b>
            {t('rules.reading')} <small>{block.numbers.join(', ')}</small>
          </b>
          <p>{said(block.parts)}</p>
        </div>
      );
    case 'list':
    case 'steps': {
      const List = block.is === 'list' ? 'ul' : 'ol';
      return (
        <List>
          {numbered(block.items).map(([key, item]) => (
            <li key={key}>{said(item)}</li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <table className="rule-table">
          <thead>
            <tr>
              {numbered(block.head).map(([key, cell]) => (
                <th key={key} scope="col">
                  {said(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {numbered(block.rows).map(([key, [first, ...rest]]) => (
              <tr key={key}>
                <th scope="row">{said(first)}</th>
                {numbered(rest).map(([place, cell]) => (
                  <td key={place}>{said(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'engine':
      return <EngineList list={block.list} which={block.which} />;
  }
}

function Parts({ parts, link }: { parts: readonly Inline[]; link: RuleLink }) {
  return numbered(parts).map(([key, part]) => (
    <Fragment key={key}>
      {part.is === 'text' ? part.text : null}
      {part.is === 'strong' ? (
        <strong>
          <Parts parts={part.parts} link={link} />
        </strong>
      ) : null}
      {part.is === 'link' ? link(part.to as Rule, <Parts parts={part.parts} link={link} />) : null}
      {part.is === 'sign' ? <Sign name={part.name} value={part.value} /> : null}
    </Fragment>
  ));
}

const SCIENCE: readonly string[] = ['compass', 'gear', 'tablet'];

function Sign({ name, value }: { name: string; value: string }) {
  const { t } = useTranslation();
  if (name === 'card' || name === 'board') return t(`${name}.${value}`);
  if (name === 'coin') return <Coin count={Number(value)} />;
  if (name === 'sun') return <Sun count={Number(value)} />;
  if (name === 'shield') return <Shield count={Number(value)} />;
  if (name === 'kind') return <Crest kind={value as Kind} />;
  if (name === 'icon')
    return (
      <span className={`rule-icon i-${value}`} role="img" aria-label={t(`rules.icon.${value}`)}>
        <Icon name={value as IconName} />
      </span>
    );
  if (SCIENCE.includes(name)) return <Science symbol={name as ScienceName} />;
  if ((RESOURCES as readonly string[]).includes(name)) return <Tile resource={name as Resource} />;
  return null;
}
