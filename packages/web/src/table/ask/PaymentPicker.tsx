/** How to pay: as many ways beside each other as there is room for, all of them in a list behind. */
import './PaymentPicker.css';
import '../../parts/question-bar.css';
import './options.css';
import type { OwnAsk, Way } from '@polis/engine';
import { Popover, RadioGroup } from 'radix-ui';
import type { TableModel } from '../../game/model.ts';
import type { Names } from '../../game/names.ts';
import { totalOf, waysInline } from '../../game/offers.ts';
import { priceWords } from '../../game/words.ts';
import { TABLE_ENTER } from '../../parts/keyboard.ts';
import { Goods } from '../../parts/Price.tsx';
import { useTranslation } from '../../text/speaking.tsx';

interface PaymentProps {
  model: TableModel;
  names: Names;
  ask: OwnAsk;
  ways: readonly Way[];
  way: Way;
  onChange(choice: number): void;
}

/** A phone shows the chosen one alone when there are more, or when these do not fit. */
const INLINE_ON_PHONES = 2;

export function PaymentPicker(props: PaymentProps) {
  const { t } = useTranslation();
  const { ways, way } = props;
  if (ways.length < 2) return null;
  const inline = waysInline(ways, way);
  const isAll = inline.length === ways.length;
  return (
    <div className="pay">
      {/* what is free is not asked about */}
      {inline.length > 1 ? <div className="h">{t('ask.payment')}</div> : null}
      <div className="ways">
        {inline.length > 1 ? <Ways {...props} ways={inline} /> : null}
        <OtherWays
          {...props}
          text={t(inline.length > 1 ? 'ask.otherWays' : 'ask.payAnyway')}
          from={isAll ? (ways.length > INLINE_ON_PHONES ? 'narrow' : 'tight') : ''}
        />
      </div>
    </div>
  );
}

function Ways({ model, names, ask, ways, way, onChange }: PaymentProps) {
  const { t } = useTranslation();
  const coins = model.view.seats[ask.seat].coins;
  return (
    <RadioGroup.Root
      className="opt"
      aria-label={t('ask.payment')}
      value={String(way.choice)}
      onValueChange={(value) => onChange(Number(value))}
    >
      {ways.map((one) => {
        const left = t('ask.left', { coins: t('count.coins', { count: coins - totalOf(one) }) });
        return (
          <RadioGroup.Item
            key={one.choice}
            value={String(one.choice)}
            aria-label={`${priceWords(t, names, model, ask.seat, one)}. ${left}`}
            title={left}
            {...TABLE_ENTER}
          >
            <Goods model={model} names={names} seat={ask.seat} way={one} />
          </RadioGroup.Item>
        );
      })}
    </RadioGroup.Root>
  );
}

/** `from`: how little room there has to be; with more of it all of them are in sight. */
function OtherWays({ text, from, ...props }: PaymentProps & { text: string; from: 'narrow' | 'tight' | '' }) {
  const { t } = useTranslation();
  return (
    <Popover.Root>
      <Popover.Trigger className={`other-ways ${from}`}>{text}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="ways-list" side="top" align="end" sideOffset={10} collisionPadding={8}>
          <b className="disp">{t('ask.otherWaysTitle')}</b>
          <div className="edged">
            <Ways {...props} />
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
