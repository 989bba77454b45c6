import { groupDiades } from '@/lib/diades/grouping/diades';
import { parseDiades } from '@/lib/diades/reading/diades-sheet';
import { parseScores } from '@/lib/diades/reading/scores-sheet';
import { withFixedScores } from '@/lib/diades/scoring/attempt-points';
import { listChoices } from '@/lib/diades/views/list';
import { rankingRows } from '@/lib/diades/views/ranking-rows';
import { builtSheet } from './sheets';

/** What the sheets of the built site say, read apart from its pages. */
function readResults() {
  const rows = parseDiades(builtSheet('diades'));
  const points = parseScores(builtSheet('puntuacions'));
  if (!rows.ok || !points.ok) throw new Error('The sheets of the built site cannot be read.');
  const { diades } = groupDiades(rows.rows);
  const scores = withFixedScores(points.scores);
  return { diades, ranking: rankingRows(diades, scores), choices: listChoices(diades, scores) };
}

export const { diades, ranking, choices } = readResults();

/** The diades in which a tower was tried. */
export const diadesWith = (code: string) =>
  diades.filter(({ rounds }) => rounds.some(({ attempts }) => attempts.some((one) => one.code === code)));

const byTries = choices.codes.toSorted((one, other) => diadesWith(other).length - diadesWith(one).length);

/** The tower tried in most diades, and the one tried in fewest. */
export const [commonCode = '', rareCode = ''] = [byTries[0], byTries.at(-1)];

/** A tower whose code begins no other one: typed in the list of towers, it chooses itself. */
export const typedCode =
  choices.codes.find((code) => !choices.codes.some((other) => other !== code && other.startsWith(code))) ??
  '';
