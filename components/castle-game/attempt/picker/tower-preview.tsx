import { startTransition, useEffect, useState } from 'react';
import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { PagePart } from '@/components/ui/page-part';
import { PICKER_TEXTS } from '@/content/interface/castle-game/picker';
import { spokenTower } from '@/content/interface/castle-game/towers';
import type { PickerTower } from '@/lib/castle-game/picker';
import { parseConstruction } from '@/lib/towers/notation';
import { ChanceBars } from './chances';
import styles from './tower-preview.module.css';

/** Delay in milliseconds before a tower is drawn: large towers have hundreds of people. */
const LOOK = 220;

function Drawn({ code }: { code: string }) {
  const parsed = parseConstruction(code);
  return parsed.ok ? <TowerDrawing construction={parsed.construction} className={styles.tower} /> : null;
}

/** Hidden from screen readers, since each card contains the same. */
export function TowerPreview({ tower: { entry, chances } }: { tower: PickerTower }) {
  const rested = useRested(entry.code, LOOK);
  return (
    <div className={`hidden ${styles.preview}`} aria-hidden="true" data-preview={entry.code}>
      <div className={`stack ${styles.stage}`}>
        {rested === entry.code && (
          <PagePart key={rested} fallback={null}>
            <Drawn code={rested} />
          </PagePart>
        )}
      </div>
      <div className="stack gap-2 pad-4">
        <p className="display title-s bold capital leading-title">{spokenTower(entry.code)}</p>
        <p className="note">{PICKER_TEXTS.chances}</p>
        <ChanceBars code={entry.code} chances={chances} />
      </div>
    </div>
  );
}

function useRested<Value>(value: Value, milliseconds: number): Value | undefined {
  const [rested, setRested] = useState<Value>();
  useEffect(() => {
    // A transition, so that a press does not wait for the people.
    const timer = setTimeout(() => startTransition(() => setRested(value)), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
