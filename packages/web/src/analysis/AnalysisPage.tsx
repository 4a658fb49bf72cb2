/** The analysis board: a table that is set up, opened or brought along, and every choice there looked into. */
import './AnalysisPage.css';
import { type Game, over, PolisError } from '@polis/engine';
import { useMemo, useState } from 'react';
import { copyText } from '../device/copy.ts';
import { Loading } from '../frame/Loading.tsx';
import { later } from '../frame/later.tsx';
import { Screen } from '../frame/Screen.tsx';
import { gameAt, playable } from '../study/game.ts';
import { analysisOf } from '../study/link.ts';
import type { Study } from '../study/study.ts';
import { useTranslation } from '../text/speaking.tsx';
import { PlayOnFromHere } from './PlayOn.tsx';
import { Setup } from './setup/Setup.tsx';
import { type StudyState, useStudy } from './useStudy.ts';
import { Wrong } from './Wrong.tsx';

/** A table that is set up needs none of it. */
const Board = later(() => import('./Board.tsx').then(({ Board }) => Board), Loading);

export function AnalysisPage() {
  const { t } = useTranslation();
  const state = useStudy();
  const { found } = state;
  if (found === 'reading') return <Loading />;
  if (found === 'none' || found === 'bad')
    return <SetupScreen state={state} study={null} said={found === 'bad' ? t('analysis.badLink') : null} />;
  return <Opened state={state} study={found} />;
}

/** What the engine makes of it: a table to look into, or why there is none. */
function Opened({ state, study: told }: { state: StudyState; study: Study }) {
  const [isChanged, setChanged] = useState(false);
  const study = useMemo(() => read(told), [told]);
  if (study instanceof PolisError) return <SetupScreen state={state} study={told} said={study} />;
  if (isChanged) return <SetupScreen state={state} study={study} said={null} onBack={() => setChanged(false)} />;
  return (
    <BoardScreen
      state={state}
      study={study}
      game={gameAt(study, study.at)}
      leftOut={told.moves.length - study.moves.length}
      onChange={() => setChanged(true)}
    />
  );
}

function read(study: Study): Study | PolisError {
  try {
    return playable(study);
  } catch (error) {
    if (error instanceof PolisError) return error;
    throw error;
  }
}

interface ScreenProps {
  state: StudyState;
  study: Study;
}

interface BoardScreenProps extends ScreenProps {
  game: Game;
  /** How many moves of the address cannot be played. */
  leftOut: number;
  onChange(): void;
}

function BoardScreen({ state, study, game, leftOut, onChange }: BoardScreenProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState<string | null>(null);
  const share = async (): Promise<void> => {
    const isCopied = await copyText(`${location.origin}${await analysisOf(study)}`);
    setSaid(t(isCopied ? 'analysis.shared' : 'calculator.notShared'));
  };
  return (
    <Screen
      title={t('analysis.title')}
      className="analysis"
      aside={
        <div className="actions">
          <button type="button" className="button" onClick={onChange}>
            {t('analysis.change')}
          </button>
          {over(game) ? null : (
            <PlayOnFromHere
              key={study.at}
              study={study}
              game={game}
              seat={Math.min(study.seat, game.rules.players - 1)}
              onFailure={() => setSaid(t('analysis.notPlayed'))}
            />
          )}
          <button type="button" className="button" onClick={share}>
            {t('calculator.share')}
          </button>
          <button type="button" className="button" onClick={() => state.open(null, 'push')}>
            {t('analysis.another')}
          </button>
        </div>
      }
    >
      <p className="analysis-said" role="status">
        {state.isTooLong
          ? t('analysis.tooLong')
          : (said ?? (leftOut > 0 ? t('analysis.leftOut', { count: leftOut }) : null))}
      </p>
      <Board study={study} game={game} open={state.open} />
    </Screen>
  );
}

interface SetupScreenProps {
  state: StudyState;
  study: Study | null;
  /** What is wrong. */
  said: string | PolisError | null;
  onBack?(): void;
}

function SetupScreen({ state, study, said, onBack }: SetupScreenProps) {
  const { t } = useTranslation();
  const open = (to: Study): void => {
    state.open(to, 'push');
    onBack?.();
  };
  return (
    <Screen
      title={t('analysis.title')}
      className="analysis"
      aside={
        onBack ? (
          <button type="button" className="button" onClick={onBack}>
            {t('analysis.back')}
          </button>
        ) : null
      }
    >
      <p className="hint">{t('analysis.about')}</p>
      {said instanceof PolisError ? <Wrong error={said} /> : null}
      {typeof said === 'string' ? (
        <p className="analysis-wrong" role="alert">
          {said}
        </p>
      ) : null}
      <Setup study={study} onOpen={open} />
    </Screen>
  );
}
