'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { PagePart } from '@/components/ui/page-part';
import { CHART_TEXTS } from '@/content/interface/charts';
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

type Drawer<ChartProps> =
  | { readonly status: 'waiting' | 'failed' }
  | { readonly status: 'ready'; readonly Chart: ComponentType<ChartProps> };

/**
 * Reserves the space of a chart and loads its component near the viewport. Pages must also show the data as a table.
 */
export function LazyChart<ChartProps extends object>(props: LazyChartProps<ChartProps>) {
  const { load, chart, label, height, still } = props;
  const place = useRef<HTMLDivElement>(null);
  const [drawer, setDrawer] = useState<Drawer<ChartProps>>({ status: 'waiting' });

  function draw() {
    setDrawer({ status: 'waiting' });
    load()
      .then((Chart) => setDrawer({ status: 'ready', Chart }))
      .catch(() => setDrawer({ status: 'failed' }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: observes and loads once, on mount
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        draw();
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className={styles.place} style={{ blockSize: height }}>
      {still && (
        <div role="img" aria-label={label} className={styles.still} data-status={drawer.status}>
          {still}
        </div>
      )}
      {drawer.status === 'waiting' && !still && <Loading>{CHART_TEXTS.loading}</Loading>}
      {drawer.status === 'failed' && !still && (
        <div className={styles.failed}>
          <p>{CHART_TEXTS.failed}</p>
          <Button kind="quiet" onClick={draw}>
            {CHART_TEXTS.retry}
          </Button>
        </div>
      )}
      {drawer.status === 'ready' && (
        <div role="img" aria-label={label} className={styles.chart}>
          <PagePart fallback={still ?? <p>{CHART_TEXTS.failed}</p>}>
            <drawer.Chart {...chart} />
          </PagePart>
        </div>
      )}
    </div>
  );
}
