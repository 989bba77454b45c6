import { Card } from '@/components/ui/card';
import { GAMES_HUB } from '@/content/games/hub';
import { asset } from '@/lib/site/address';
import { CardProgress } from './card-progress';
import styles from './games-hub.module.css';

/** A card for each game, with the visitor's progress. */
export function GamesHub() {
  return (
    <ul className={styles.games}>
      {GAMES_HUB.cards.map(({ id, href, title, text, picture, progress }) => (
        <li key={id}>
          <Card
            level={2}
            href={href}
            title={title}
            picture={<img src={asset(picture)} alt="" width={320} height={240} className={styles.picture} />}
            detail={
              <>
                <span className={styles.text}>{text}</span>
                <CardProgress progress={progress} />
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}
