'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import type { SeasonPoint } from '@/lib/diades/series';
import styles from './chart-figure.module.css';
import type { ChartSpec } from './chart-specs';

type ChartProps = { spec: ChartSpec; points: readonly SeasonPoint[]; season: string | null };
type Drawer =
  | { readonly status: 'waiting' | 'failed' }
  | { readonly status: 'ready'; readonly Chart: ComponentType<ChartProps> };

/** The place of a picture, of its final size from the start. What draws it is loaded when it comes near the window. */
export function ChartCanvas(props: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [drawer, setDrawer] = useState<Drawer>({ status: 'waiting' });

  function load() {
    setDrawer({ status: 'waiting' });
    import('./season-chart')
      .then(({ SeasonChart }) => setDrawer({ status: 'ready', Chart: SeasonChart }))
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
    <div ref={place} className={styles.canvas}>
      {drawer.status === 'waiting' && <Loading>S'està dibuixant el gràfic…</Loading>}
      {drawer.status === 'failed' && (
        <div className={styles.failed}>
          <p>No s'ha pogut carregar el gràfic. Les dades són a la taula de sota.</p>
          <Button kind="quiet" onClick={load}>
            Torna-ho a provar
          </Button>
        </div>
      )}
      {drawer.status === 'ready' && (
        <div role="img" aria-label={`Gràfic: ${props.spec.title}. Les dades són a la taula de sota.`}>
          <drawer.Chart {...props} />
        </div>
      )}
    </div>
  );
}
