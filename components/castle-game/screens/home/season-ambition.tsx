import { Button } from '@/components/ui/button';
import { YEAR_TEXTS } from '@/content/interface/castle-game/year';
import { currentSeason } from '@/lib/castle-game/engine/seasons';
import { ambitionProgress, ambitionsFor } from '@/lib/castle-game/memory/ambitions';
import { ambitionProgressText, ambitionText } from '@/lib/castle-game/memory/words';
import type { ScreenProps } from '../../frame/screens';
import styles from './season-ambition.module.css';

type AmbitionProps = Pick<ScreenProps, 'state' | 'act'>;

export function SeasonAmbition({ state, act }: AmbitionProps) {
  const note = currentSeason(state.team);
  if (!note) return null;
  const progress = ambitionProgress(state.team, note);
  if (progress)
    return (
      <section className={styles.ambition} data-met={progress.met} aria-labelledby="ambicio">
        <h3 id="ambicio">{YEAR_TEXTS.ambition}</h3>
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
  if (note.ambition === null)
    return (
      <details className={styles.later}>
        <summary>{YEAR_TEXTS.changed}</summary>
        <Choices state={state} act={act} />
      </details>
    );
  return (
    <section className={styles.ambition} aria-labelledby="ambicio">
      <h3 id="ambicio">{YEAR_TEXTS.ask}</h3>
      <p className={styles.about}>{YEAR_TEXTS.askAbout}</p>
      <Choices state={state} act={act} none />
    </section>
  );
}

function Choices({ state, act, none = false }: AmbitionProps & { none?: boolean }) {
  return (
    <ul className={styles.choices}>
      {ambitionsFor(state.team).map((ambition) => (
        <li key={ambition.kind}>
          <Button kind="quiet" onClick={() => act({ type: 'chooseAmbition', ambition })}>
            {ambitionText(ambition)}
          </Button>
        </li>
      ))}
      {none && (
        <li>
          <Button kind="quiet" onClick={() => act({ type: 'chooseAmbition', ambition: null })}>
            {YEAR_TEXTS.none}
          </Button>
        </li>
      )}
    </ul>
  );
}
