/** The top of a table that is shown again: where the game is, what can be read, and what to do with its record. */
import './ReplayBar.css';
import '../table/around/Bar.css';
import '../table/around/Turns.css';
import { memo } from 'react';
import { Link } from 'wouter';
import { BranchTool } from '../branch/BranchTool.tsx';
import { PlayOnButton } from '../branch/PlayOn.tsx';
import { useNames } from '../game/names.ts';
import { Icon } from '../look/Icon.tsx';
import { useShortcuts } from '../parts/keyboard.ts';
import { openSheet } from '../parts/open.ts';
import { useFit } from '../parts/useFit.ts';
import { download } from '../record/record.ts';
import { stepName } from '../record/stepName.ts';
import { AnalyseButton } from '../study/AnalyseButton.tsx';
import { studyOfStory } from '../study/begin.ts';
import { Tool } from '../table/around/Bar.tsx';
import { Turns } from '../table/around/Turns.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { LinkButton } from './LinkButton.tsx';
import type { ReplayProps } from './ReplayTable.tsx';
import type { Viewpoint } from './viewpoint.ts';

/**
 * On small screens the words of passing go first, then those of the tools, then the turns, which the way through the game
 * tells too, then the discards, and at last the Age is only heard.
 */
const FITS = 5;

export const ReplayBar = memo(function ReplayBar({ viewpoint, ...region }: ReplayProps & { viewpoint: Viewpoint }) {
  const { t } = useTranslation();
  const { known, model, game, at } = region;
  const names = useNames(known, model);
  const seats = Array.from({ length: model.rules.players }, (_, seat) => ({
    value: seat,
    text: t('replay.seatOf', { name: names.label(seat), board: names.board(seat) }),
  }));
  const discarded = model.view.piles[model.rules.tablePile('discard')].count;
  useShortcuts([{ keys: ['s'], text: 'replay.scores', run: () => openSheet({ sheet: 'scores' }) }]);
  const fit = useFit<HTMLElement>(FITS, { isLine: true });
  return (
    <header className="bar" {...fit}>
      <Link href="/" className="mark" aria-label={t('table.home')}>
        <Icon name="polis" />
        <span>{t('table.mark')}</span>
      </Link>
      {model.view.over ? <h1 className="age disp">{t('replay.end')}</h1> : <Turns {...region} />}
      <p className="wait">
        <span className="lt">{t('replay.title')}</span>
      </p>
      <nav className="tools" aria-label={t('table.tools')}>
        <Tool
          icon="pile"
          text={t('table.discards', { count: discarded })}
          letter="X"
          sheet={{ sheet: 'discards' }}
          className="pile"
        />
        <Tool icon="log" text={t('table.log')} letter="L" sheet={{ sheet: 'log' }} />
        <Tool icon="points" text={t('replay.scores')} letter="S" sheet={{ sheet: 'scores' }} />
        {model.view.over ? null : (
          <PlayOnButton
            className="tool play-on-b"
            text={t('branch.playOnShort')}
            hasKey
            game={game}
            at={at}
            when={stepName(t, game.story.steps[at])}
            seat={model.me}
            seats={seats}
          />
        )}
        <BranchTool game={game} />
        <Link href={`/review/${game.id}?seat=${model.me + 1}`} className="tool to-review" aria-label={t('end.review')}>
          <Icon name="hint" />
          <span>{t('end.review')}</span>
        </Link>
        {model.view.over ? null : (
          <AnalyseButton
            className="tool to-analysis"
            study={() => studyOfStory(game.story, viewpoint.at, viewpoint.seat, game.players)}
          />
        )}
        <LinkButton game={game} viewpoint={viewpoint} />
        <button
          type="button"
          className="tool to-save"
          aria-label={t('end.record')}
          onClick={() =>
            download({ ...game.record, ...(game.players ? { players: [...game.players] } : {}) }, game.fileName)
          }
        >
          <Icon name="save" />
          <span>{t('end.record')}</span>
        </button>
      </nav>
    </header>
  );
});
