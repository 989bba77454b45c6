import type { ReactNode } from 'react';
import { NoScripts } from '@/components/ui/notice';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import styles from './game-page.module.css';

type GamePageProps = {
  title: string;
  level?: ReactNode;
  lead?: string;
  children: ReactNode;
};

export function GamePage({ title, level, lead, children }: GamePageProps) {
  return (
    <div className={`stack page-width shrink gap-5 ${styles.frame}`}>
      <h1 className="cluster baseline gap-0 gap-x-3 title-m">
        {title} {level !== undefined && <span className="accent">{level}</span>}
      </h1>
      {lead && <p className="order-1">{lead}</p>}
      <NoScripts>{GAME_TEXTS.noScripts}</NoScripts>
      {children}
    </div>
  );
}
