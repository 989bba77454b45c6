import { type Drawing, type Figure, HALF_SHOULDERS, SHOULDER } from '@/lib/towers/drawing/figure';
import { ArmsShape, BodyShape, HeadShape, outlineOf } from './body-parts';
import { armPaths } from './body-paths';
import { type Cast, symbolOf } from './casting';
import { INK } from './ink';

type SymbolsProps = { readonly casts: readonly Cast[]; readonly prefix: string; readonly shirt: string };

const SHADE_OPACITY = { 0: 0, 1: 0.1, 2: 0.22, 3: 0.42 } as const;

const uniqueBy = (casts: readonly Cast[], key: (cast: Cast) => string): Cast[] => [
  ...new Map(casts.map((cast) => [key(cast), cast])).values(),
];

const headKey = ({ head, facing }: Cast) => `h${head[1]}${facing[0]}`;
const bodyKey = ({ body }: Cast) => `b${body.slice(1, 3)}`;
const armsKey = ({ arms }: Cast) => `a${arms.replace('-', '_')}`;
const outlineKey = (cast: Cast) => `o${cast.body.slice(1, 3)}${cast.arms.replace('-', '_')}`;

function Pieces({ casts, prefix, shirt }: SymbolsProps) {
  return (
    <>
      {uniqueBy(casts, bodyKey).map((cast) => (
        <g key={bodyKey(cast)} id={prefix + bodyKey(cast)}>
          <BodyShape body={cast.body} shirt={shirt} />
        </g>
      ))}
      {uniqueBy(casts, armsKey).map((cast) =>
        cast.arms === 'none' ? null : (
          <g key={armsKey(cast)} id={prefix + armsKey(cast)}>
            <ArmsShape arms={cast.arms} shirt={shirt} />
          </g>
        ),
      )}
      {uniqueBy(casts, headKey).map((cast) => (
        <g key={headKey(cast)} id={prefix + headKey(cast)}>
          <HeadShape head={cast.head} facing={cast.facing} />
        </g>
      ))}
      {uniqueBy(
        casts.filter(({ shade }) => shade > 0),
        outlineKey,
      ).map((cast) => (
        <path
          key={outlineKey(cast)}
          id={prefix + outlineKey(cast)}
          d={outlineOf(cast.body, cast.arms)}
          fill={INK.shadow}
        />
      ))}
    </>
  );
}

/** Defines one `<g>` per cast, for `<use>`. `prefix` keeps the ids of several drawings apart. */
export function Symbols(props: SymbolsProps) {
  const { casts, prefix } = props;
  return (
    <defs>
      <Pieces {...props} />
      {uniqueBy(casts, symbolOf).map((cast) => (
        <g key={symbolOf(cast)} id={prefix + symbolOf(cast)}>
          <use href={`#${prefix}${bodyKey(cast)}`} />
          {cast.arms !== 'none' && <use href={`#${prefix}${armsKey(cast)}`} />}
          <use href={`#${prefix}${headKey(cast)}`} y={cast.body === 'crouching' ? 46 : undefined} />
          {cast.shade > 0 && (
            <use href={`#${prefix}${outlineKey(cast)}`} opacity={SHADE_OPACITY[cast.shade]} />
          )}
        </g>
      ))}
    </defs>
  );
}

type PeopleProps = {
  readonly figures: readonly Figure[];
  readonly casts: ReadonlyMap<number, Cast>;
  readonly prefix: string;
  readonly shirt: string;
};

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

/** Rounded, since a pinya has hundreds of people and markup must stay small. */
const place = ({ x, y, scale }: Figure) =>
  scale === 1 ? { x: Math.round(x), y: Math.round(y) } : { transform: `translate(${x} ${y})scale(${scale})` };

/** In painting order, grouped as `<g data-part data-floor>`. */
export function People({ figures, casts, prefix, shirt }: PeopleProps) {
  return batches(figures).map((batch) => (
    <g key={batch.figures[0]?.id} data-part={batch.part} data-floor={batch.floor}>
      {batch.figures.map((figure) => {
        const cast = casts.get(figure.id);
        if (!cast) return null;
        return (
          <use
            key={`${figure.id} ${figure.x}`}
            href={`#${prefix}${symbolOf(cast)}`}
            {...place(figure)}
            fill={cast.skin}
            color={cast.hair}
          />
        );
      })}
      {batch.figures.map((figure) => {
        const cast = casts.get(figure.id);
        if (!cast || figure.hands.length === 0) return null;
        return (
          <LinkedArms key={figure.id} figure={figure} skin={cast.skin} shirt={shirt} shade={cast.shade} />
        );
      })}
    </g>
  ));
}

type LinkedArmsProps = {
  readonly figure: Figure;
  readonly skin: string;
  readonly shirt: string;
  readonly shade: number;
};

/** Arms on the neighbours' shoulders. */
export function LinkedArms({ figure, skin, shirt, shade }: LinkedArmsProps) {
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
