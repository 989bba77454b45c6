import * as v from 'valibot';
import { eachItem, oneOf, rule, suggestion, unique } from '@/lib/values/schema';
import { CONTEXTS, type Context, GAME_OUTCOMES, wayOf } from './vocabulary';

const amount = v.pipe(
  v.number(),
  rule((value) => (Number.isInteger(value) && value > 0 ? undefined : `\`amount\` no pot ser ${value}.`)),
);

export const objective = v.object({
  /** Of a tower, or one of the `WAYS`, which are always descarregat. */
  code: v.string(),
  outcome: oneOf(GAME_OUTCOMES, 'outcome'),
  /** 1 if absent. */
  amount: v.optional(amount),
});
type Objective = v.InferOutput<typeof objective>;

export const reward = v.object({
  type: oneOf(['members'], 'type'),
  amount,
});

export const mission = v.object({
  /** Also the identifier. */
  title: v.string(),
  description: v.string(),
  objectives: v.pipe(
    v.record(oneOf(CONTEXTS, 'objectives'), v.array(objective)),
    rule((asked) =>
      Object.values(asked).flat().length === 0 ? 'no demana res: `objectives` és buit.' : undefined,
    ),
  ),
  rewards: v.array(reward),
  /** Title of the mission to complete before this one is proposed, or of several, of which one is enough. */
  after: v.optional(v.union([v.string(), v.pipe(v.array(v.string()), v.readonly())])),
  /** Of the missions with the same choice the player accepts one. The others go. */
  choice: v.optional(v.string()),
});

/** `known`: codes of the castle game. `rehearsed`: those that no performance has. */
export const missions = (known: readonly string[], rehearsed: readonly string[]) => {
  const problemOf = (context: Context, { code, outcome }: Objective) => {
    if (wayOf(code)) return wayProblem(code, outcome, context);
    if (!known.includes(code))
      return `el joc de castells no té «${code}». ${suggestion(code, known) ?? 'Els que té són a content/castle-game/scored-towers.ts.'}`;
    return context === 'performance' && rehearsed.includes(code)
      ? `a les actuacions no hi ha ${code}: demana'l a \`rehearsal\`.`
      : undefined;
  };
  return v.pipe(
    v.array(mission),
    unique('title'),
    eachItem(({ objectives }) =>
      CONTEXTS.flatMap((context) => (objectives[context] ?? []).map((one) => problemOf(context, one))).find(
        (problem) => problem !== undefined,
      ),
    ),
    eachItem(({ after = [] }, index, all) => {
      const parents = typeof after === 'string' ? [after] : after;
      const unknown = parents.find((parent) => !all.some(({ title }) => title === parent));
      if (unknown) return `«${unknown}» no és cap missió.`;
      // Otherwise missions could wait for each other.
      const reachable =
        parents.length === 0 || all.slice(0, index).some(({ title }) => parents.includes(title));
      return reachable ? undefined : `«${parents.join('», «')}» no és cap missió de més amunt.`;
    }),
  );
};

/** Only a first time can also be asked for in a rehearsal. */
const wayProblem = (way: string, outcome: string, context: Context) => {
  if (outcome !== 'descarregat') return `«${way}» sempre vol \`descarregat\`.`;
  return context === 'performance' || way === 'primer cop'
    ? undefined
    : `«${way}» és de tota una actuació: demana-ho a \`performance\`.`;
};
