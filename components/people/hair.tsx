import { INK } from '@/components/shared/tower-drawing/ink';
import type { Hairstyle } from '@/lib/club/portrait';

/** Paths for a head centred at (60, 52), 34 wide and 42 high. Behind the head and neck. */
const BEHIND: Partial<Record<Hairstyle, string>> = {
  long: 'M40 50Q36 26 60 26Q84 26 80 50Q80 74 86 88Q60 98 34 88Q40 74 40 50Z',
  bun: 'M49 24a11 10 0 0 1 22 0a11 10 0 0 1-22 0Z',
  fringe: 'M41 48Q38 28 60 27Q82 28 79 48L80 74Q60 82 40 74Z',
  curly:
    'M38 46a8 8 0 0 1 3-13a9 9 0 0 1 11-9a10 10 0 0 1 16 0a9 9 0 0 1 11 9a8 8 0 0 1 3 13a7 7 0 0 1-2 11H40a7 7 0 0 1-2-11Z',
};

/** In front of the head. */
const FRONT: Record<Hairstyle, string> = {
  short: 'M42.500 51Q40 28 60 28Q80 28 77.500 51Q74 40 66 38Q52 41 46 39Q43 44 42.500 51Z',
  curly: 'M43 48Q42 32 60 31Q78 32 77 48Q74 42 70 43Q66 37 60 41Q54 37 50 43Q46 42 43 48Z',
  long: 'M42 54Q40 28 60 28Q80 28 78 54Q76 42 60 34Q46 40 42 54Z',
  bun: 'M43 49Q41 29 60 29Q79 29 77 49Q72 38 60 37Q48 38 43 49Z',
  fringe: 'M42 48Q41 28 60 28Q79 28 78 48L75 44Q60 47 45 44Z',
  scarf: 'M42 46Q40 27 60 27Q80 27 78 46Q60 38 42 46Z',
};

export function HairBehind({ hairstyle, colour }: { hairstyle: Hairstyle; colour: string }) {
  const path = BEHIND[hairstyle];
  return path ? <path d={path} fill={colour} /> : null;
}

export function HairInFront({ hairstyle, colour }: { hairstyle: Hairstyle; colour: string }) {
  if (hairstyle !== 'scarf') return <path d={FRONT[hairstyle]} fill={colour} />;
  return (
    <>
      <path d="M42.500 50Q42 42 45 40V48ZM77.500 50Q78 42 75 40V48Z" fill={colour} />
      <path d={FRONT.scarf} fill={INK.scarf} />
      <path
        d="M49 37h.01M56 32.500h.01M64 32.500h.01M71 37h.01M60 37h.01"
        stroke={INK.scarfDot}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M77 42q9 0 11 8q-7 1-12-4z" fill={INK.scarf} />
    </>
  );
}
