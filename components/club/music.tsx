import { FilePdfIcon } from '@phosphor-icons/react/dist/ssr/FilePdf';
import { Embed } from '@/components/shared/embed/embed';
import { pdfLink } from '@/content/interface/legal';
import { EMPTY_TEXTS } from '@/content/interface/pages';
import type { MusicPage } from '@/lib/club/types';
import { asset } from '@/lib/site/address';
import styles from './music.module.css';

export function MusicPlayer({ player, profiles }: Pick<MusicPage, 'player' | 'profiles'>) {
  return (
    <div className={`stack gap-3 ${styles.player}`}>
      <Embed kind="musica" {...player} link={profiles[0]?.link} />
      <ul className="cluster links gap-1 gap-x-5">
        {profiles.map(({ name, link }) => (
          <li key={link}>
            <a href={link}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ScoreList({ scores }: Pick<MusicPage, 'scores'>) {
  if (scores.length === 0) return <p>{EMPTY_TEXTS.scores}</p>;
  return (
    <ul className={`stack gap-4 ${styles.scores}`}>
      {scores.map(({ title, description, link }) => (
        <li key={link} className={`stack panel gap-4 pad-4 round-m ${styles.score}`}>
          <FilePdfIcon aria-hidden="true" size={40} />
          <div>
            <a href={asset(link)} type="application/pdf">
              {pdfLink(title)}
            </a>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
