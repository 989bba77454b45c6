import { distancesFrom, distancesToEndings } from './distances';
import { buildGraph, FIRST_PASSAGE, linksFrom, type StoryGraph } from './graph';
import type { StoryProblem } from './problem';
import type { StoryRules } from './rules';
import type { Passage, PassageId } from './types';

const checkTargets = ({ links }: StoryGraph): readonly StoryProblem[] =>
  [...links].flatMap(([passage, targets]) =>
    targets
      .filter((target) => !links.has(target))
      .map((target) => ({ check: 'unknown target' as const, passage, detail: target })),
  );

const checkReach = (graph: StoryGraph): readonly StoryProblem[] => {
  const reached = distancesFrom(graph, FIRST_PASSAGE);
  return [...graph.links.keys()]
    .filter((id) => id !== 'home' && !reached.has(id))
    .map((passage) => ({ check: 'unreachable', passage, detail: `not reached from ${FIRST_PASSAGE}` }));
};

const checkWaysOut = (graph: StoryGraph): readonly StoryProblem[] =>
  [...graph.links.keys()]
    .filter((id) => distancesToEndings(graph, id).length === 0)
    .map((passage) => ({ check: 'no ending ahead', passage, detail: 'no path to an ending' }));

const returnsTo = (graph: StoryGraph, id: PassageId): boolean =>
  linksFrom(graph, id).some((link) => distancesFrom(graph, link).has(id));

/** Time only moves forward along the night, so no passage may come back to itself. */
const checkLoops = (graph: StoryGraph): readonly StoryProblem[] =>
  [...graph.links.keys()]
    .filter((id) => returnsTo(graph, id))
    .map((passage) => ({ check: 'loop', passage, detail: 'a path comes back here' }));

const checkEndings = (graph: StoryGraph, rules: StoryRules): readonly StoryProblem[] => {
  const holders = new Map<number, PassageId>();
  const problems: StoryProblem[] = [];
  for (const [passage, final] of graph.endings) {
    const holder = holders.get(final);
    if (!Number.isInteger(final) || final < 1 || final > rules.endings) {
      problems.push({
        check: 'ending number',
        passage,
        detail: `${final} is not from 1 to ${rules.endings}`,
      });
    } else if (holder !== undefined) {
      problems.push({ check: 'ending number', passage, detail: `${final} is taken by ${holder}` });
    }
    holders.set(final, passage);
  }
  for (let final = 1; final <= rules.endings; final += 1) {
    if (!holders.has(final)) {
      problems.push({ check: 'ending number', passage: FIRST_PASSAGE, detail: `${final} is missing` });
    }
  }
  return problems;
};

const checkShortest = (graph: StoryGraph, rules: StoryRules): readonly StoryProblem[] =>
  distancesToEndings(graph, FIRST_PASSAGE)
    .filter(({ choices }) => choices < rules.shortestNight)
    .map(({ id, choices }) => ({ check: 'early ending', passage: id, detail: `${choices} choices` }));

/** The faults of a story as a whole: where its options lead, its loops and its endings. */
export const checkGraph = (passages: readonly Passage[], rules: StoryRules): readonly StoryProblem[] => {
  const graph = buildGraph(passages);
  return [
    ...checkTargets(graph),
    ...checkReach(graph),
    ...checkWaysOut(graph),
    ...checkLoops(graph),
    ...checkEndings(graph, rules),
    ...checkShortest(graph, rules),
  ];
};
