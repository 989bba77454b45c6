import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { CircleIcon } from '@phosphor-icons/react/dist/ssr/Circle';
import { TrophyIcon } from '@phosphor-icons/react/dist/ssr/Trophy';
import { objectiveLabel, rewardLabel } from '@/content/interface/castle-game/missions';
import { RESULT_PANEL_TEXTS } from '@/content/interface/castle-game/result';
import { firstTimeText } from '@/content/interface/castle-game/year';
import { missionStates } from '@/lib/castle-game/screens/missions';
import { announcementOf } from '@/lib/castle-game/show/moments';
import type { Team } from '@/lib/castle-game/types';
import { longDate } from '@/lib/dates/formats';
import { capitalised } from '@/lib/text/catalan';
import styles from './news.module.css';

export function FirstNews({ team }: { team: Team }) {
  const announcement = announcementOf(team);
  if (!announcement) return null;
  return (
    <div className={styles.mission} data-wide="">
      <TrophyIcon aria-hidden="true" size={36} weight="duotone" className={styles.icon} />
      <div>
        <p className={styles.title}>{firstTimeText(announcement.atEnd)}</p>
        <p>{capitalised(longDate(team.date))}</p>
      </div>
    </div>
  );
}

/** Missions completed by the last attempt, and progress of the others. */
export function MissionNews({ team }: { team: Team }) {
  const titles = team.lastAttempt?.missions ?? [];
  const missions = team.completedMissions.filter(({ title }) => titles.includes(title));
  const steps = missionStates(team);
  if (missions.length + steps.length === 0) return null;
  return (
    <ul className={styles.missions}>
      {missions.map(({ title, rewards }) => (
        <li key={title} className={styles.mission}>
          <TrophyIcon aria-hidden="true" size={36} weight="duotone" className={styles.icon} />
          <div>
            <p className={styles.title}>
              {RESULT_PANEL_TEXTS.mission}: {title}
            </p>
            <p>
              <strong>{rewardLabel(rewards)}</strong>. {RESULT_PANEL_TEXTS.reward}
            </p>
          </div>
        </li>
      ))}
      {steps.map(({ title, objective, counted }) => (
        <li key={`${title} ${objective.outcome}`} className={styles.step} data-counted={counted}>
          <StepIcon counted={counted} />
          <p>
            {RESULT_PANEL_TEXTS.inCourse} «{title}» ·{' '}
            <strong>{objectiveLabel(objective, objective.current)}</strong>
          </p>
        </li>
      ))}
    </ul>
  );
}

function StepIcon({ counted }: { counted: boolean }) {
  const Icon = counted ? CheckCircleIcon : CircleIcon;
  return <Icon aria-hidden="true" size={24} weight={counted ? 'fill' : 'regular'} />;
}
