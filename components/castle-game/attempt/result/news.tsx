import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { CircleIcon } from '@phosphor-icons/react/dist/ssr/Circle';
import { TrophyIcon } from '@phosphor-icons/react/dist/ssr/Trophy';
import { MissionLines } from '@/components/castle-game/shell/mission-lines';
import { CardButton } from '@/components/shared/picture-card/card-button';
import { MISSIONS_TEXTS, objectiveLabel, rewardLabel } from '@/content/interface/castle-game/missions';
import { RESULT_PANEL_TEXTS } from '@/content/interface/castle-game/result';
import { firstTimeText } from '@/content/interface/castle-game/year';
import type { MissionNews } from '@/lib/castle-game/screens/missions';
import { announcementOf } from '@/lib/castle-game/show/moments';
import type { Team } from '@/lib/castle-game/types';
import styles from './result-panel.module.css';

const loadCard = () => import('./first-card').then(({ FirstCard }) => FirstCard);

/** `own`: on stage in the player's own game, which gets a card of it. */
export function FirstNews({ team, own }: { team: Team; own: boolean }) {
  const announcement = announcementOf(team);
  if (!announcement) return null;
  return (
    <div className={`row middle gap-4 pad-4 round-m ${styles.mission}`}>
      <TrophyIcon aria-hidden="true" size={36} weight="duotone" className={`flex-none ${styles.icon}`} />
      <div>
        <p className="display title-s bold leading-title">{firstTimeText(announcement.atEnd)}</p>
        {own && <CardButton load={loadCard} props={{ team, first: announcement.atEnd }} />}
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
              <strong>{rewardLabel(rewards)}</strong>. {RESULT_PANEL_TEXTS.reward}
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
