import { Fragment } from 'react';
import { NO_FACTS } from '@/lib/story/facts';
import { formName } from '@/lib/story/form-styles';
import { groupsOf, paragraphIn, piecesOf } from '@/lib/story/forms';
import { isQuotation, type Paragraph, type Passage, type Told } from '@/lib/story/passage';
import styles from '../story-passage.module.css';

/** What stands in the page for one text in forms: each with the name by which the page's style rules know it. */
const namedForms = ({ neutral, forms }: Told, group: number) =>
  [neutral, ...forms.map(({ text }) => text)].flatMap((text, place) =>
    text === undefined ? [] : [{ text, name: formName(group, place) }],
  );

/** The group of every piece that has forms, counted along the whole passage. */
const firstGroups = (text: readonly Paragraph[]): readonly number[] =>
  text.map((_, index) => groupsOf({ text: text.slice(0, index), options: [] }).length);

const isTold = (paragraph: Paragraph): paragraph is Told =>
  typeof paragraph !== 'string' && 'forms' in paragraph;

/** The paragraphs of a passage in all their forms; the styles of the page leave one of each in sight. */
export function Paragraphs({ text }: Pick<Passage, 'text'>) {
  const groups = firstGroups(text);
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
