import { memo, type Ref, useMemo } from 'react';
import { DEFAULT_SHIRT } from '@/components/shared/tower-drawing/ink';
import { Bodies, GroundShadow, LinkedArms, People } from '@/components/shared/tower-drawing/people';
import { stillOf } from '@/lib/castle-game/show/moments';
import { PLANES, type ShowStage, showLayers } from '@/lib/castle-game/show/stage';
import type { GameOutcome } from '@/lib/castle-game/vocabulary';
import { drawElevation } from '@/lib/towers/drawing/elevation';
import type { Drawing, Figure } from '@/lib/towers/drawing/figure';
import { parseConstruction } from '@/lib/towers/notation';
import type { Construction } from '@/lib/towers/types';
import styles from './stage.module.css';

export function stageOf(construction: Construction): { drawing: Drawing; stage: ShowStage } {
  const drawing = drawElevation(construction);
  return { drawing, stage: showLayers(drawing) };
}

const SHIRT = `var(--shirt,${DEFAULT_SHIRT})`;

type StageDrawingProps = {
  readonly drawing: Drawing;
  readonly stage: ShowStage;
  readonly scene?: Ref<HTMLDivElement>;
  /** Raises the enxaneta's hand in a still picture. */
  readonly aleta?: boolean;
};

/** Rendered once. Hidden from screen readers: the text around it describes it. */
export const StageDrawing = memo(function StageDrawing(props: StageDrawingProps) {
  const { drawing, stage, scene, aleta = false } = props;
  const { x, y, width, height } = drawing.box;
  return (
    <div ref={scene} className={`stack ${styles.drawing}`} data-aleta={aleta} aria-hidden="true">
      {PLANES.map((plane) => (
        <svg
          key={plane}
          viewBox={`${x} ${y} ${width} ${height}`}
          preserveAspectRatio="xMidYMax meet"
          aria-hidden="true"
        >
          {plane === 'behind' && (
            <g data-shadow="">
              <GroundShadow drawing={drawing} />
            </g>
          )}
          {stage.layers
            .filter((layer) => layer.plane === plane)
            .map(({ figures }) => (
              <g key={figures[0]?.id} data-layer="">
                {plane === 'trunk' ? (
                  <StageFigures figures={figures} />
                ) : (
                  <People figures={figures} shirt={SHIRT} />
                )}
              </g>
            ))}
        </svg>
      ))}
    </div>
  );
});

/** Returns the enxaneta before and after the aleta: crouching, hands down. */
const resting = (figure: Figure): Figure => ({ ...figure, pose: 'crouching' });

type PersonProps = { readonly figure: Figure; readonly hand: 'up' | 'down' | undefined };

const Person = ({ figure, hand }: PersonProps) => (
  <g data-hand={hand}>
    <Bodies figures={[figure]} shirt={SHIRT} />
  </g>
);

/** Angles in degrees from the right, for the strokes around the open hand. */
const RAYS = [-170, -130, -90, -50, -10];

function Rays({ figure: { x, y, scale } }: { readonly figure: Figure }) {
  return (
    <g transform={`translate(${x + 22 * scale} ${y - 152 * scale})`}>
      <g data-hand="up" data-rays="">
        {RAYS.map((angle) => (
          <path key={angle} d="M14 0H23" transform={`rotate(${angle})`} />
        ))}
      </g>
    </g>
  );
}

/** Each person is a group, so that each can climb and fall. */
const StageFigures = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <>
    {figures.map((figure) => (
      <g key={figure.id} data-figure={figure.id}>
        {figure.pose === 'crowning' && <Person figure={resting(figure)} hand="down" />}
        <Person figure={figure} hand={figure.pose === 'crowning' ? 'up' : undefined} />
        {figure.role === 'enxaneta' && <Rays figure={figure} />}
      </g>
    ))}
    <g data-arms="">
      {figures.map((figure) => (
        <LinkedArms key={figure.id} figure={figure} shirt={SHIRT} />
      ))}
    </g>
  </>
);

type StillTowerProps = {
  readonly code: string;
  readonly outcome: GameOutcome;
};

/** The highest point of an attempt. Renders nothing for an invalid code. */
export function StillTower({ code, outcome }: StillTowerProps) {
  const picture = useMemo(() => {
    const parsed = parseConstruction(code);
    if (!parsed.ok) return;
    const { stage, drawing } = stageOf(parsed.construction);
    const { height, aleta } = stillOf(outcome, stage.steps);
    const layers = stage.layers.filter(({ step, grounded }) => grounded || step < height);
    return { drawing, aleta, stage: { ...stage, layers } };
  }, [code, outcome]);
  return picture ? <StageDrawing {...picture} /> : null;
}
