import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { CircleIcon } from '@phosphor-icons/react/dist/ssr/Circle';
import { TrophyIcon } from '@phosphor-icons/react/dist/ssr/Trophy';
import { MissionLines } from '@/components/castle-game/shell/mission-lines';
import { CardButton } from '@/components/shared/picture-card/card-button';
import { MISSIONS_TEXTS, objectiveLabel, rewardLabel } from '@/content/interface/castle-game/missions';
import { RESULT_PANEL_TEXTS } from '@/content/interface/castle-game/result';
import { firstTimeText } from '@/content/interface/castle-game/year';
import { rewardOf } from '@/lib/castle-game/engine/missions';
import type { MissionNews } from '@/lib/castle-game/screens/missions';
import type { LastAttempt, Team } from '@/lib/castle-game/types';
import styles from './result-panel.module.css';

const loadCard = () => import('./first-card').then(({ FirstCard }) => FirstCard);

type FirstNewsProps = {
  readonly team: Team;
  readonly attempt: LastAttempt;
  /** On stage in the player's own game, which gets a card of it. */
  readonly own: boolean;
};

export function FirstNews({ team, attempt: { code, context, first, series }, own }: FirstNewsProps) {
  const built = first ?? series?.first;
  if (!built) return null;
  const time = { code, built, context };
  return (
    <div className={`row middle gap-4 pad-4 round-m ${styles.mission}`}>
      <TrophyIcon aria-hidden="true" size={36} weight="duotone" className={`flex-none ${styles.icon}`} />
      <div>
        <p className="display title-s bold leading-title">{firstTimeText(time)}</p>
        {own && <CardButton load={loadCard} props={{ team, first: time }} />}
      </div>
    </div>
  );
}

/** Missions completed, progress of the others, and the next ones of each chain. */
export function MissionNewsList({ news: { missions, steps, offered } }: { readonly news: MissionNews }) {
  if (missions.length + steps.length + offered.length === 0) return null;
  return (
    <ul className="stack gap-3">
      {missions.map(({ title, rewards }) => (
        <li key={title} className={`row middle gap-4 pad-4 round-m ${styles.mission}`}>
          <TrophyIcon aria-hidden="true" size={36} weight="duotone" className={`flex-none ${styles.icon}`} />
          <div>
            <p className="display title-s bold leading-title">
              {RESULT_PANEL_TEXTS.mission}: {title}
            </p>
            <p>
              <strong>{rewardLabel(rewards)}</strong>. {RESULT_PANEL_TEXTS.reward(rewardOf(rewards))}
            </p>
          </div>
        </li>
      ))}
      {steps.map(({ title, objective, counted }) => (
        <li
          key={`${title} ${objective.code} ${objective.outcome}`}
          className={`row middle gap-3 round-m sunken ${styles.step}`}
          data-counted={counted}
        >
          <StepIcon counted={counted} />
          <p>
            {RESULT_PANEL_TEXTS.inCourse} «{title}» ·{' '}
            <strong className="digits">{objectiveLabel(objective, objective.current)}</strong>
          </p>
        </li>
      ))}
      {offered.length > 0 && (
        <li className={`row middle gap-3 round-m sunken ${styles.step}`}>
          <div>
            <p>{MISSIONS_TEXTS.offered(offered.length)}</p>
            <MissionLines missions={offered} />
          </div>
        </li>
      )}
    </ul>
  );
}

function StepIcon({ counted }: { counted: boolean }) {
  const Icon = counted ? CheckCircleIcon : CircleIcon;
  return <Icon aria-hidden="true" size={24} weight={counted ? 'fill' : 'regular'} />;
}
