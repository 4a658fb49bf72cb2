/** Plays a sound if someone has switched sounds on. Browsers allow it only after a first key or tap. */
import { useSettings } from '../device/settings.ts';
import { SOUNDS, type Sound } from './sounds.ts';

/** The synthesiser multiplies by this twice, which makes -18 dB. */
const VOLUME = 0.355;

type Synthesiser = typeof import('zzfx');
let loading: Promise<Synthesiser> | null = null;

export async function playSound(name: Sound): Promise<void> {
  if (!useSettings.getState().sound || !navigator.userActivation.hasBeenActive) return;
  loading ??= load();
  const { zzfx } = await loading;
  for (const { after, sound } of SOUNDS[name]) setTimeout(() => zzfx(...sound), after);
}

async function load(): Promise<Synthesiser> {
  const synthesiser = await import('zzfx');
  synthesiser.ZZFX.volume = VOLUME;
  return synthesiser;
}
