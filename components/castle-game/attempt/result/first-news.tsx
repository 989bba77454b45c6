import { TrophyIcon } from '@phosphor-icons/react/dist/ssr/Trophy';
import { announcementOf } from '@/lib/castle-game/show/announcement';
import type { Team } from '@/lib/castle-game/types';
import { longDate } from '@/lib/dates/formats';
import { capitalised } from '@/lib/text/sentence';
import styles from './mission-news.module.css';

export function FirstNews({ team }: { team: Team }) {
  const announcement = announcementOf(team);
  if (!announcement) return null;
  return (
    <div className={styles.mission} data-wide="">
      <TrophyIcon aria-hidden="true" size={36} weight="duotone" className={styles.icon} />
      <div>
        <p className={styles.title}>{announcement.atEnd}</p>
        <p>{capitalised(longDate(team.date))}</p>
      </div>
    </div>
  );
}
