import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import { DEFAULT_SHIRT } from '@/components/shared/tower-drawing/ink';
import { GroundShadow, People } from '@/components/shared/tower-drawing/people';
import { PagePart } from '@/components/ui/page-part';
import { PICKER_TEXTS } from '@/content/interface/castle-game/picker';
import { spokenTower } from '@/content/interface/castle-game/towers';
import { whenIdle } from '@/lib/browser/schedule';
import type { PickerTower } from '@/lib/castle-game/picker';
import { drawElevation } from '@/lib/towers/drawing/elevation';
import type { Figure } from '@/lib/towers/drawing/figure';
import { parseConstruction } from '@/lib/towers/notation';
import type { Construction } from '@/lib/towers/types';
import { ChanceBars } from './chances';
import styles from './tower-preview.module.css';

/** Milliseconds between steps in browsers without `requestIdleCallback`. */
const PAUSE = 40;

function usePressed(): boolean {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    const stops = new AbortController();
    const { signal } = stops;
    // A transition renders after the click that follows the release.
    const released = () => startTransition(() => setPressed(false));
    window.addEventListener('pointerdown', () => setPressed(true), { signal });
    window.addEventListener('pointerup', released, { signal });
    window.addEventListener('pointercancel', released, { signal });
    return () => stops.abort();
  }, []);
  return pressed;
}

/** Returns how many groups to draw: one more whenever the browser is idle. Pauses while a pointer is pressed. */
function useSteps(groups: number): number {
  const [arrived, setArrived] = useState(1);
  const pressed = usePressed();
  useEffect(
    () =>
      arrived < groups && !pressed ? whenIdle(() => setArrived(arrived + 1), { fallback: PAUSE }) : undefined,
    [arrived, groups, pressed],
  );
  return arrived;
}

const SHIRT = `var(--shirt,${DEFAULT_SHIRT})`;
/** People drawn per step: a slow phone draws as many in about 50 ms. */
const TOGETHER = 12;

const Group = memo(People);

const groupsOf = (figures: readonly Figure[]): readonly (readonly Figure[])[] =>
  Array.from({ length: Math.ceil(figures.length / TOGETHER) }, (_, index) =>
    figures.slice(index * TOGETHER, (index + 1) * TOGETHER),
  );

type GatheringDrawingProps = { readonly construction: Construction; readonly className?: string | undefined };

/** Draws a tower in steps, the people at the back first. Hidden from screen readers. */
function SteppedDrawing({ construction, className }: GatheringDrawingProps) {
  const { drawing, groups } = useMemo(() => {
    const drawn = drawElevation(construction);
    return { drawing: drawn, groups: groupsOf(drawn.figures) };
  }, [construction]);
  const arrived = useSteps(groups.length);
  const { x, y, width, height } = drawing.box;
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" className={className}>
      <GroundShadow drawing={drawing} />
      {groups.slice(0, arrived).map((figures) => (
        <Group key={figures[0]?.id} figures={figures} shirt={SHIRT} />
      ))}
    </svg>
  );
}

/** Delay in milliseconds before a tower is drawn: large towers have hundreds of people. */
const LOOK = 220;

function Drawn({ code }: { code: string }) {
  const parsed = useMemo(() => parseConstruction(code), [code]);
  return parsed.ok ? (
    <SteppedDrawing key={code} construction={parsed.construction} className={styles.tower} />
  ) : null;
}

/** Hidden from screen readers, since each card contains the same. */
export function TowerPreview({ tower: { entry, chances } }: { tower: PickerTower }) {
  const rested = useRested(entry.code, LOOK);
  return (
    <div className={`hidden ${styles.preview}`} aria-hidden="true" data-preview={entry.code}>
      <div className={`stack ${styles.stage}`}>
        {rested === entry.code && (
          <PagePart key={rested} fallback={null}>
            <Drawn code={rested} />
          </PagePart>
        )}
      </div>
      <div className="stack gap-2 pad-4">
        <p className="display title-s bold capital leading-title">{spokenTower(entry.code)}</p>
        <p className="note">{PICKER_TEXTS.chances}</p>
        <ChanceBars chances={chances} />
      </div>
    </div>
  );
}

function useRested<Value>(value: Value, milliseconds: number): Value | undefined {
  const [rested, setRested] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
