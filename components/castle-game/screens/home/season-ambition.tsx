import { useState } from 'react';
import type { ScreenProps } from '@/components/castle-game/shell/screens';
import { Button } from '@/components/ui/button';
import { focusOn } from '@/components/ui/focus-on';
import { ambitionProgressText, ambitionText, YEAR_TEXTS } from '@/content/interface/castle-game/year';
import { ambitionProgress, ambitionsFor } from '@/lib/castle-game/engine/ambitions';
import { currentSeason } from '@/lib/castle-game/engine/seasons';
import type { Ambition } from '@/lib/castle-game/types';
import styles from './season-ambition.module.css';

/** After a choice its button disappears, so what replaces it takes focus. */
export function SeasonAmbition({ state, act }: Pick<ScreenProps, 'state' | 'act'>) {
  const [chosen, setChosen] = useState(false);
  const focus = chosen ? focusOn : undefined;
  const choose = (ambition: Ambition | null) => {
    if (!act({ type: 'chooseAmbition', ambition })) setChosen(true);
  };
  const note = currentSeason(state.team);
  if (!note) return null;
  if (note.ambition === null)
    return (
      chosen && (
        <p ref={focus} tabIndex={-1} className="note">
          {YEAR_TEXTS.declined}
        </p>
      )
    );
  const progress = ambitionProgress(state.team, note);
  if (progress)
    return (
      <section className={styles.ambition} data-met={progress.met} aria-labelledby="ambicio">
        <h3 id="ambicio" ref={focus} tabIndex={-1}>
          {YEAR_TEXTS.ambition}
        </h3>
        <p>{ambitionText(progress.ambition)}</p>
        <p>
          <strong>{ambitionProgressText(progress)}</strong>
        </p>
        <progress
          value={Math.min(progress.current, progress.of)}
          max={progress.of}
          aria-labelledby="ambicio"
        />
      </section>
    );
  return (
    <section className={styles.ambition} aria-labelledby="ambicio">
      <h3 id="ambicio">{YEAR_TEXTS.ask}</h3>
      <p className="note">{YEAR_TEXTS.askAbout}</p>
      <ul className={styles.choices}>
        {ambitionsFor(state.team).map((ambition) => (
          <li key={ambition.kind}>
            <Button kind="quiet" onClick={() => choose(ambition)}>
              {ambitionText(ambition)}
            </Button>
          </li>
        ))}
        <li>
          <Button kind="quiet" onClick={() => choose(null)}>
            {YEAR_TEXTS.none}
          </Button>
        </li>
      </ul>
    </section>
  );
}
