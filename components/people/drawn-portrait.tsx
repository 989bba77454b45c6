import { DEFAULT_SHIRT, INK, LOOKS } from '@/components/shared/tower-drawing/ink';
import { portraitTraits } from '@/lib/club/portrait';
import styles from './drawn-portrait.module.css';
import { HairBehind, HairInFront } from './hair';

const BACKDROPS = ['mocador', 'sand', 'green'] as const;

/** Draws a portrait without facial features. The same id always gives the same drawing. */
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
