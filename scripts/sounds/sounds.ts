import type { SoundName } from '@/lib/castle-game/show/sounds';
import { applause, phrase, tabal, thud } from './instruments';
import { phraseOf } from './tune';
import { silence, toPcm } from './wave';

/** Seconds of an eighth: livelier than in the square, so that each phrase fits in its part of a show. */
const EIGHTH = 0.11;

function blow(): Float32Array {
  const wave = silence(0.3);
  tabal(wave, 0, 1);
  return wave;
}

const WAVES: Readonly<Record<SoundName, () => Float32Array>> = {
  tabal: blow,
  pujada: () => phrase(phraseOf('Pujada'), EIGHTH),
  aleta: () => phrase(phraseOf('Aleta').slice(0, 4), EIGHTH),
  baixada: () => phrase(phraseOf('Baixada').slice(0, 11), EIGHTH),
  caiguda: thud,
  aplaudiment: applause,
};

/** Samples of a sound of the castle game; the same every time. */
export const soundOf = (name: SoundName): Int16Array => toPcm(WAVES[name](), 0.8);
