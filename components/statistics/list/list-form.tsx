'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, TextField } from '@/components/ui/field';
import { useWrittenEarly } from '@/components/ui/use-written-early';
import { seasonDates, seasonOf } from '@/lib/dates/seasons';
import { formatListQuery, type ListChoices, parseListQuery } from '@/lib/diades/address/list-query';
import type { DiadesFilter } from '@/lib/diades/views/filter';
import styles from './diades-list.module.css';

type ListFormProps = {
  /** What the address asks for; null when it asks for nothing. */
  asked: DiadesFilter | null;
  choices: ListChoices;
  today: string;
  onAsk: (filter: DiadesFilter) => void;
};

/** The query that the form would send by itself. */
const queryOf = (form: HTMLFormElement): string =>
  `?${new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))}`;

/** Dates, town and tower. It starts with what the address asks for, or with the current season, and asks when sent. */
export function ListForm({ asked, choices, today, onAsk }: ListFormProps) {
  const [draft, setDraft] = useState<DiadesFilter | null>(null);
  const [seen, setSeen] = useState(asked);
  // Back, Forward and links bring another question, which takes the place of what was being written.
  if (seen !== asked) {
    setSeen(asked);
    setDraft(null);
  }
  const filter = draft ?? asked ?? { ...seasonDates(seasonOf(today)), town: null, tower: null };
  const form = useWrittenEarly<HTMLFormElement>((written) => {
    const early = parseListQuery(queryOf(written), choices).filter;
    if (early && formatListQuery(early) !== formatListQuery(filter)) setDraft(early);
  });
  const change = (field: keyof DiadesFilter) => (value: string) =>
    setDraft({ ...filter, [field]: value === '' ? null : value });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onAsk(filter);
  }

  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} aria-label="Filtra les diades">
      <DateField label="Des de" name="des" value={filter.from} onChange={change('from')} />
      <DateField label="Fins a" name="fins" value={filter.to} onChange={change('to')} />
      <Choice
        label="Població"
        name="poblacio"
        value={filter.town}
        options={choices.towns}
        onChange={change('town')}
      />
      <Choice
        label="Castell"
        name="castell"
        value={filter.tower}
        options={choices.towers}
        onChange={change('tower')}
      />
      <div className={styles.send}>
        <Button type="submit">Filtra</Button>
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
          <option value="">Cap en concret</option>
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
