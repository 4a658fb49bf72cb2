/** How many leaders I still hold; opens them. */
import './LeadersInHand.css';
import './Ledger.css';
import { leadersInHand } from '../../game/contents.ts';
import type { TableModel } from '../../game/model.ts';
import type { Names } from '../../game/names.ts';
import { Crest } from '../../look/symbols.tsx';
import { openSheet } from '../../parts/open.ts';
import { useTranslation } from '../../text/speaking.tsx';

export function LeadersInHand({ model, names }: { model: TableModel; names: Names }) {
  const { t } = useTranslation();
  const count = leadersInHand(model, model.me).length;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="stat leaders-b"
      aria-label={t('city.leadersInHandLong', { ...names.whose(model.me), count })}
      onClick={() => openSheet({ sheet: 'leaders' })}
    >
      <span className="v">
        <Crest kind="leader" />
        {count}
      </span>
      <span className="lb">{t('city.leadersInHand')}</span>
    </button>
  );
}
