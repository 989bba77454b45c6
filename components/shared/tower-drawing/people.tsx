import { type Drawing, type Figure, HALF_SHOULDERS, SHOULDER } from '@/lib/towers/drawing/figure';
import { armPaths } from './body-paths';
import { castKey, castOf } from './casting';
import { INK } from './ink';
import { type PaintedPath, paintedPaths, symbolPaths } from './placed-paths';

type PeopleProps = { readonly figures: readonly Figure[]; readonly shirt: string };

const Paths = ({ paths }: { readonly paths: readonly PaintedPath[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: paths have no identity
  paths.map((path, index) => <path key={index} {...path} />);

/** Without the arms that are on neighbours' shoulders. */
export const Bodies = ({ figures, shirt }: PeopleProps) => <Paths paths={paintedPaths(figures, shirt)} />;

type SymbolsProps = PeopleProps & { readonly prefix: string };

/** Defines each kind of person once, for `<use>`. */
function Symbols({ figures, prefix, shirt }: SymbolsProps) {
  const casts = new Map(figures.map(castOf).map((cast) => [castKey(cast), cast]));
  return (
    <defs>
      {[...casts].map(([key, cast]) => (
        <g key={key} id={prefix + key}>
          <Paths paths={symbolPaths(cast, shirt)} />
        </g>
      ))}
    </defs>
  );
}

/** Rounded, since a pinya has hundreds of people and markup must stay small. */
const place = ({ x, y, scale }: Figure) =>
  scale === 1 ? { x: Math.round(x), y: Math.round(y) } : { transform: `translate(${x} ${y})scale(${scale})` };

function Uses({ figures, prefix }: Pick<SymbolsProps, 'figures' | 'prefix'>) {
  return figures.map((figure) => {
    const cast = castOf(figure);
    const symbol = `#${prefix}${castKey(cast)}`;
    return (
      <use
        key={`${figure.id} ${figure.x}`}
        href={symbol}
        {...place(figure)}
        fill={cast.skin}
        color={cast.hair}
      />
    );
  });
}

type Batch = { readonly floor: number; readonly part: string; readonly figures: Figure[] };

/** Consecutive figures of one floor and part, which a game reveals together. */
function batches(figures: readonly Figure[]): Batch[] {
  const result: Batch[] = [];
  for (const figure of figures) {
    const last = result.at(-1);
    if (last && last.floor === figure.floor && last.part === figure.part) last.figures.push(figure);
    else result.push({ floor: figure.floor, part: figure.part, figures: [figure] });
  }
  return result;
}

/**
 * In painting order, grouped as `<g data-part data-floor>`. With a prefix of ids, for markup that is sent: a tenth of the bytes,
 * twice the elements for the browser.
 */
export function People({ figures, shirt, prefix }: PeopleProps & { readonly prefix?: string | undefined }) {
  return (
    <>
      {prefix && <Symbols figures={figures} prefix={prefix} shirt={shirt} />}
      {batches(figures).map((batch) => (
        <g key={batch.figures[0]?.id} data-part={batch.part} data-floor={batch.floor}>
          {prefix ? (
            <Uses figures={batch.figures} prefix={prefix} />
          ) : (
            <Bodies figures={batch.figures} shirt={shirt} />
          )}
          {batch.figures
            .filter(({ hands }) => hands.length > 0)
            .map((figure) => (
              <LinkedArms key={figure.id} figure={figure} shirt={shirt} />
            ))}
        </g>
      ))}
    </>
  );
}

/** Arms on the neighbours' shoulders. */
export function LinkedArms({ figure, shirt }: { readonly figure: Figure; readonly shirt: string }) {
  const { skin, shade } = castOf(figure);
  const arms = figure.hands.map((hand) => {
    const side = Math.sign(hand.x - figure.x);
    const shoulder = {
      x: figure.x + side * (HALF_SHOULDERS - 5) * figure.scale,
      y: figure.y - (SHOULDER - 6) * figure.scale,
    };
    const elbow = { x: shoulder.x * 0.45 + hand.x * 0.55, y: shoulder.y * 0.45 + hand.y * 0.55 };
    return armPaths(shoulder, elbow, hand, figure.scale);
  });
  if (arms.length === 0) return null;
  const sleeve = arms.map((arm) => arm.sleeve).join('');
  const forearm = arms.map((arm) => arm.forearm).join('');
  return (
    <>
      <path d={forearm} fill={skin} />
      <path d={sleeve} fill={shirt} />
      <path d={shade > 0 ? sleeve + forearm : sleeve} fill={INK.shadow} opacity={shade > 0 ? 0.26 : 0.1} />
    </>
  );
}

export function GroundShadow({ drawing }: { readonly drawing: Drawing }) {
  if (!drawing.shadow) return null;
  const { x, y, width, height } = drawing.shadow;
  return (
    <ellipse
      cx={x + width / 2}
      cy={y + height / 2}
      rx={width / 2}
      ry={height / 2}
      fill={INK.shadow}
      opacity=".14"
    />
  );
}
