import { ArmsShape, BodyShape, outlineOf } from './body/body-parts';
import { HeadShape } from './body/heads';
import { type Cast, symbolOf } from './casting';
import { INK } from './ink';

type Props = { readonly casts: readonly Cast[]; readonly prefix: string; readonly shirt: string };

const SHADE_OPACITY = { 0: 0, 1: 0.1, 2: 0.22, 3: 0.42 } as const;

const uniqueBy = (casts: readonly Cast[], key: (cast: Cast) => string): Cast[] => [
  ...new Map(casts.map((cast) => [key(cast), cast])).values(),
];

const headKey = ({ head, facing }: Cast) => `h${head[1]}${facing[0]}`;
const bodyKey = ({ body }: Cast) => `b${body.slice(1, 3)}`;
const armsKey = ({ arms }: Cast) => `a${arms.replace('-', '_')}`;
const outlineKey = (cast: Cast) => `o${cast.body.slice(1, 3)}${cast.arms.replace('-', '_')}`;

/** Shared parts of the people, one of each kind. */
function Pieces({ casts, prefix, shirt }: Props) {
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

/** Defines one `<g>` per cast, for `<use>`. Ids start with `prefix`, so that drawings on a page do not clash. */
export function Symbols(props: Props) {
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
