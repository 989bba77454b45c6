import { useEffect, useMemo, useState } from 'react';
import { PagePart } from '@/components/ui/page-part';
import { PICKER_TEXTS } from '@/content/interface/castle-game/picker';
import type { PickerTower } from '@/lib/castle-game/picker/groups';
import { spokenTower } from '@/lib/castle-game/words';
import { parseConstruction } from '@/lib/towers/notation';
import { ChanceBars } from './chances';
import { GatheringDrawing } from './gathering-drawing';
import styles from './tower-preview.module.css';

/** Delay in milliseconds before a tower is drawn: large towers have hundreds of people. */
const LOOK = 220;

function Drawn({ code }: { code: string }) {
  const parsed = useMemo(() => parseConstruction(code), [code]);
  return parsed.ok ? (
    <GatheringDrawing key={code} construction={parsed.construction} className={styles.tower} />
  ) : null;
}

/** Hidden from screen readers, since each card contains the same. */
export function TowerPreview({ tower: { entry, chances } }: { tower: PickerTower }) {
  const rested = useRested(entry.code, LOOK);
  return (
    <div className={styles.preview} aria-hidden="true" data-preview={entry.code}>
      <div className={styles.stage}>
        {rested === entry.code && (
          <PagePart key={rested} fallback={null}>
            <Drawn code={rested} />
          </PagePart>
        )}
      </div>
      <div className={styles.facts}>
        <p className={styles.name}>{spokenTower(entry.code)}</p>
        <p className={styles.label}>{PICKER_TEXTS.chances}</p>
        <ChanceBars chances={chances} />
      </div>
    </div>
  );
}

/** Returns the last value that stayed unchanged for some milliseconds. */
function useRested<Value>(value: Value, milliseconds: number): Value | undefined {
  const [rested, setRested] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
