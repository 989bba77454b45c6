import { FilePdfIcon } from '@phosphor-icons/react/dist/ssr/FilePdf';
import type { MusicPage } from '@/lib/club/pages';
import { pdfLink } from '@/lib/documents/words';
import { asset } from '@/lib/site/address';
import styles from './music.module.css';

export function ScoreList({ scores }: Pick<MusicPage, 'scores'>) {
  return (
    <ul className={styles.scores}>
      {scores.map(({ title, description, link }) => (
        <li key={link} className={styles.score}>
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
