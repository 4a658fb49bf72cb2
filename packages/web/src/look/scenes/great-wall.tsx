/** The Great Wall: four lengths over the hills, each up to its tower. */
import { Cypress, Part, type SceneProps, Sky, WHOLE } from './parts.tsx';

/** From the near one on the left to the far one on the right: its tower, and how wide and deep the wall before it sags. */
const LENGTHS = [
  { x: 26, y: 89, size: 1, width: 18, start: -15, sag: 2 },
  { x: 73, y: 80, size: 0.85, width: 34, start: -13, sag: 11 },
  { x: 117, y: 67, size: 0.74, width: 36, start: -6, sag: 8 },
  { x: 156, y: 50, size: 0.64, width: 38, start: 2, sag: 4 },
];

export function GreatWall({ share, isNight, places }: SceneProps) {
  const isBuilt = (place: number) => (places ? places.includes(place) : share * LENGTHS.length > place);
  return (
    <>
      <Sky isNight={isNight} x={52} y={21} />
      <path d="M0 70 20 44l14 14 32-24 20 18 28-36 18 16 22-18 16 10v72H0z" fill="var(--column)" opacity=".3" />
      <path d="M0 96V80q20 4 40-2t34-4 42-14 40-14l14 1v49z" fill="var(--good)" opacity=".45" />
      {LENGTHS.map(({ x, y, size, width, start, sag }, place) => {
        const top = `M${-10 - width} ${start}q${width / 2} ${sag} ${width} ${-19 - start}`;
        return (
          <Part key={x} share={isBuilt(place) ? WHOLE : 0} from={WHOLE}>
            <g transform={`translate(${x} ${y})scale(${size})`}>
              <path d={`${top}v19q${-width / 2} ${sag + 19 + start} ${-width} ${19 + start}z`} fill="var(--me)" />
              <path d={top} fill="none" stroke="var(--column)" strokeWidth="5" strokeDasharray="5 2.5" />
              <path d="M-12 0l2-26h20l2 26z" fill="var(--me)" />
              <path d="M-13-26v-9h5v4h5v-4h6v4h5v-4h5v9zM-7-31v-9H7v9z" fill="var(--column)" />
              <path d="M-15-39q9-1 11-9h8q2 8 11 9z" fill="var(--me)" />
              <path d="M-7-12v-7q2.5-4 5 0v7zM2-12v-7q2.5-4 5 0v7z" fill="var(--sun)" />
            </g>
          </Part>
        );
      })}
      <path d="M40 96q52-6 76-14 26-8 54-6v20z" fill="var(--good)" opacity=".5" />
      <Cypress x={126} y={88} h={15} />
      <Cypress x={134} y={87} h={21} />
      <Cypress x={158} y={85} h={18} />
    </>
  );
}
