import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DrawingContent } from '@/components/shared/tower-drawing/drawing-content';
import { DEFAULT_SHIRT } from '@/components/shared/tower-drawing/ink';
import { DAILY_TOWERS } from '@/content/games/daily-castell';
import {
  type DailyCatalogue,
  type DailyTower,
  dailyCatalogue,
  dailyPicture,
  floorMark,
} from '@/lib/games/daily-castell/catalogue';
import { drawElevation } from '@/lib/towers/drawing/elevation';
import type { Tower } from '@/lib/towers/types';
import type { PictureFile } from './drawings';

const PREFIX = 'd';

/** One floor after another, from the lowest. */
const floorsOf = ({ floors }: Tower): readonly number[] =>
  Array.from({ length: floors }, (_, below) => below + 1);

/** Hides the floors above the one in the address. */
function rising(tower: Tower): string {
  const hidden = floorsOf(tower)
    .slice(1)
    .map((floor, below) => {
      const shown = Array.from({ length: below + 1 }, (_, lower) => `#${floorMark(lower + 1)}`);
      return `:is(${shown.join()}):target [data-floor="${floor}"]`;
    });
  return `${hidden.join()}{display:none}`;
}

/** Wraps its children in one group per floor. */
function Marked({
  floors: [floor, ...others],
  children,
}: {
  floors: readonly number[];
  children: ReactNode;
}) {
  if (floor === undefined) return children;
  return (
    <g id={floorMark(floor)}>
      <Marked floors={others}>{children}</Marked>
    </g>
  );
}

/**
 * The drawing of a tower as a file that shows it floor by floor, by the fragment of its address. All have one
 * ground line and scale. Nothing in the file reveals the tower.
 */
function risingFile(catalogue: DailyCatalogue, castell: DailyTower): PictureFile {
  const { tower } = castell;
  const drawing = drawElevation(tower, { frame: 'card' });
  const { x, y, width, height } = drawing.box;
  const content = renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would reveal the answer; the page describes it
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`${x} ${y} ${width} ${height}`}>
      <style>{rising(tower)}</style>
      <Marked floors={floorsOf(tower)}>
        <DrawingContent drawing={drawing} prefix={PREFIX} shirt={DEFAULT_SHIRT} />
      </Marked>
    </svg>,
  );
  return {
    name: dailyPicture(catalogue, castell),
    content: content.replace(/><\/(?:path|use|ellipse)>/g, '/>'),
  };
}

/** The pictures of every tower that the castell of the day can be. */
export function risingFiles(): readonly PictureFile[] {
  const catalogue = dailyCatalogue(DAILY_TOWERS);
  return catalogue.towers.map((castell) => risingFile(catalogue, castell));
}
