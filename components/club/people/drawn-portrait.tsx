import { DEFAULT_SHIRT, INK, LOOKS } from '@/components/shared/tower-drawing/ink';
import { type Hairstyle, portraitTraits } from '@/lib/club/people';
import styles from './drawn-portrait.module.css';

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

function HairBehind({ hairstyle, colour }: { hairstyle: Hairstyle; colour: string }) {
  const path = BEHIND[hairstyle];
  return path ? <path d={path} fill={colour} /> : null;
}

function HairInFront({ hairstyle, colour }: { hairstyle: Hairstyle; colour: string }) {
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

const BACKDROPS = ['mocador', 'sand', 'green'] as const;

/** Draws a portrait without facial interactive pages. The same id always gives the same drawing. */
export function DrawnPortrait({ id }: { id: string }) {
  const { hairstyle, look, backdrop, glasses } = portraitTraits(id);
  const { skin, hair } = LOOKS[look % LOOKS.length] ?? LOOKS[0];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 130"
      className={styles.portrait}
      data-backdrop={BACKDROPS[backdrop % BACKDROPS.length]}
    >
      <HairBehind hairstyle={hairstyle} colour={hair} />
      <path d="M14 130Q14 99 40 93L52 88H68L80 93Q106 99 106 130Z" fill={DEFAULT_SHIRT} />
      <path d="M82 94Q106 100 106 130H86Q92 108 82 94Z" fill={INK.shadow} opacity=".16" />
      <path d="M51 70H69V90Q60 100 51 90Z" fill={skin} />
      <path d="M51 76Q60 82 69 76V81Q60 87 51 81Z" fill={INK.shadow} opacity=".16" />
      <path d="M46 90L60 104L74 90L79 95L66 110L60 105L54 110L41 95Z" fill={INK.scarf} />
      <path
        d="M49 96h.01M54 101h.01M66 101h.01M71 96h.01"
        stroke={INK.scarfDot}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d="M43 50A17 21 0 0 1 77 50Q77 73 60 74Q43 73 43 50Z" fill={skin} />
      <path d="M68 32Q77 38 77 50Q77 73 60 74Q72 66 72 50Q72 40 68 32Z" fill={INK.shadow} opacity=".08" />
      <HairInFront hairstyle={hairstyle} colour={hair} />
      {glasses && (
        <path
          d="M45.500 53a6 5.500 0 0 0 12 0a6 5.500 0 0 0-12 0M62.500 53a6 5.500 0 0 0 12 0a6 5.500 0 0 0-12 0M57.500 52q2.500-2 5 0"
          fill="none"
          stroke={INK.sash}
          strokeWidth="1.800"
        />
      )}
    </svg>
  );
}
