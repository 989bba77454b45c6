'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Loading } from '@/components/ui/loading';
import { useOnDemand } from '@/components/ui/on-demand';
import { PagePart, Retry } from '@/components/ui/page-part';
import { CHART_TEXTS } from '@/content/interface/charts';
import { whenNear } from '@/lib/browser/schedule';
import styles from './lazy-chart.module.css';

type LazyChartProps<ChartProps> = {
  readonly load: () => Promise<ComponentType<ChartProps>>;
  readonly chart: ChartProps;
  /** Text alternative. */
  readonly label: string;
  readonly height: string;
  /** Static picture, shown before loading, without scripts and in print. */
  readonly still?: ReactNode;
};

/**
 * Reserves the space of a chart and loads its component near the viewport. Pages must also show the data as a table.
 */
export function LazyChart<ChartProps extends object>(props: LazyChartProps<ChartProps>) {
  const { load, chart, label, height, still } = props;
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const drawer = useOnDemand(load, near);

  useEffect(() => (place.current ? whenNear(place.current, '200px', () => setNear(true)) : undefined), []);

  return (
    <div ref={place} className={`digits ${styles.place}`} style={{ blockSize: height }}>
      {still && (
        <div role="img" aria-label={label} className={`tall ${styles.still}`} data-status={drawer.status}>
          {still}
        </div>
      )}
      {drawer.status === 'loading' && !still && <Loading>{CHART_TEXTS.loading}</Loading>}
      {drawer.status === 'failed' && !still && <Retry text={CHART_TEXTS.failed} onRetry={drawer.retry} />}
      {drawer.status === 'ready' && (
        <div role="img" aria-label={label} className={`tall ${styles.chart}`}>
          <PagePart fallback={still ?? <p>{CHART_TEXTS.failed}</p>}>
            <drawer.value {...chart} />
          </PagePart>
        </div>
      )}
    </div>
  );
}
