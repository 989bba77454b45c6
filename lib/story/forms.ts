import { holds } from './facts';
import type { Facts, Paragraph, Passage, PassageId, StoryOption, Told } from './passage';

type Piece = string | Told;

/** The pieces of a paragraph; one that is told in forms as a whole is a single piece. */
export const piecesOf = (paragraph: Paragraph): readonly Piece[] =>
  typeof paragraph === 'string' || 'forms' in paragraph ? [paragraph] : paragraph;

const pieceIn = (piece: Piece, facts: Facts): string =>
  typeof piece === 'string'
    ? piece
    : (piece.forms.find(({ when }) => holds(when, facts))?.text ?? piece.neutral ?? '');

/** A paragraph as it is told where these facts hold; empty where nothing is. */
export const paragraphIn = (paragraph: Paragraph, facts: Facts): string =>
  piecesOf(paragraph)
    .map((piece) => pieceIn(piece, facts))
    .join('');

/** The paragraphs of a passage as they are told where these facts hold. */
export const textIn = ({ text }: Pick<Passage, 'text'>, facts: Facts): readonly string[] =>
  text.map((paragraph) => paragraphIn(paragraph, facts)).filter((paragraph) => paragraph !== '');

/** Every text of a passage, in all its forms, each once. */
export const everyText = ({ text }: Pick<Passage, 'text'>): readonly string[] =>
  text
    .flatMap(piecesOf)
    .flatMap((piece) =>
      typeof piece === 'string' ? [piece] : [piece.neutral ?? '', ...piece.forms.map((form) => form.text)],
    )
    .filter((piece) => piece !== '');

/** An option as it is offered in one state. */
export type Offered = { readonly text: readonly string[]; readonly link: PassageId };

/** The options of a passage as they are offered where these facts hold. */
export const optionsIn = ({ options }: Pick<Passage, 'options'>, facts: Facts): readonly Offered[] =>
  options.map(({ text, link, forms = [] }) => {
    const form = forms.find(({ when }) => holds(when, facts));
    return form ? { text: form.text, link: form.link ?? link } : { text, link };
  });

/** An option in all its forms, the neutral one first. */
export const everyOffer = ({ text, link, forms = [] }: StoryOption): readonly Offered[] => [
  { text, link },
  ...forms.map((form) => ({ text: form.text, link: form.link ?? link })),
];

/** The conditions of everything in a passage that has forms, in the order of the page: texts first, then options. */
export const groupsOf = ({
  text,
  options,
}: Pick<Passage, 'text' | 'options'>): readonly (readonly Facts[])[] =>
  [...text.flatMap(piecesOf), ...options]
    .map((piece) => (typeof piece === 'string' ? [] : (piece.forms ?? [])))
    .filter((forms) => forms.length > 0)
    .map((forms) => forms.map(({ when }) => when));

/** Names of the facts that a passage reads, each once. */
export const factsRead = (passage: Pick<Passage, 'text' | 'options'>): readonly string[] => [
  ...new Set(groupsOf(passage).flatMap((group) => group.flatMap((when) => Object.keys(when)))),
];

/** Names of the facts because of which something of a passage is not told as it would be without them, each once. */
export const toldBecauseOf = (
  passage: Pick<Passage, 'text' | 'options'>,
  facts: Facts,
): readonly string[] => [
  ...new Set(
    groupsOf(passage).flatMap((group) => Object.keys(group.find((when) => holds(when, facts)) ?? {})),
  ),
];
