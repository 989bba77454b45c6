'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { STATS_TEXTS } from '@/content/castle-game/texts/stats';
import { chartLabel } from '@/lib/castle-game/view/chart-label';
import type { Progress } from '@/lib/castle-game/view/progress';
import styles from './chart-place.module.css';

type ChartProps = Pick<Progress, 'points'>;
type Drawer =
  | { readonly status: 'waiting' | 'failed' }
  | { readonly status: 'ready'; readonly Chart: ComponentType<ChartProps> };

/** The place of a chart, of its final size from the start. Recharts is loaded when the first one comes near the window. */
export function ChartPlace({ progress }: { readonly progress: Progress }) {
  const place = useRef<HTMLDivElement>(null);
  const [drawer, setDrawer] = useState<Drawer>({ status: 'waiting' });

  function load() {
    setDrawer({ status: 'waiting' });
    import('./progress-chart')
      .then(({ ProgressChart }) => setDrawer({ status: 'ready', Chart: ProgressChart }))
      .catch(() => setDrawer({ status: 'failed' }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks out for the window once, and loads once
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className={styles.place}>
      {drawer.status === 'waiting' && <Loading>{STATS_TEXTS.drawing}</Loading>}
      {drawer.status === 'failed' && (
        <div className={styles.failed}>
          <p>{STATS_TEXTS.failed}</p>
          <Button kind="quiet" onClick={load}>
            {STATS_TEXTS.again}
          </Button>
        </div>
      )}
      {drawer.status === 'ready' && (
        <div role="img" aria-label={chartLabel(progress)} className={styles.chart}>
          <drawer.Chart points={progress.points} />
        </div>
      )}
    </div>
  );
}
