import { memo, type Ref, useId } from 'react';
import { castOf } from '@/components/shared/tower-drawing/casting';
import { GroundShadow } from '@/components/shared/tower-drawing/ground-shadow';
import { DEFAULT_SHIRT } from '@/components/shared/tower-drawing/ink';
import { People } from '@/components/shared/tower-drawing/people';
import { Symbols } from '@/components/shared/tower-drawing/symbols';
import { PLANES, type ShowStage, showLayers } from '@/lib/castle-game/show/layers';
import { drawElevation } from '@/lib/towers/drawing/elevation';
import type { Drawing } from '@/lib/towers/drawing/figure';
import type { Construction } from '@/lib/towers/types';
import styles from './stage.module.css';
import { resting, StageFigures } from './stage-figures';

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
  const prefix = `s${useId().replace(/[^a-z0-9]/gi, '')}-`;
  const { x, y, width, height } = drawing.box;
  const crowning = drawing.figures.filter(({ pose }) => pose === 'crowning').map(resting);
  const casts = new Map(drawing.figures.map((figure) => [figure.id, castOf(figure)]));
  return (
    <div ref={scene} className={styles.drawing} data-aleta={aleta} aria-hidden="true">
      {PLANES.map((plane) => (
        <svg
          key={plane}
          viewBox={`${x} ${y} ${width} ${height}`}
          preserveAspectRatio="xMidYMax meet"
          aria-hidden="true"
        >
          {plane === 'behind' && (
            <>
              <Symbols casts={[...casts.values(), ...crowning.map(castOf)]} prefix={prefix} shirt={SHIRT} />
              <g data-shadow="">
                <GroundShadow drawing={drawing} />
              </g>
            </>
          )}
          {stage.layers
            .filter((layer) => layer.plane === plane)
            .map(({ figures }) => (
              <g key={figures[0]?.id} data-layer="">
                {plane === 'trunk' ? (
                  <StageFigures figures={figures} prefix={prefix} shirt={SHIRT} />
                ) : (
                  <People figures={figures} casts={casts} prefix={prefix} shirt={SHIRT} />
                )}
              </g>
            ))}
        </svg>
      ))}
    </div>
  );
});
