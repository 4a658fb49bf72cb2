/** Explains a stage; where the chosen card can go under one of several, it is also chosen here. */
import './StageButton.css';
import { placesNext, type SeatId } from '@polis/engine';
import type { RegionProps } from '../../game/model.ts';
import { draftOf } from '../../game/offers.ts';
import { questionOf, usePicked, useSelection } from '../../game/selection.ts';

interface StageButtonProps extends RegionProps {
  seat: SeatId;
  /** From 1. */
  number: number;
  sentence: string;
}

export function StageButton(props: StageButtonProps) {
  const { model, seat, isRecord } = props;
  const { ask, rules, view } = model;
  const isAsked = ask?.ask.ask === 'play' && ask.seat === seat && ask.sealed < 0 && !isRecord;
  return isAsked && placesNext(rules, view.seats[seat]).length > 1 ? (
    <Choosable {...props} />
  ) : (
    <Explained sentence={props.sentence} />
  );
}

const Explained = ({ sentence }: Pick<StageButtonProps, 'sentence'>) => (
  <button type="button" className="stg-b" aria-label={sentence} data-explain="stage" data-explain-tap />
);

function Choosable({ known, model, number, sentence }: StageButtonProps) {
  const question = questionOf(known, model.ask);
  const picked = usePicked(question);
  const change = useSelection((now) => now.change);
  const draft = draftOf(model, picked);
  const wanted = draft?.offer?.verb === 'project' ? 'project' : 'stage';
  const offer = draft?.offers.find(({ verb }) => verb === wanted);
  const index = offer?.stages.findIndex((stage) => stage.number === number && stage.ways.length > 0) ?? -1;
  if (!offer || index < 0) return <Explained sentence={sentence} />;
  const isChosen = draft?.offer === offer && offer.stage?.number === number;
  return (
    <button
      type="button"
      className="stg-b"
      aria-label={sentence}
      aria-pressed={isChosen}
      data-explain="stage"
      onClick={() => change(question, { verb: offer.verb, stage: index, option: 1, way: null })}
    />
  );
}
