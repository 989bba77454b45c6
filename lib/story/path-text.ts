import type { Passage, PassageId } from './types';

const titleOf = (passage: Passage): string => passage.title ?? '(sense títol)';

const passageText = (passage: Passage, next: PassageId | undefined): string => {
  const taken = passage.options.find(({ link }) => link === next);
  const note = passage.note === undefined ? '' : ` (${passage.note})`;
  return [
    titleOf(passage),
    ...passage.text,
    ...(taken ? [`→ ${taken.text.join(' ')}`] : []),
    ...(passage.final === undefined ? [] : [`FINAL ${passage.final}${note}`]),
  ].join('\n\n');
};

/**
 * «La teva nit»: the passages of a path as one plain text to copy or print, each with its title, its paragraphs and
 * the option taken. Ids that the given passages do not hold are left out.
 */
export const pathToText = (passages: readonly Passage[], path: readonly PassageId[]): string => {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  return path
    .flatMap((id, index) => {
      const passage = byId.get(id);
      return passage ? [passageText(passage, path[index + 1])] : [];
    })
    .join('\n\n* * *\n\n');
};
