import { TrophyIcon } from '@phosphor-icons/react/dist/ssr/Trophy';
import { YEAR_TEXTS } from '@/content/interface/castle-game/year';
import type { AmbitionProgress } from '@/lib/castle-game/memory/ambitions';
import { ambitionProgressText, ambitionText } from '@/lib/castle-game/memory/words';
import styles from './year-page.module.css';

export function YearAmbition({ progress }: { progress: AmbitionProgress }) {
  return (
    <section className={styles.ambition} data-met={progress.met}>
      <h3>{YEAR_TEXTS.ambition}</h3>
      <p>
        <TrophyIcon aria-hidden="true" size={24} weight={progress.met ? 'duotone' : 'regular'} />
        <span>
          {ambitionText(progress.ambition)}: <strong>{ambitionProgressText(progress)}</strong>
        </span>
      </p>
      <p>{progress.met ? YEAR_TEXTS.met : YEAR_TEXTS.unmet}</p>
    </section>
  );
}
