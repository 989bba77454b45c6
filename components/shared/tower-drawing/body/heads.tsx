import { INK } from '../ink';
import { HAIR_CAP, NECK, SCARF_BACK, SCARF_BACK_DOTS, SCARF_CAP, SCARF_DOTS, SKULL } from './limb-paths';

/** Hairstyles, seen from behind (`away`) and from the front (`toward`). */
export type Head = 'short' | 'scarf' | 'bun' | 'tail';

const Scarf = ({ back }: { readonly back: boolean }) => (
  <>
    <path d={back ? SCARF_BACK : SCARF_CAP} fill={INK.scarf} />
    <path
      d={back ? SCARF_BACK_DOTS : SCARF_DOTS}
      stroke={INK.scarfDot}
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  </>
);

const Back = ({ head }: { readonly head: Head }) => (
  <>
    <path d={SKULL} fill="currentColor" />
    {head === 'scarf' && <Scarf back />}
    {head === 'bun' && <circle cy="-11" r="4.500" fill="currentColor" />}
    {head === 'tail' && <path d="M-3-6Q-6 10 0 19Q6 10 3-6Z" fill="currentColor" />}
  </>
);

const Front = ({ head }: { readonly head: Head }) => (
  <>
    {head === 'bun' && <circle cy="-12" r="4.500" fill="currentColor" />}
    <path d={SKULL} />
    {head === 'scarf' ? <Scarf back={false} /> : <path d={HAIR_CAP} fill="currentColor" />}
  </>
);

/** A head without features. Skin inherits `fill` and hair inherits `color`. */
export function HeadShape({ head, facing }: { readonly head: Head; readonly facing: 'away' | 'toward' }) {
  return (
    <>
      <path d={NECK} />
      <g transform="translate(0-113)">{facing === 'away' ? <Back head={head} /> : <Front head={head} />}</g>
    </>
  );
}
