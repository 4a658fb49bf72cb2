/** How what is left to choose at the end was set: symbols, masks, turned and added ones, copied and doubled guilds. */
import './BestUse.css';
import { bestUse, type SeatId } from '@polis/engine';
import type { EndModel } from '../end/model.ts';
import { guildUse, symbolUse } from '../end/use-words.ts';
import { useTranslation } from '../text/speaking.tsx';

export function BestUse({ model }: { model: EndModel }) {
  const { t } = useTranslation();
  const lines = model.ranking.seats.filter((seat) => !model.told?.includes(seat)).flatMap(linesOf);
  if (lines.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="best-use">
      <h2 id="best-use">{t('calculator.best.title')}</h2>
      <p className="hint">{t('calculator.best.text')}</p>
      <ul className="best-use">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );

  function linesOf(seat: SeatId): string[] {
    const use = bestUse(model.game, seat);
    const told = [...symbolUse(t, model.names, use), ...guildUse(t, model.names, use)];
    return told.map((what) => t('calculator.best.line', { name: model.names.seat(seat), what }));
  }
}
