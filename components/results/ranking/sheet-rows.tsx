import { useState } from 'react';
import { DownloadCsv } from '@/components/results/row-actions';
import shared from '@/components/results/row-actions.module.css';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/components/ui/copy/use-copy';
import { TextField } from '@/components/ui/field';
import { CALCULATOR_TEXTS } from '@/content/interface/points-calculator';
import { COLUMN_NAMES } from '@/content/interface/results';
import { today } from '@/lib/browser/clock';
import { rowsOf, type WrittenRound } from '@/lib/results/scoring/calculator';
import { sheetTsv } from '@/lib/results/views/csv';
import styles from './calculator.module.css';

const FIELDS = ['place', 'town', 'reason'] as const;
const LABELS = { place: CALCULATOR_TEXTS.place, town: COLUMN_NAMES.town, reason: COLUMN_NAMES.reason };

/** The diada as rows of the results CSV, for who keeps it. */
export function SheetRows({ rounds, towns }: { rounds: readonly WrittenRound[]; towns: readonly string[] }) {
  const [facts, setFacts] = useState({ date: today(), place: '', town: '', reason: '' });
  const { copy, message, selectable } = useCopy<HTMLTextAreaElement>(CALCULATOR_TEXTS.copied);
  const rows = facts.date === '' ? [] : rowsOf(rounds, facts);
  return (
    <details data-only="screen">
      <summary>{CALCULATOR_TEXTS.sheet}</summary>
      <div className={`stack gap-3 ${styles.sheet}`}>
        <p className="note">{CALCULATOR_TEXTS.sheetAbout}</p>
        <TextField
          type="date"
          label={COLUMN_NAMES.date}
          value={facts.date}
          onChange={({ target }) => setFacts({ ...facts, date: target.value })}
        />
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={LABELS[field]}
            list={field === 'town' ? 'poblacions' : undefined}
            value={facts[field]}
            onChange={({ target }) => setFacts({ ...facts, [field]: target.value })}
          />
        ))}
        <datalist id="poblacions">
          {towns.map((town) => (
            <option key={town} value={town} />
          ))}
        </datalist>
        <textarea
          ref={selectable}
          className={styles.rows}
          aria-label={CALCULATOR_TEXTS.sheet}
          readOnly
          rows={Math.min(8, rows.length)}
          value={sheetTsv(rows)}
        />
        <div className={`cluster middle apart gap-2 gap-x-3 ${shared.actions}`}>
          <Button kind="quiet" disabled={rows.length === 0} onClick={() => copy(sheetTsv(rows))}>
            {CALCULATOR_TEXTS.copyRows}
          </Button>
          <DownloadCsv
            name={`diada-${facts.date}`}
            label={CALCULATOR_TEXTS.downloadRows}
            disabled={rows.length === 0}
            write={({ sheetCsv }) => sheetCsv(rows)}
          />
          <p role="status">{message}</p>
        </div>
      </div>
    </details>
  );
}
