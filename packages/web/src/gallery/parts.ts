/** The parts that the gallery shows. A new one is a file beside this, and a line here. */
import type { ComponentType } from 'react';
import { CardStates } from './CardStates.tsx';
import { EffectStates } from './EffectStates.tsx';
import { HandStates } from './HandStates.tsx';
import { PriceStates } from './PriceStates.tsx';
import { QuestionStates } from './QuestionStates.tsx';
import { SeatStates } from './SeatStates.tsx';
import { SheetStates } from './SheetStates.tsx';
import { SymbolStates } from './SymbolStates.tsx';
import { TesseraStates } from './TesseraStates.tsx';

export const PARTS: readonly { id: string; name: string; Part: ComponentType }[] = [
  { id: 'symbols', name: 'Symbols', Part: SymbolStates },
  { id: 'effects', name: 'Effects', Part: EffectStates },
  { id: 'cards', name: 'Card faces', Part: CardStates },
  { id: 'hand', name: 'Cards in hand', Part: HandStates },
  { id: 'tesserae', name: 'Tesserae', Part: TesseraStates },
  { id: 'prices', name: 'Prices', Part: PriceStates },
  { id: 'seats', name: 'Seats', Part: SeatStates },
  { id: 'question', name: 'Question bar', Part: QuestionStates },
  { id: 'sheet', name: 'Sheet', Part: SheetStates },
];
