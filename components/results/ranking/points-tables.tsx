import { useState } from 'react';
import { DownloadCsv } from '@/components/results/row-actions';
import shared from '@/components/results/row-actions.module.css';
import { TowerTag } from '@/components/shared/tower-tag/tower-tags';
import { TextField } from '@/components/ui/field';
import { addForPoints, CALCULATOR_TEXTS, towersFound } from '@/content/interface/points-calculator';
import { COLUMN_NAMES, groupName } from '@/content/interface/results';
import { attemptLabel } from '@/lib/results/labels';
import { type PointsTable, searchTowers } from '@/lib/results/scoring/calculator';
import { formatInteger } from '@/lib/text/catalan';
import styles from './calculator.module.css';

type PointsTablesProps = {
  table: PointsTable;
  /** With its code and outcome: `4d7C`. */
  onAdd: (label: string) => void;
};

/** The points of every scored tower. The points of an outcome are the button that adds it. */
export function PointsTables({ table, onAdd }: PointsTablesProps) {
  const [text, setText] = useState('');
  const found = searchTowers(table, text);
  const count = found.reduce((sum, { towers }) => sum + towers.length, 0);
  return (
    <div className={`stack shrink top gap-4 ${styles.points}`}>
      <h3>{CALCULATOR_TEXTS.table}</h3>
      <div className={`cluster at-start gap-3 ${styles.search}`} data-only="screen">
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
      </div>
      <div className={`cluster middle apart gap-2 gap-x-3 ${shared.actions}`} data-only="screen">
        <p role="status">{towersFound(count, text)}</p>
        <DownloadCsv
          name="taula-de-punts"
          label={CALCULATOR_TEXTS.downloadTable}
          write={({ pointsCsv }) => pointsCsv(table, groupName)}
        />
      </div>
      <div className={styles.tiers}>
        {found.map((tier) => (
          <TierPoints key={tier.id} tier={tier} onAdd={onAdd} />
        ))}
      </div>
    </div>
  );
}

const SCORED_OUTCOMES = ['descarregat', 'carregat'] as const;

type TierPointsProps = Omit<PointsTablesProps, 'table'> & { tier: PointsTable[number] };

function TierPoints({ tier: { id, towers }, onAdd }: TierPointsProps) {
  return (
    <table className={`table together ${styles.table}`}>
      <caption className={`display bolder ${styles.caption}`}>{groupName(id)}</caption>
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
        {towers.map(({ code, name, ...points }) => (
          <tr key={code}>
            <th scope="row">
              <TowerTag label={code} code={code} name={name} />
              <span className="note block leading-3">{name}</span>
            </th>
            {SCORED_OUTCOMES.map((outcome) => (
              <td key={outcome} data-numeric>
                <AddForPoints
                  label={attemptLabel({ code, outcome })}
                  points={points[outcome]}
                  onAdd={onAdd}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type AddForPointsProps = Pick<PointsTablesProps, 'onAdd'> & { label: string; points: number | null };

function AddForPoints({ label, points, onAdd }: AddForPointsProps) {
  if (points === null) return '—';
  return (
    <button
      type="button"
      className={`pill raised display text-m strong tight nowrap ${styles.add}`}
      aria-label={addForPoints(label, points)}
      onClick={() => onAdd(label)}
    >
      {formatInteger(points)}
    </button>
  );
}
