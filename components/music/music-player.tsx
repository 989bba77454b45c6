import { Embed } from '@/components/shared/embed/embed';
import type { MusicPage } from '@/lib/club/pages';
import styles from './music.module.css';

export function MusicPlayer({ player, profiles }: Pick<MusicPage, 'player' | 'profiles'>) {
  return (
    <div className={styles.player}>
      <Embed kind="musica" {...player} link={profiles[0]?.link} />
      <ul className={styles.profiles}>
        {profiles.map(({ name, link }) => (
          <li key={link}>
            <a href={link}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
