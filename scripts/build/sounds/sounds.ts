import { readFileSync } from 'node:fs';
import type { SoundName } from '@/lib/castle-game/show/sounds';
import { applause, phrase, silence, tabal, thud, toPcm } from './instruments';

/** Duration of an eighth in seconds: faster than in a real performance, so that each phrase fits in its part of a show. */
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

export const soundOf = (name: SoundName): Int16Array => toPcm(WAVES[name](), 0.8);

/** A note: semitones above A 440 Hz, and duration in eighths. */
export type Note = { readonly pitch: number; readonly eighths: number };

const SCORE = 'scripts/build/sounds/toc-de-castells.abc';

/** Semitones above A 440 Hz in D major, the key of the score: F and C are sharp. */
const PITCHES: Readonly<Record<string, number>> = { A: 0, B: 2, C: 4, D: 5, E: 7, F: 9, G: 10 };
/** In ABC notation lower-case letters are one octave above capitals. */
const OCTAVE_UP = new Set(['a', 'b']);

function noteOf([, letter = '', higher = '', length = '1']: readonly string[]): Note {
  const base = PITCHES[letter.toUpperCase()];
  if (base === undefined) throw new Error(`toc-de-castells.abc: unknown note "${letter}".`);
  const octaves = (OCTAVE_UP.has(letter) ? 1 : 0) + higher.length;
  return { pitch: base + 12 * octaves, eighths: Number(length) };
}

/** Notes of the gralla in the line of the score whose annotation begins with `word`. Throws if there is none. */
export function phraseOf(word: string): readonly Note[] {
  const line = readFileSync(SCORE, 'utf8')
    .split('\n')
    .find((one) => one.startsWith('[V:1]') && one.includes(`"^${word}.`));
  if (!line) throw new Error(`toc-de-castells.abc: no line with the annotation "${word}".`);
  const notes = line.replace(/^\[V:1\]|\[Q:[^\]]*\]|"[^"]*"|![^!]*!/g, '');
  return [...notes.matchAll(/([A-Ga-g])('*)(\d*)/g)].map(([all, letter = '', higher = '', length]) =>
    noteOf([all, letter, higher, length || '1']),
  );
}
