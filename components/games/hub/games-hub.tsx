import { Card } from '@/components/ui/card';
import { PagePart } from '@/components/ui/page-part';
import type { HubCard } from '@/lib/games/shared/types';
import { asset } from '@/lib/site/address';
import { CardProgress } from './card-progress';
import styles from './games-hub.module.css';

export function GamesHub({ cards }: { cards: readonly HubCard[] }) {
  return (
    <ul className={`stack equal gap-3 ${styles.games}`}>
      {cards.map(({ path, title, card, picture, progress }) => (
        <li key={path}>
          <Card
            level={2}
            href={path}
            title={<span className={styles.name}>{title}</span>}
            picture={
              <img
                src={asset(picture)}
                alt=""
                width={320}
                height={240}
                className={`fill ${styles.picture}`}
              />
            }
            detail={
              <>
                <span className={styles.text}>{card}</span>
                <span className={`absolute ${styles.progress}`}>
                  <PagePart fallback={null}>
                    <CardProgress progress={progress} />
                  </PagePart>
                </span>
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}
