import { buildGraph, distancesFrom, distancesToEndings, linksFrom, type StoryGraph } from '@/lib/story/graph';
import { HOME, type Passage, type PassageId } from '@/lib/story/passage';
import type { StoryProblem } from './problem';
import type { StoryRules } from './rules';

const checkTargets = ({ links }: StoryGraph): readonly StoryProblem[] =>
  [...links].flatMap(([passage, targets]) =>
    targets
      .filter((target) => !links.has(target))
      .map((target) => ({ check: 'unknown target' as const, passage, detail: target })),
  );

const checkReach = (graph: StoryGraph): readonly StoryProblem[] => {
  const reached = distancesFrom(graph, HOME);
  return [...graph.links.keys()]
    .filter((id) => !reached.has(id))
    .map((passage) => ({ check: 'unreachable', passage, detail: 'no option leads here' }));
};

const checkWaysOut = (graph: StoryGraph): readonly StoryProblem[] =>
  [...graph.links.keys()]
    .filter((id) => distancesToEndings(graph, id).length === 0)
    .map((passage) => ({ check: 'no ending ahead', passage, detail: 'no path to an ending' }));

const returnsTo = (graph: StoryGraph, id: PassageId): boolean =>
  linksFrom(graph, id).some((link) => distancesFrom(graph, link).has(id));

/** Time only moves forward in a night. */
const checkLoops = (graph: StoryGraph): readonly StoryProblem[] =>
  [...graph.links.keys()]
    .filter((id) => returnsTo(graph, id))
    .map((passage) => ({ check: 'loop', passage, detail: 'a path comes back here' }));

/** From 1, without gaps or repetitions. */
const checkEndings = ({ endings }: StoryGraph): readonly StoryProblem[] => {
  const holders = new Map<number, PassageId>();
  return [...endings].flatMap(([passage, final]) => {
    const holder = holders.get(final);
    holders.set(final, passage);
    if (!Number.isInteger(final) || final < 1 || final > endings.size) {
      return [{ check: 'ending number', passage, detail: `${final} is not from 1 to ${endings.size}` }];
    }
    return holder === undefined
      ? []
      : [{ check: 'ending number', passage, detail: `${final} is taken by ${holder}` }];
  });
};

const checkShortest = (graph: StoryGraph, rules: StoryRules): readonly StoryProblem[] =>
  distancesToEndings(graph, graph.first)
    .filter(({ choices }) => choices < rules.shortestNight)
    .map(({ id, choices }) => ({ check: 'early ending', passage: id, detail: `${choices} choices` }));

export const checkGraph = (passages: readonly Passage[], rules: StoryRules): readonly StoryProblem[] => {
  const graph = buildGraph(passages);
  return [
    ...checkTargets(graph),
    ...checkReach(graph),
    ...checkWaysOut(graph),
    ...checkLoops(graph),
    ...checkEndings(graph),
    ...checkShortest(graph, rules),
  ];
};
