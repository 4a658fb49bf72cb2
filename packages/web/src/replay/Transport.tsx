/** The way through a game that is over; it stands where the question is in a game being played. */
import './Transport.css';
import '../parts/question-bar.css';
import { memo, type ReactNode } from 'react';
import { useNames } from '../game/names.ts';
import { Icon } from '../look/Icon.tsx';
import type { IconName } from '../look/icon-names.ts';
import { useShortcuts } from '../parts/keyboard.ts';
import { Sentence } from '../parts/Question.tsx';
import { stepName } from '../record/stepName.ts';
import { useTranslation } from '../text/speaking.tsx';
import { useDeeds } from './deeds.ts';
import type { ReplayProps } from './ReplayTable.tsx';
import { Scrubber } from './Scrubber.tsx';
import { type Playing, SPEEDS, type Speed, usePlaying } from './usePlaying.ts';
import type { Viewpoint } from './viewpoint.ts';

interface TransportProps extends ReplayProps {
  viewpoint: Viewpoint;
  onLook(to: Partial<Viewpoint>): void;
}

export function Transport({ viewpoint, onLook, ...region }: TransportProps) {
  const { t } = useTranslation();
  const { game } = region;
  const { steps } = game.story;
  const { at } = viewpoint;
  const last = steps.length - 1;
  const playing = usePlaying(at, last, (to) => onLook({ at: to }));
  const go = (to: number): void => {
    playing.stop();
    onLook({ at: to });
  };
  useShortcuts([
    { keys: ['ArrowLeft'], text: 'replay.back', shown: '←', run: () => go(at - 1) },
    { keys: ['ArrowRight'], text: 'replay.forward', shown: '→', run: () => go(at + 1) },
    { keys: [' '], text: 'replay.playOrPause', shown: t('replay.space'), run: playing.toggle },
    { keys: ['Home'], text: 'replay.first', run: () => go(0) },
    { keys: ['End'], text: 'replay.last', run: () => go(last) },
  ]);
  const button = (icon: IconName, text: string, to: number, isOff: boolean) => (
    <button type="button" className="step-b" aria-label={t(text)} disabled={isOff} onClick={() => go(to)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <section className="ask transport" aria-label={t('replay.region')}>
      <div className="steps-b">
        {button('first', 'replay.first', 0, at === 0)}
        {button('back', 'replay.back', at - 1, at === 0)}
        <button
          type="button"
          className="step-b play"
          aria-label={t(playing.isPlaying ? 'replay.pause' : 'replay.play')}
          onClick={playing.toggle}
        >
          <Icon name={playing.isPlaying ? 'pause' : 'play'} />
        </button>
        {button('forward', 'replay.forward', at + 1, at === last)}
        {button('last', 'replay.last', last, at === last)}
      </div>
      <What {...region} />
      <Scrubber game={game} at={at} seat={viewpoint.seat} onMove={go} />
      <SpeedSelect speed={playing.speed} setSpeed={playing.setSpeed} />
      <div className="looks">
        <SeatSelect {...region} viewpoint={viewpoint} onLook={onLook} />
        <button
          type="button"
          className="look-b"
          aria-pressed={viewpoint.isOpen}
          onClick={() => onLook({ isOpen: !viewpoint.isOpen })}
        >
          {t('replay.allHands')}
        </button>
      </div>
    </section>
  );
}

/** Where in the game this is, and what the seat does that is looked from. */
const What = memo(function What(region: ReplayProps) {
  const { t } = useTranslation();
  const { known, model, game, at } = region;
  const { steps } = game.story;
  const names = useNames(known, model);
  const deed = useDeeds(region)(model.me);
  return <Sentence small={small()}>{stepName(t, steps[at])}</Sentence>;

  function small(): ReactNode {
    if (model.view.over) return t('replay.overSmall', { step: at + 1, count: steps.length });
    return deed ? t('replay.does', { name: names.label(model.me), what: deed }) : t('replay.waits');
  }
});

const SpeedSelect = memo(function SpeedSelect({ speed, setSpeed }: Pick<Playing, 'speed' | 'setSpeed'>) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <select
      className="look-b speed"
      aria-label={t('replay.speed')}
      value={speed}
      onChange={({ target }) => setSpeed(Number(target.value) as Speed)}
    >
      {SPEEDS.map((one) => (
        <option key={one} value={one}>
          {t('replay.times', { speed: number.format(one) })}
        </option>
      ))}
    </select>
  );
});

function SeatSelect({ known, model, viewpoint, onLook }: TransportProps) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  return (
    <select
      className="look-b seat-of"
      aria-label={t('replay.from')}
      value={viewpoint.seat}
      onChange={({ target }) => onLook({ seat: Number(target.value) })}
    >
      {Array.from({ length: model.rules.players }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers
        <option key={seat} value={seat}>
          {names.label(seat)}
        </option>
      ))}
    </select>
  );
}
