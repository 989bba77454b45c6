import { Table } from '@/components/ui/table';
import type { SeasonPoint } from '@/lib/diades/views/season-series';
import type { ChartSpec } from './chart-specs';
import { writtenValue } from './written-value';

type ChartTableProps = { spec: ChartSpec; points: readonly SeasonPoint[]; season: string | null };

/** What the picture draws, season by season; the one in question is marked. */
export function ChartTable({ spec, points, season }: ChartTableProps) {
  return (
    <Table caption={`${spec.title} per temporades`}>
      <thead>
        <tr>
          <th scope="col">Temporada</th>
          {spec.series.map(({ name }) => (
            <th key={name} scope="col" data-numeric>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.season} aria-current={point.season === season || undefined}>
            <th scope="row">{point.season}</th>
            {spec.series.map(({ name, value }) => (
              <td key={name} data-numeric>
                {writtenValue(value(point), spec)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
