import { comparisonChart } from '@/components/results/charts/chart-specs';
import { ChartFigure } from '@/components/results/charts/season-charts';
import { TowerTag } from '@/components/shared/tower-tag/tower-tags';
import { Table } from '@/components/ui/table';
import { COLUMN_NAMES } from '@/content/interface/results';
import { COMPARISON_TEXTS, comparedName } from '@/content/interface/seasons';
import type { Season } from '@/lib/dates/seasons';
import type { TowerNames } from '@/lib/results/diada';
import type { ComparedFigure, ComparedTower, Comparison } from '@/lib/results/views/glance';
import { difference, shareDifference } from '@/lib/results/views/shares';
import { formatDifference, formatInteger, formatPercent } from '@/lib/text/catalan';
import styles from './season-comparison.module.css';
import { CountHeader, ShortHeader } from './season-panels';

type SeasonComparisonProps = {
  comparison: Comparison;
  names: TowerNames;
  /** The season in progress. */
  current: Season;
};

export function SeasonComparison({ comparison, names, current }: SeasonComparisonProps) {
  const { figures, yearAgo } = comparison;
  return (
    <div className={`stack shrink at-start gap-6 ${styles.comparison}`}>
      <div className={`stack shrink gap-2 ${styles.figures}`}>
        <Table caption={COMPARISON_TEXTS.figures}>
          <thead>
            <tr>
              <th scope="col">{COMPARISON_TEXTS.figure}</th>
              <SeasonHeaders comparison={comparison} />
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => (
              <FigureRow key={figure.id} figure={figure} />
            ))}
          </tbody>
        </Table>
        <p className="note">
          {comparison.seasons.includes(current) && `${COMPARISON_TEXTS.unfinished(current)} `}
          {yearAgo && `${COMPARISON_TEXTS.yearAgo(yearAgo)} `}
          {COMPARISON_TEXTS.shares}
        </p>
      </div>
      <ChartFigure spec={comparisonChart(comparison)} chosen={null} />
      <TowersTable comparison={comparison} names={names} />
    </div>
  );
}

function SeasonHeaders({
  comparison: { seasons },
  columns = 1,
}: {
  comparison: Comparison;
  columns?: number;
}) {
  const shared = { scope: columns === 1 ? 'col' : 'colgroup', colSpan: columns };
  return (
    <>
      {seasons.map((name) => (
        <th key={name} {...shared} data-numeric>
          {name}
        </th>
      ))}
      <ShortHeader {...shared} {...COMPARISON_TEXTS.difference} />
    </>
  );
}

function FigureRow({ figure: { id, values, shares } }: { figure: ComparedFigure }) {
  const apart = shareDifference(shares);
  return (
    <tr>
      <th scope="row">{comparedName(id)}</th>
      {values.map((value, place) => {
        const share = shares[place] ?? null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two seasons never change places
          <td key={place} data-numeric>
            {formatInteger(value)}
            {share !== null && <span className="note"> {formatPercent(share)}</span>}
          </td>
        );
      })}
      <td data-numeric>
        {formatDifference(difference(values))}
        {apart !== null && (
          <span className="note"> {COMPARISON_TEXTS.pointsApart(formatDifference(apart))}</span>
        )}
      </td>
    </tr>
  );
}

function TowersTable({ comparison, names }: { comparison: Comparison; names: TowerNames }) {
  if (comparison.towers.length === 0) return <p>{COMPARISON_TEXTS.noTowers}</p>;
  return (
    <Table caption={COMPARISON_TEXTS.towers}>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {COLUMN_NAMES.tower}
          </th>
          <SeasonHeaders comparison={comparison} columns={2} />
        </tr>
        <tr>
          {[0, 1, 2].flatMap((group) => [
            <CountHeader key={`${group} d`} column="descarregats" />,
            <CountHeader key={`${group} c`} column="carregats" />,
          ])}
        </tr>
      </thead>
      <tbody>
        {comparison.towers.map((tower) => (
          <TowerRow key={tower.code} tower={tower} name={names[tower.code]} />
        ))}
      </tbody>
    </Table>
  );
}

function TowerRow({ tower, name }: { tower: ComparedTower; name: string | undefined }) {
  const { code, descarregats, carregats } = tower;
  const cells = [
    ...[0, 1].flatMap((season) => [descarregats[season] ?? 0, carregats[season] ?? 0]).map(formatInteger),
    formatDifference(difference(descarregats)),
    formatDifference(difference(carregats)),
  ];
  return (
    <tr>
      <th scope="row">
        <TowerTag label={code} code={code} name={name} />
      </th>
      {cells.map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
        <td key={place} data-numeric>
          {cell}
        </td>
      ))}
    </tr>
  );
}
