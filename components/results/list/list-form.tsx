'use client';

import { type FormEvent, useState } from 'react';
import { Choice } from '@/components/results/choice';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { useWrittenEarly } from '@/components/ui/use-written-early';
import { COLUMN_NAMES, LIST_TEXTS } from '@/content/interface/results';
import { parseListQuery } from '@/lib/results/list-query';
import {
  areDatesReversed,
  type DiadesFilter,
  LIST_OUTCOMES,
  type ListChoices,
} from '@/lib/results/views/list-filter';

import styles from './diades-list.module.css';

type ListFormProps = {
  question: string;
  asked: DiadesFilter | null;
  choices: ListChoices;
  /** First and last day of the current season. */
  current: { readonly from: string; readonly to: string };
  onAsk: (filter: DiadesFilter) => void;
};

/** Edited values, and the query at that time. */
type Draft = { readonly of: string; readonly filter: DiadesFilter };

/** The query that the browser would submit. */
const queryOf = (form: HTMLFormElement): string =>
  `?${new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))}`;

/** Returns the fields that differ from the HTML. */
function writtenFields(written: DiadesFilter, shown: DiadesFilter): Partial<DiadesFilter> {
  const fields = (['from', 'to', 'town', 'code', 'outcome'] as const).filter(
    (field) => written[field] !== shown[field],
  );
  return Object.fromEntries(fields.map((field) => [field, written[field]]));
}

/** Search form. Starts with the filter of the query, or with the current season. */
export function ListForm({ question, asked, choices, current, onAsk }: ListFormProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [seen, setSeen] = useState(question);
  const [refused, setRefused] = useState(false);
  // Back, Forward and links change the query, which discards the draft.
  if (seen !== question) {
    setSeen(question);
    if (draft?.of !== question) setDraft(null);
  }
  const defaults = { ...current, day: null, town: null, code: null, outcome: null };
  const filter = draft?.of === question ? draft.filter : (asked ?? defaults);
  const form = useWrittenEarly<HTMLFormElement>((filled) => {
    const written = parseListQuery(queryOf(filled), choices).filter ?? filter;
    const fields = writtenFields(written, filter);
    // Fields not edited before hydration come from the URL.
    const rest = parseListQuery(location.search, choices).filter ?? filter;
    if (Object.keys(fields).length > 0) setDraft({ of: location.search, filter: { ...rest, ...fields } });
  });
  const reversed = areDatesReversed(filter);
  const field = (name: keyof DiadesFilter) => ({
    value: filter[name] ?? '',
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setDraft({ of: question, filter: { ...filter, [name]: value === '' ? null : value } }),
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setRefused(reversed);
    if (reversed) form.current?.querySelector<HTMLInputElement>('[name="fins"]')?.focus();
    else onAsk(filter);
  }

  return (
    <form
      ref={form}
      className={`grid fit at-end gap-4 pad-5 round-m sunken ${styles.form}`}
      data-only="scripts"
      onSubmit={onSubmit}
      aria-label={LIST_TEXTS.form}
    >
      <TextField label={LIST_TEXTS.from} name="des" type="date" {...field('from')} />
      <TextField
        label={LIST_TEXTS.to}
        name="fins"
        type="date"
        // While the user writes a year, the dates may be reversed.
        error={reversed && (refused || draft === null) ? LIST_TEXTS.reversed : undefined}
        {...field('to')}
      />
      <Choice
        label={COLUMN_NAMES.town}
        name="poblacio"
        any={LIST_TEXTS.anyChoice}
        options={choices.towns}
        {...field('town')}
      />
      <TextField
        label={COLUMN_NAMES.tower}
        name="castell"
        list="castells"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...field('code')}
      />
      <datalist id="castells">
        {choices.codes.map((code) => (
          <option key={code} value={code} />
        ))}
      </datalist>
      <Choice
        label={COLUMN_NAMES.outcome}
        name="resultat"
        any={LIST_TEXTS.anyChoice}
        options={LIST_OUTCOMES}
        {...field('outcome')}
      />
      <div className="stack">
        <Button type="submit">{LIST_TEXTS.send}</Button>
      </div>
    </form>
  );
}
