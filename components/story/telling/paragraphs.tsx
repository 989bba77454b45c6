import { Fragment } from 'react';
import styles from '@/components/story/story-passage.module.css';
import { NO_FACTS } from '@/lib/story/facts';
import { formName } from '@/lib/story/form-styles';
import { groupsOf, paragraphIn, piecesOf } from '@/lib/story/forms';
import { isQuotation, type Paragraph, type Passage, type Told } from '@/lib/story/passage';

/** Returns all forms of a text, with the names used by the style rules of the page. */
const namedForms = ({ neutral, forms }: Told, group: number) =>
  [neutral, ...Object.values(forms)].flatMap((text, place) =>
    text === undefined ? [] : [{ text, name: formName(group, place) }],
  );

/** Returns the group number of each paragraph, counted along the passage. */
const firstGroups = (text: readonly Paragraph[], from: number): readonly number[] =>
  text.map((_, index) => from + groupsOf({ text: text.slice(0, index), options: [] }).length);

const isTold = (paragraph: Paragraph): paragraph is Told =>
  typeof paragraph !== 'string' && 'forms' in paragraph;

/** Renders all forms of the paragraphs. CSS shows one of each. `from`: groups of forms before them in the page. */
export function Paragraphs({ text, from = 0 }: Pick<Passage, 'text'> & { from?: number }) {
  const groups = firstGroups(text, from);
  return text.map((paragraph, index) => {
    const group = groups[index] ?? 0;
    if (isTold(paragraph))
      return namedForms(paragraph, group).map((form) => (
        <p
          key={form.name}
          className={styles.paragraph}
          data-quotation={isQuotation(form.text)}
          data-form={form.name}
        >
          {form.text}
        </p>
      ));
    const neutral = paragraphIn(paragraph, NO_FACTS);
    return (
      <p key={neutral} className={styles.paragraph} data-quotation={isQuotation(neutral)}>
        {typeof paragraph === 'string' ? paragraph : <Pieces paragraph={paragraph} group={group} />}
      </p>
    );
  });
}

function Pieces({ paragraph, group }: { paragraph: Paragraph; group: number }) {
  const pieces = piecesOf(paragraph);
  return pieces.map((piece, index) => {
    if (typeof piece === 'string') return <Fragment key={piece}>{piece}</Fragment>;
    const before = pieces.slice(0, index).filter((other) => typeof other !== 'string').length;
    return namedForms(piece, group + before).map((form) => (
      <span key={form.name} data-form={form.name}>
        {form.text}
      </span>
    ));
  });
}
