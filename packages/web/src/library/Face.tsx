/** The face of a card or a board on its shelf: a way to all about it. */
import './Face.css';
import '../parts/CardFace.css';
import { Link } from 'wouter';
import { EffectSymbols } from '../look/Effects.tsx';
import { Coin, Emblem, Unit } from '../look/symbols.tsx';
import { CardCost, CardEffect, CardTop, kindClass } from '../parts/CardFace.tsx';
import { keyed } from '../parts/keyed.ts';
import { useTranslation } from '../text/speaking.tsx';
import { BoardStages } from './BoardStages.tsx';
import type { BoardEntry, CardEntry, Entry } from './catalogue.ts';
import { isBoard, onlyIn, powersOf } from './catalogue.ts';
import { wordsOf } from './search.ts';
import { useCameFrom } from './useCameFrom.ts';

export function Face({ entry, href }: { entry: Entry; href: string }) {
  const { t } = useTranslation();
  const [name, sort, ...gives] = wordsOf(t, entry);
  const only = onlyIn(entry);
  const edition = only ? [t(`library.edition.${only}`)] : [];
  const state = useCameFrom();
  return (
    <li>
      <Link
        href={href}
        state={state}
        className={`card face ${isBoard(entry) ? 'face-board' : kindClass(entry.card)}`}
        aria-label={t('library.face', { name: [name, ...edition].join(t('word.list')), sort, gives: gives.join(' ') })}
        data-id={entry.id}
      >
        {isBoard(entry) ? <BoardFace entry={entry} /> : <CardFace entry={entry} />}
        {only ? <em className="face-edition">{t(`library.editionShort.${only}`)}</em> : null}
      </Link>
    </li>
  );
}

function CardFace({ entry: { card } }: { entry: CardEntry }) {
  return (
    <>
      <CardTop card={card} />
      <CardEffect card={card} />
      <CardCost cost={card.cost} />
    </>
  );
}

/** A board shows what it makes, and the stages of both sides. */
function BoardFace({ entry: { name, board } }: { entry: BoardEntry }) {
  const { t } = useTranslation();
  const powers = powersOf(board.A);
  const isOfBoth = powers.length > 0 && JSON.stringify(powers) === JSON.stringify(powersOf(board.B));
  return (
    <>
      <span className="top">
        <Emblem city={name} />
        <b>{t(`board.${name}`)}</b>
        <span className="face-makes">
          {keyed(board.A.produces, String).map(({ key, item }) => (
            <Unit key={key} mask={item} />
          ))}
          {board.A.coins > 0 ? <Coin count={board.A.coins} isChange /> : null}
          {isOfBoth ? <EffectSymbols effects={powers} /> : null}
        </span>
      </span>
      <BoardStages board={board.A} />
      <BoardStages board={board.B} />
    </>
  );
}
