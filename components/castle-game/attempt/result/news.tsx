import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { CircleIcon } from '@phosphor-icons/react/dist/ssr/Circle';
import { TrophyIcon } from '@phosphor-icons/react/dist/ssr/Trophy';
import { useState } from 'react';
import { CardButton } from '@/components/shared/picture-card/card-button';
import { Button } from '@/components/ui/button';
import {
  acceptedLabel,
  acceptLabel,
  MISSIONS_TEXTS,
  objectiveLabel,
  offeredText,
  rewardLabel,
} from '@/content/interface/castle-game/missions';
import { RESULT_PANEL_TEXTS } from '@/content/interface/castle-game/result';
import { firstTimeText } from '@/content/interface/castle-game/year';
import { type MissionNews, objectivesByContext } from '@/lib/castle-game/screens/missions';
import { announcementOf } from '@/lib/castle-game/show/moments';
import type { Team } from '@/lib/castle-game/types';
import { longDate } from '@/lib/dates/formats';
import { capitalised } from '@/lib/text/catalan';
import styles from './news.module.css';

const loadCard = () => import('./first-card').then(({ FirstCard }) => FirstCard);

/** `own`: in the player's own game, which gets a card of it. */
export function FirstNews({ team, own }: { team: Team; own: boolean }) {
  const announcement = announcementOf(team);
  if (!announcement) return null;
  return (
    <div className={styles.mission} data-wide="">
      <TrophyIcon aria-hidden="true" size={36} weight="duotone" className={styles.icon} />
      <div>
        <p className={styles.title}>{firstTimeText(announcement.atEnd)}</p>
        <p>{capitalised(longDate(team.date))}</p>
        {own && <CardButton load={loadCard} props={{ team, first: announcement.atEnd }} />}
      </div>
    </div>
  );
}

type MissionNewsProps = {
  readonly news: MissionNews;
  /** Returns whether the mission was accepted. Undefined beside the player's own game. */
  readonly onAccept?: ((title: string) => boolean) | undefined;
};

/** Missions completed, progress of the others, and the next one of each chain. */
export function MissionNewsList({ news: { missions, steps, offered }, onAccept }: MissionNewsProps) {
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const accept = (title: string) => {
    if (onAccept?.(title)) setAccepted([...accepted, title]);
  };
  if (missions.length + steps.length + offered.length + accepted.length === 0) return null;
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
        <li
          key={`${title} ${objective.code} ${objective.outcome}`}
          className={styles.step}
          data-counted={counted}
        >
          <StepIcon counted={counted} />
          <p>
            {RESULT_PANEL_TEXTS.inCourse} «{title}» ·{' '}
            <strong>{objectiveLabel(objective, objective.current)}</strong>
          </p>
        </li>
      ))}
      {accepted.map((title) => (
        <li key={`accepted ${title}`} className={styles.step}>
          <p ref={focusOn} tabIndex={-1}>
            {acceptedLabel(title)}
          </p>
        </li>
      ))}
      {offered
        .filter(({ title }) => !accepted.includes(title))
        .map((mission) => (
          <li key={mission.title} className={styles.step}>
            <div className={styles.offered}>
              <p>
                <strong>{offeredText(mission.title)}</strong>{' '}
                {objectivesByContext(mission.objectives)
                  .flatMap(({ objectives }) => objectives.map((objective) => objectiveLabel(objective, 0)))
                  .join(' · ')}
              </p>
              {onAccept && (
                <Button kind="quiet" aria-label={acceptLabel(mission)} onClick={() => accept(mission.title)}>
                  {MISSIONS_TEXTS.accept}
                </Button>
              )}
            </div>
          </li>
        ))}
    </ul>
  );
}

const focusOn = (element: HTMLElement | null) => element?.focus();

function StepIcon({ counted }: { counted: boolean }) {
  const Icon = counted ? CheckCircleIcon : CircleIcon;
  return <Icon aria-hidden="true" size={24} weight={counted ? 'fill' : 'regular'} />;
}
