import { Card } from '@/components/ui/card';
import type { HubCard } from '@/lib/games/shared/types';
import { asset } from '@/lib/site/address';
import styles from './home.module.css';

export function PlayCards({ cards }: { cards: readonly HubCard[] }) {
  return (
    <ul className={`grid gap-5 ${styles.cards}`}>
      {cards.map(({ path, title, card, picture }) => (
        <li key={path}>
          <Card
            href={path}
            title={title}
            picture={
              <img
                src={asset(picture)}
                alt=""
                width={320}
                height={240}
                loading="lazy"
                className={`fill ${styles.cardPicture}`}
              />
            }
            detail={card}
          />
        </li>
      ))}
    </ul>
  );
}
