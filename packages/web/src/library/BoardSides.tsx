/** Both sides of a board: what it makes, and each stage with its cost and what it gives. */
import { boardWords } from '../text/board.ts';
import './BoardSides.css';
import '../look/seat.css';
import { roman, type Stage, type Wonder } from '@polis/engine';
import { EffectSymbols, useEffectWords } from '../look/Effects.tsx';
import { Scene } from '../look/scenes/Scene.tsx';
import { Coin, Unit } from '../look/symbols.tsx';
import { Cost } from '../parts/EffectAndCost.tsx';
import { keyed } from '../parts/keyed.ts';
import { listed } from '../text/listed.ts';
import { useTranslation } from '../text/speaking.tsx';
import { type BoardEntry, powersOf } from './catalogue.ts';
import { originName } from './filter.ts';

export function BoardSides({ entry }: { entry: BoardEntry }) {
  return (
    <>
      <div className="board-scene">
        <Scene board={entry.board.A} built={1} all={1} />
      </div>
      {[entry.board.A, entry.board.B].map((board) => (
        <Side key={board.side} board={board} needs={entry.needs[board.side]} />
      ))}
    </>
  );
}

function Side({ board, needs }: { board: Wonder; needs: readonly string[] }) {
  const { t } = useTranslation();
  const words = useEffectWords();
  const { produces, coins, anyOrder, stages } = board;
  const powers = powersOf(board);
  return (
    <section className="board-side">
      <h3>
        {boardWords(t, board)}
        {needs.length > 0 ? (
          <small className="board-needs">
            {t('library.board.needs', {
              names: listed(
                t,
                needs.map((name) => originName(t, name)),
              ),
            })}
          </small>
        ) : null}
      </h3>
      <p className="row">
        {produces.length > 0 ? t('library.board.makes') : t('library.board.makesNothing')}
        {keyed(produces, String).map(({ key, item }) => (
          <Unit key={key} mask={item} />
        ))}
      </p>
      {powers.length > 0 ? (
        <p className="row">
          <EffectSymbols effects={powers} /> {words(powers)}
        </p>
      ) : null}
      {coins > 0 ? (
        <p className="row">
          <Coin count={coins} isChange /> {t('library.board.coins', { count: coins })}
        </p>
      ) : null}
      {anyOrder ? <p>{t('library.board.anyOrder')}</p> : null}
      <ol>
        {stages.map((stage, i) => (
          <StageRow key={roman(i + 1)} name={roman(i + 1)} stage={stage} />
        ))}
      </ol>
    </section>
  );
}

function StageRow({ name, stage }: { name: string; stage: Stage }) {
  const { t } = useTranslation();
  const words = useEffectWords();
  const hasFixed = stage.effects.length > 0 || stage.options.length === 0;
  return (
    <li className="board-stage">
      <b className="disp">{name}</b>
      <span className="row">
        <Cost cost={stage.cost} />
      </span>
      <span className="row board-gives">
        {stage.effects.length > 0 ? <EffectSymbols effects={stage.effects} size="m" /> : null}
        {stage.options.map(({ effects }, i) => (
          <span key={words(effects)} className="row">
            {i > 0 ? t('word.or') : null}
            <EffectSymbols effects={effects} size="m" />
          </span>
        ))}
      </span>
      <small>
        {hasFixed ? words(stage.effects) : null} {stage.options.length > 0 ? t('library.board.oneOf') : null}
      </small>
      {stage.options.map(({ effects }) => (
        <small key={words(effects)} className="board-option">
          {words(effects)}
        </small>
      ))}
    </li>
  );
}
