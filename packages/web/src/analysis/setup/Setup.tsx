/** Sets up a table: by tapping, or from a text. */
import './Setup.css';
import '../../calculator/CalculatorPage.css';
import { describe, PolisError, type Scenario } from '@polis/engine';
import { useEffect, useMemo, useState } from 'react';
import { Game } from '../../calculator/Game.tsx';
import { useSheetModel } from '../../calculator/model.ts';
import { rulesOfSheet, type Sheet } from '../../calculator/sheet.ts';
import { studyOfTable } from '../../study/begin.ts';
import { tableOf } from '../../study/game.ts';
import type { Study } from '../../study/study.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { Wrong } from '../Wrong.tsx';
import { tableOfDraft } from './draft.ts';
import { OpenText } from './OpenText.tsx';
import { PilesPart } from './PilesPart.tsx';
import { SeatPart } from './SeatPart.tsx';
import { seatOfError } from './seatOfError.ts';
import { useDraft } from './store.ts';
import { WhenPart } from './WhenPart.tsx';

interface SetupProps {
  /** What is to be changed; null for a table of its own. */
  study: Study | null;
  onOpen(study: Study): void;
}

export function Setup({ study, onOpen }: SetupProps) {
  const { t } = useTranslation();
  const { draft, kept, change, open, back } = useDraft();
  const { sheet } = draft;
  const [wrong, setWrong] = useState<PolisError | null>(null);
  const [chosen, setChosen] = useState(draft.seat);
  useEffect(() => {
    const table = study && tableIn(study);
    if (!study || !table) return;
    open(table, study.seat, study.names);
    setChosen(study.seat);
  }, [study, open]);
  const rules = useMemo(() => rulesOfSheet(sheet), [sheet]);
  const seat = Math.min(chosen, (rules?.seats ?? 1) - 1);
  const model = useSheetModel(sheet, seat);
  const set = (to: Partial<typeof draft>): void => {
    setWrong(null);
    change(to);
  };
  const begin = (): void => {
    if (!rules) return;
    const names = sheet.columns.slice(0, sheet.seats).map(({ name }) => name);
    const to = studyOfTable(tableOfDraft(draft, rules), Math.min(draft.seat, rules.players - 1), names);
    try {
      tableOf(to);
      onOpen(to);
    } catch (error) {
      if (!(error instanceof PolisError)) throw error;
      setWrong(error);
      const of = seatOfError(error);
      if (of !== null) setChosen(of);
    }
  };
  const ofSeat = wrong && seatOfError(wrong);
  return (
    <>
      {kept.length > 0 ? (
        <div className="setup-kept">
          <p>{t('analysis.setup.kept', { count: kept.length })}</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              setWrong(null);
              setChosen(kept[0].seat);
              back();
            }}
          >
            {t('analysis.setup.toKept')}
          </button>
        </div>
      ) : null}
      <OpenText onOpen={onOpen} />
      <Game
        sheet={sheet}
        rules={rules}
        age={draft.age}
        change={(to: Partial<Sheet>) => set({ sheet: { ...sheet, ...to } })}
      />
      {model && rules ? (
        <>
          <WhenPart draft={draft} rules={rules} names={model.names} onChange={set} />
          <SeatPart
            draft={draft}
            model={model}
            rules={rules}
            seat={seat}
            wrong={ofSeat === seat ? wrong : null}
            onSeat={setChosen}
            onChange={set}
          />
          <PilesPart draft={draft} rules={rules} names={model.names} onChange={set} />
          <div className="setup-go">
            <button type="button" className="button call" onClick={begin}>
              {t('analysis.setup.go')}
            </button>
            {wrong ? <Wrong error={wrong} /> : null}
          </div>
        </>
      ) : null}
    </>
  );
}

/** As a scenario; null if there is no such table. */
function tableIn(study: Study): Scenario | null {
  if ('table' in study.from) return study.from.table;
  try {
    return describe(tableOf(study));
  } catch (error) {
    if (error instanceof PolisError) return null;
    throw error;
  }
}
