/** One choice with its odds and the reasons for it. */
import './HintEntry.css';
import type { Suggestion } from '@polis/bots';
import type { RegionProps } from '../../game/model.ts';
import { keyed } from '../../parts/keyed.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { useChoiceWords } from './choiceWords.ts';
import { useReasonWords } from './reasons.ts';

const REASONS = 3;

interface EntryProps extends RegionProps {
  suggestion: Suggestion;
  isBest: boolean;
  /** Null if it cannot be laid ready. */
  onTake: (() => void) | null;
}

export function HintEntry({ suggestion, isBest, onTake, ...region }: EntryProps) {
  const { t, i18n } = useTranslation();
  const line = useChoiceWords(region);
  const why = useReasonWords(region);
  const { choice, chance, points, tries, reasons } = suggestion;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  const whole = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  const className = isBest ? 'hint best' : 'hint';
  const content = (
    <>
      <span className="hint-line">
        <b>{line(choice)}</b>
        {isBest ? <em>{t('sheet.hint.best')}</em> : null}
      </span>
      {tries > 0 ? (
        <span className="hint-odds">
          <meter min={0} max={1} value={chance} aria-hidden="true" />
          <span>{t('sheet.hint.chance', { percent: percent.format(chance) })}</span>
          <span>{t('sheet.hint.points', { points: whole.format(points), count: Math.round(points) })}</span>
        </span>
      ) : null}
      <span className="hint-why">
        {keyed(reasons.slice(0, REASONS), ({ code }) => code).map(({ key, item }) => (
          <span key={key}>{why(item)}</span>
        ))}
      </span>
    </>
  );
  if (!onTake) return <div className={className}>{content}</div>;
  return (
    <button type="button" className={className} onClick={onTake}>
      {content}
    </button>
  );
}
