import { counted, de } from '@/lib/text/catalan';
import { factsAt } from './facts';
import { optionsIn, textIn } from './forms';
import { buildGraph } from './graph';
import type { Facts, Passage, PassageId } from './passage';

/** «FINAL 8 (…)». */
export const endingName = (final: number, note: string | undefined): string =>
  `FINAL ${final}${note === undefined ? '' : ` (${note})`}`;

/** «Has arribat al FINAL 8 (…)». Empty if not an ending. */
export const endingLine = ({ final, note }: Pick<Passage, 'final' | 'note'>): string =>
  final === undefined ? '' : `Has arribat al ${endingName(final, note)}`;

/** «7 de 20 finals». */
export const foundLine = (found: number, total: number): string =>
  `${found} ${de(counted(total, 'final', 'finals'))}`;

/** By number, with the titles of those that the reader has found. */
export const endingList = (
  passages: readonly Passage[],
  found: readonly number[],
): readonly { readonly final: number; readonly title: string | undefined }[] =>
  passages
    .flatMap(({ final, title }) =>
      final === undefined ? [] : [{ final, title: found.includes(final) ? title : undefined }],
    )
    .sort((one, other) => one.final - other.final);

/** `choices` from the first passage, at least. Undefined if all are found. */
export const nearestLine = (choices: number | undefined): string => {
  if (choices === undefined) return "Ja els has trobat tots: d'aquesta nit, no te'n queda cap racó.";
  const count = choices === 1 ? '1 tria' : `${choices} tries`;
  return `Dels finals que et falten, el més pròxim és a ${count} del començament, com a mínim.`;
};

const passageText = (passage: Passage, facts: Facts, next: PassageId | undefined): string => {
  const taken = optionsIn(passage, facts).find(({ link }) => link === next);
  return [
    passage.title ?? '(sense títol)',
    ...textIn(passage, facts),
    ...(taken ? [`→ ${taken.text.join(' ')}`] : []),
    ...(passage.final === undefined ? [] : [endingName(passage.final, passage.note)]),
  ].join('\n\n');
};

/** «La teva nit» as plain text, as shown on this path. Skips unknown ids. */
export const pathToText = (passages: readonly Passage[], path: readonly PassageId[]): string => {
  const graph = buildGraph(passages);
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  return path
    .flatMap((id, index) => {
      const passage = byId.get(id);
      const facts = factsAt(path.slice(0, index + 1), graph);
      return passage ? [passageText(passage, facts, path[index + 1])] : [];
    })
    .join('\n\n* * *\n\n');
};
