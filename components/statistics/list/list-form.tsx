'use client';

import { type FormEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, TextField } from '@/components/ui/field';
import type { DiadesFilter } from '@/lib/diades/filter';
import type { ListChoices } from '@/lib/diades/list-query';
import { seasonDates, seasonOf } from '@/lib/diades/seasons';
import styles from './diades-list.module.css';

type ListFormProps = {
  /** What the address asks for; null when it asks for nothing. */
  asked: DiadesFilter | null;
  choices: ListChoices;
  today: string;
  onAsk: (filter: DiadesFilter) => void;
};

/** What stands in the form itself. */
function writtenIn(form: HTMLFormElement): DiadesFilter {
  const data = new FormData(form);
  const written = (name: string) => String(data.get(name) ?? '') || null;
  return {
    from: written('des'),
    to: written('fins'),
    town: written('poblacio'),
    tower: written('castell'),
  };
}

const isSame = (one: DiadesFilter, other: DiadesFilter): boolean =>
  one.from === other.from && one.to === other.to && one.town === other.town && one.tower === other.tower;

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
  const form = useRef<HTMLFormElement>(null);
  const keep = useEffectEvent((written: DiadesFilter) => {
    if (!isSame(written, filter)) setDraft(written);
  });
  // A visitor can be quicker than the script, and a browser fills forms in again on reload: what they wrote stands.
  useLayoutEffect(() => {
    if (form.current) keep(writtenIn(form.current));
  }, []);
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
