import { type FormEvent, useState } from 'react';
import { DownloadCsv } from '@/components/results/row-actions';
import { TowerTag } from '@/components/shared/tower-tag/tower-tags';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { addForPoints, addRound, CALCULATOR_TEXTS, towersFound } from '@/content/interface/points-calculator';
import { COLUMN_NAMES, GROUP_NAMES } from '@/content/interface/results';
import { type PointsTable, readRound, searchTowers } from '@/lib/results/scoring/calculator';
import { formatInteger } from '@/lib/text/catalan';
import { formatTower } from '@/lib/towers/notation';
import type { TriedConstruction } from '@/lib/towers/types';
import styles from './calculator.module.css';

type PointsTablesProps = {
  table: PointsTable;
  /** No more rounds can be added. */
  full: boolean;
  onAdd: (round: TriedConstruction) => void;
};

/** The points of every scored tower. The points of an outcome are the button that adds it. */
export function PointsTables({ table, full, onAdd }: PointsTablesProps) {
  const [text, setText] = useState('');
  const found = searchTowers(table, text);
  const written = readRound(text);
  const count = found.reduce((sum, { towers }) => sum + towers.length, 0);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!written || full) return;
    onAdd(written);
    setText('');
  }

  return (
    <div className={styles.points}>
      <h3>{CALCULATOR_TEXTS.table}</h3>
      <form className={styles.search} data-only="screen" onSubmit={onSubmit}>
        <TextField
          type="search"
          label={CALCULATOR_TEXTS.search}
          hint={CALCULATOR_TEXTS.searchHint}
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        {written && (
          <Button type="submit" disabled={full}>
            {addRound(formatTower(written))}
          </Button>
        )}
      </form>
      <div className={styles.found} data-only="screen">
        <p role="status">{towersFound(count, text)}</p>
        <DownloadCsv
          name="taula-de-punts"
          label={CALCULATOR_TEXTS.downloadTable}
          write={({ pointsCsv }) => pointsCsv(table, GROUP_NAMES)}
        />
      </div>
      <div className={styles.tiers}>
        {found.map((tier) => (
          <TierPoints key={tier.id} tier={tier} full={full} onAdd={onAdd} />
        ))}
      </div>
    </div>
  );
}

const SCORED_OUTCOMES = ['descarregat', 'carregat'] as const;

type TierPointsProps = Omit<PointsTablesProps, 'table'> & { tier: PointsTable[number] };

function TierPoints({ tier: { id, towers }, full, onAdd }: TierPointsProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{GROUP_NAMES[id]}</caption>
      <thead>
        <tr>
          <th scope="col">{COLUMN_NAMES.tower}</th>
          {SCORED_OUTCOMES.map((outcome) => (
            <th key={outcome} scope="col" data-numeric>
              {CALCULATOR_TEXTS[outcome]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {towers.map(({ code, name, construction, ...points }) => (
          <tr key={code}>
            <th scope="row">
              <TowerTag label={code} code={code} name={name} />
              <span className={styles.name}>{name}</span>
            </th>
            {SCORED_OUTCOMES.map((outcome) => (
              <td key={outcome} data-numeric>
                <AddForPoints
                  label={formatTower({ construction, outcome })}
                  points={points[outcome]}
                  disabled={full}
                  onAdd={() => onAdd({ construction, outcome })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type AddForPointsProps = { label: string; points: number | null; disabled: boolean; onAdd: () => void };

function AddForPoints({ label, points, disabled, onAdd }: AddForPointsProps) {
  if (points === null) return '—';
  return (
    <button
      type="button"
      className={styles.add}
      aria-label={addForPoints(label, points)}
      disabled={disabled}
      onClick={onAdd}
    >
      {formatInteger(points)}
    </button>
  );
}
