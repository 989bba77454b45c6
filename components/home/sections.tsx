import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { home } from '@/content/pages/home';
import type { Quote } from '@/lib/club/types';
import type { HubCard } from '@/lib/games/shared/types';
import { asset } from '@/lib/site/address';
import styles from './home.module.css';

export function HomeSections({ children }: { children: ReactNode }) {
  return <div className={`stack page-width gap-8 ${styles.sections}`}>{children}</div>;
}

export function HomeSection({
  id,
  title,
  intro,
  links,
  children,
}: {
  id: string;
  title: string;
  intro: string;
  /** Ways on, below the rest. */
  links?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={`stack start gap-5 ${styles.section}`}>
      <div className="stack measure gap-2">
        <h2 id={id}>{title}</h2>
        <p>{intro}</p>
      </div>
      {children}
      {links && <div className="cluster gap-3">{links}</div>}
    </section>
  );
}

export function Reasons() {
  return (
    <section aria-labelledby="per-que" className="stack gap-5">
      <h2 id="per-que">{home.why.title}</h2>
      <ul className={`grid gap-6 ${styles.points}`}>
        {home.why.points.map(({ id, title, text }) => (
          <li key={id} className="stack top gap-2">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

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

/** The quotes of a group share a grid cell, so choosing one causes no layout shift. By default the first is shown. */
export function RandomQuotes({ groups }: { groups: readonly (readonly Quote[])[] }) {
  return (
    <ul className={`grid gap-6 ${styles.quotes}`}>
      {groups.map((group) => (
        <li key={group[0]?.quote} className="stack" data-quotes>
          {group.map(({ quote, author }, index) => (
            <figure key={quote} className={`stack top gap-3 ${styles.quote}`} data-chosen={index === 0}>
              <blockquote>{quote}</blockquote>
              <figcaption className="note">{author}</figcaption>
            </figure>
          ))}
        </li>
      ))}
    </ul>
  );
}
