import {
  type Arm,
  CROUCHING_ARMS,
  CROWNING_ARMS,
  FEET,
  HAIR_CAP,
  HOLDING_ARMS,
  LEGS,
  LEGS_SHADE,
  NECK,
  reachingArms,
  SASH,
  SASH_FOLDS,
  SCARF_BACK,
  SCARF_BACK_DOTS,
  SCARF_CAP,
  SCARF_DOTS,
  SKULL,
  STRIDE,
  STRIDE_FEET,
  STRIDE_SHADE,
  TORSO,
  TORSO_FOOT,
  TORSO_SHADE,
} from './body-paths';
import { INK } from './ink';

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

/** Skin inherits `fill`, hair inherits `color`. */
export function HeadShape({ head, facing }: { readonly head: Head; readonly facing: 'away' | 'toward' }) {
  return (
    <>
      <path d={NECK} />
      <g transform="translate(0-113)">{facing === 'away' ? <Back head={head} /> : <Front head={head} />}</g>
    </>
  );
}

export type Body = 'standing' | 'pressing' | 'striding' | 'crouching';

const Sash = () => (
  <>
    <path d={SASH} fill={INK.sash} />
    <path d={SASH_FOLDS} fill="none" stroke={INK.sashFold} strokeWidth="1.500" />
  </>
);

const CROUCHED_LEGS = 'M-14-29Q-23-22-20-8Q-18 1-12 0L-6-8H6L12 0Q18 1 20-8Q23-22 14-29Z';
const CROUCHED_LEGS_SHADE = 'M14-29Q23-22 20-8Q18 1 12 0L9-4Q17-14 8-29ZM-6-8H6L2-14H-2Z';
const CROUCHED_BACK = 'M-7-56Q-17-55-18-47L-14-28H14L18-47Q17-55 7-56Z';
const CROUCHED_SASH = 'M-14-34Q0-31 14-34L15-25Q0-20-15-25Z';

const Crouching = ({ shirt }: { readonly shirt: string }) => (
  <>
    <path d={FEET} />
    <path d={CROUCHED_LEGS} fill={INK.trousers} />
    <path d={CROUCHED_LEGS_SHADE} fill={INK.trousersShade} />
    <path d={CROUCHED_BACK} fill={shirt} />
    <path d="M7-56Q17-55 18-47L14-28H5Q10-42 6-56Z" fill={INK.shadow} opacity=".16" />
    <path d={CROUCHED_SASH} fill={INK.sash} />
  </>
);

/** Skin inherits `fill`. */
export function BodyShape({ body, shirt }: { readonly body: Body; readonly shirt: string }) {
  if (body === 'crouching') return <Crouching shirt={shirt} />;
  const striding = body === 'striding';
  const barefoot = body === 'standing';
  return (
    <>
      <path d={striding ? STRIDE_FEET : FEET} fill={barefoot ? undefined : INK.espardenya} />
      <path d={striding ? STRIDE : LEGS} fill={barefoot ? INK.trousers : INK.pinyaTrousers} />
      <path
        d={striding ? STRIDE_SHADE : LEGS_SHADE}
        fill={barefoot ? INK.trousersShade : INK.pinyaTrousersShade}
      />
      <path d={TORSO} fill={shirt} />
      <path d={TORSO_SHADE + TORSO_FOOT} fill={INK.shadow} opacity=".16" />
      <Sash />
    </>
  );
}

/** Poses of the arms. `r-2` … `r2` reach towards the trunk with that lean. */
export type ArmsName = 'none' | 'holding' | 'crouching' | 'crowning' | 'r-2' | 'r-1' | 'r0' | 'r1' | 'r2';

const ARM_PATHS: Record<Exclude<ArmsName, 'none'>, Arm> = {
  holding: HOLDING_ARMS,
  crouching: CROUCHING_ARMS,
  crowning: CROWNING_ARMS,
  'r-2': reachingArms(-2),
  'r-1': reachingArms(-1),
  r0: reachingArms(0),
  r1: reachingArms(1),
  r2: reachingArms(2),
};

export function ArmsShape({
  arms,
  shirt,
}: {
  readonly arms: Exclude<ArmsName, 'none'>;
  readonly shirt: string;
}) {
  const { sleeve, forearm } = ARM_PATHS[arms];
  return (
    <>
      <path d={forearm} />
      <path d={sleeve} fill={shirt} />
      <path d={sleeve} fill={INK.shadow} opacity=".1" />
    </>
  );
}

/** Outline that darkens people in the shade. */
export function outlineOf(body: Body, arms: ArmsName): string {
  const limbs = arms === 'none' ? '' : ARM_PATHS[arms].sleeve + ARM_PATHS[arms].forearm;
  const head =
    body === 'crouching'
      ? 'M-9-68a9 11 0 0 0 18 0a9 11 0 0 0-18 0Z'
      : 'M-9-114a9 11 0 0 0 18 0a9 11 0 0 0-18 0Z';
  if (body === 'crouching') return CROUCHED_LEGS + CROUCHED_BACK + CROUCHED_SASH + head;
  return (body === 'striding' ? STRIDE : LEGS) + TORSO + SASH + head + limbs;
}
