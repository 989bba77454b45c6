import { holds, NO_FACTS, parseFacts } from './facts';
import type {
  Facts,
  OptionForm,
  OptionText,
  Paragraph,
  Passage,
  PassageId,
  Setting,
  StoryOption,
  Told,
} from './passage';

type Piece = string | Told;

export const piecesOf = (paragraph: Paragraph): readonly Piece[] =>
  typeof paragraph === 'string' || 'forms' in paragraph ? [paragraph] : paragraph;

const pieceIn = (piece: Piece, facts: Facts): string =>
  typeof piece === 'string'
    ? piece
    : (Object.entries(piece.forms).find(([words]) => holds(parseFacts(words), facts))?.[1] ??
      piece.neutral ??
      '');

/** Empty if no form applies. */
export const paragraphIn = (paragraph: Paragraph, facts: Facts): string =>
  piecesOf(paragraph)
    .map((piece) => pieceIn(piece, facts))
    .join('');

export const textIn = ({ text }: Pick<Passage, 'text'>, facts: Facts): readonly string[] =>
  text.map((paragraph) => paragraphIn(paragraph, facts)).filter((paragraph) => paragraph !== '');

/** Texts as told, a form apart from what stands around it. */
export const piecesIn = ({ text }: Pick<Passage, 'text'>, facts: Facts): readonly string[] =>
  text.flatMap(piecesOf).map((piece) => pieceIn(piece, facts));

/** Facts of the forms that are told, in text and options. */
export const formsIn = (passage: Pick<Passage, 'text' | 'options'>, facts: Facts): readonly Facts[] =>
  groupsOf(passage).map((forms) => forms.find((when) => holds(when, facts)) ?? NO_FACTS);

export const everyText = ({ text }: Pick<Passage, 'text'>): readonly string[] =>
  text
    .flatMap(piecesOf)
    .flatMap((piece) =>
      typeof piece === 'string' ? [piece] : [piece.neutral ?? '', ...Object.values(piece.forms)],
    )
    .filter((piece) => piece !== '');

export type Offered = {
  readonly text: OptionText;
  readonly link: PassageId;
  /** Of the option and the form together. */
  readonly sets?: Setting;
};

const offer = ({ text, link, sets }: StoryOption): Offered => ({ text, link, ...(sets && { sets }) });

const offerOf = (option: StoryOption, form: OptionForm): Offered => ({
  text: form.text,
  link: form.link ?? option.link,
  ...((option.sets ?? form.sets) && { sets: { ...option.sets, ...form.sets } }),
});

export const optionsIn = ({ options }: Pick<Passage, 'options'>, facts: Facts): readonly Offered[] =>
  options.map((option) => {
    const form = option.forms?.find(({ when }) => holds(when, facts));
    return form ? offerOf(option, form) : offer(option);
  });

/** Neutral form first. */
export const everyOffer = (option: StoryOption): readonly Offered[] => [
  offer(option),
  ...(option.forms ?? []).map((form) => offerOf(option, form)),
];

export const groupsOf = ({
  text,
  options,
}: Pick<Passage, 'text' | 'options'>): readonly (readonly Facts[])[] =>
  [
    ...text
      .flatMap(piecesOf)
      .map((piece) => (typeof piece === 'string' ? [] : Object.keys(piece.forms).map(parseFacts))),
    ...options.map(({ forms = [] }) => forms.map(({ when }) => when)),
  ].filter((forms) => forms.length > 0);

export const factsRead = (passage: Pick<Passage, 'text' | 'options'>): readonly string[] => [
  ...new Set(groupsOf(passage).flatMap((group) => group.flatMap((when) => Object.keys(when)))),
];
