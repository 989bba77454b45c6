import { PageLink } from '@/components/ui/page-link';
import type { SeasonLink } from '@/lib/club/boards';
import { seasonsOf } from '@/lib/club/words';
import styles from './season-nav.module.css';

/** Seasons are in order, the oldest first, then the current one. */
export function SeasonNav({ title, links }: { title: string; links: readonly SeasonLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={seasonsOf(title)}>
      <ul className={styles.seasons}>
        {links.map(({ label, href, selected }) => (
          <li key={href}>
            <PageLink href={href} aria-current={selected ? 'page' : undefined}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
