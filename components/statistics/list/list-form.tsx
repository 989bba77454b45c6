'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, TextField } from '@/components/ui/field';
import { useWrittenEarly } from '@/components/ui/use-written-early';
import { COLUMN_NAMES, LIST_TEXTS } from '@/content/interface/statistics';
import { seasonDates, seasonOf } from '@/lib/dates/seasons';
import { parseListQuery } from '@/lib/diades/address/list-query';
import type { DiadesFilter, ListChoices } from '@/lib/diades/views/filter';

import styles from './diades-list.module.css';

type ListFormProps = {
  /** The query of the address. */
  question: string;
  /** What it asks for; null when it asks for nothing. */
  asked: DiadesFilter | null;
  choices: ListChoices;
  today: string;
  onAsk: (filter: DiadesFilter) => void;
};

/** What is being written, and the question that it began with. */
type Draft = { readonly of: string; readonly filter: DiadesFilter };

/** The query that the form would send by itself. */
const queryOf = (form: HTMLFormElement): string =>
  `?${new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))}`;

/** The fields of the form that say something else than they did in the HTML. */
function writtenFields(written: DiadesFilter, shown: DiadesFilter): Partial<DiadesFilter> {
  const fields = (['from', 'to', 'town', 'code'] as const).filter((field) => written[field] !== shown[field]);
  return Object.fromEntries(fields.map((field) => [field, written[field]]));
}

/** Dates, town and tower. It starts with what the address asks for, or with the current season, and asks when sent. */
export function ListForm({ question, asked, choices, today, onAsk }: ListFormProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [seen, setSeen] = useState(question);
  // Back, Forward and links bring another question, which takes the place of what was being written.
  if (seen !== question) {
    setSeen(question);
    if (draft?.of !== question) setDraft(null);
  }
  const defaults = { ...seasonDates(seasonOf(today)), town: null, code: null };
  const filter = draft?.of === question ? draft.filter : (asked ?? defaults);
  const form = useWrittenEarly<HTMLFormElement>((filled) => {
    const written = parseListQuery(queryOf(filled), choices).filter ?? filter;
    const fields = writtenFields(written, filter);
    // The address is read after this; what it asks for holds where nothing was written.
    const rest = parseListQuery(location.search, choices).filter ?? filter;
    if (Object.keys(fields).length > 0) setDraft({ of: location.search, filter: { ...rest, ...fields } });
  });
  const change = (field: keyof DiadesFilter) => (value: string) =>
    setDraft({ of: question, filter: { ...filter, [field]: value === '' ? null : value } });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onAsk(filter);
  }

  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} aria-label={LIST_TEXTS.form}>
      <DateField label={LIST_TEXTS.from} name="des" value={filter.from} onChange={change('from')} />
      <DateField label={LIST_TEXTS.to} name="fins" value={filter.to} onChange={change('to')} />
      <Choice
        label={COLUMN_NAMES.town}
        name="poblacio"
        value={filter.town}
        options={choices.towns}
        onChange={change('town')}
      />
      <Choice
        label={COLUMN_NAMES.tower}
        name="castell"
        value={filter.code}
        options={choices.codes}
        onChange={change('code')}
      />
      <div className={styles.send}>
        <Button type="submit">{LIST_TEXTS.send}</Button>
      </div>
    </form>
  );
}

type InputProps = {
  label: string;
  /** Name in the address, for when the form is sent before its script has arrived. */
  name: string;
  value: string | null;
  onChange: (value: string) => void;
};

function DateField({ label, name, value, onChange }: InputProps) {
  return (
    <TextField
      type="date"
      label={label}
      name={name}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Choice({ label, name, value, options, onChange }: InputProps & { options: readonly string[] }) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          name={name}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{LIST_TEXTS.anyChoice}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
