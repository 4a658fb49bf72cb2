/** How the points of a cell came about, as the engine tells it. */
import './CellStory.css';
import { bestUse, roman, type ScorePart, type SeatId, scoreParts } from '@polis/engine';
import { Popover } from 'radix-ui';
import { useTranslation } from '../text/speaking.tsx';
import { minus } from './minus.ts';
import { type EndModel, lineName } from './model.ts';
import { symbolUse } from './use-words.ts';

const TOKENS = [
  'victory-1',
  'victory-3',
  'victory-5',
  'defeat',
  'debt',
  'edifice-debt-1',
  'edifice-debt-2',
  'edifice-debt-3',
  'tomb',
];

interface CellStoryProps {
  model: EndModel;
  line: string;
  seat: SeatId;
}

export function CellStory({ model, line, seat }: CellStoryProps) {
  const { t } = useTranslation();
  const { game, names, score } = model;
  const isTold = model.told?.includes(seat) ?? false;
  const parts = isTold ? [] : scoreParts(game, seat, line);
  return (
    <Popover.Content
      className="story"
      side="top"
      sideOffset={4}
      collisionPadding={8}
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => event.preventDefault()}
      // a click on another cell changes the story instead of closing it
      onInteractOutside={(event) => {
        if (event.target instanceof Element && event.target.closest('[data-cell]')) event.preventDefault();
      }}
      role="tooltip"
      id="cell-story"
    >
      <b>
        {t('end.cell', {
          line: t(lineName(model, line)),
          name: names.whom(seat),
          points: minus(score.sheets[seat][line]),
        })}
      </b>
      {parts.length === 0 ? <p>{t(isTold ? 'end.told' : 'end.nothing')}</p> : null}
      <ul>
        {parts.map((part) => (
          <li key={JSON.stringify(part)}>
            <span>{textOf(part)}</span>
            <span>{minus(part.points)}</span>
          </li>
        ))}
      </ul>
      {line === 'science' && parts.length > 0
        ? symbolUse(t, names, bestUse(game, seat)).map((what) => (
            <p key={what} className="story-use">
              {what}
            </p>
          ))
        : null}
    </Popover.Content>
  );

  function entombed(): string[] {
    const { rules, state } = game;
    return state.seats[seat].piles[rules.seatPile('entombed')].map((id) => rules.cards[id].name);
  }

  function textOf(part: ScorePart): string {
    switch (part.of) {
      case 'card':
        return names.card(part.card);
      case 'stage':
        return t('end.part.stage', { stage: roman(part.stage) });
      case 'token':
        return t(`end.part.token.${TOKENS.includes(part.token) ? part.token : 'other'}`, {
          count: part.count,
          cards: part.token === 'tomb' ? names.list(entombed().map(names.card)) : '',
        });
      case 'coins':
        return t('end.part.coins', { count: part.count });
      case 'symbol':
        return t('end.part.symbol', { count: part.count, symbol: t(`symbol.${part.symbol}`) });
      case 'sets':
        return t('end.part.sets', { count: part.count });
      case 'copied':
      case 'doubled':
        return t(`end.part.${part.of}`, { card: names.card(part.card) });
      case 'more':
        return t([`end.part.moreOf.${line}`, 'end.part.more']);
    }
  }
}
