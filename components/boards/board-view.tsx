import { Notice } from '@/components/ui/notice';
import { Page } from '@/components/ui/page';
import { Prose } from '@/components/ui/prose';
import { TextLink } from '@/components/ui/text-link';
import type { BoardPage } from '@/content/boards/board-page';
import type { PersonId } from '@/content/people/people';
import { type FoundBoard, seasonLinks } from '@/lib/club/boards';
import styles from './board-view.module.css';
import { ManagementBlock } from './management-block';
import { SeasonNav } from './season-nav';
import { TeamBlocks } from './team-blocks';

/** A board of one season: what it is for, the way to its other seasons, and who is on it. */
export function BoardView({ page, found }: { page: BoardPage; found: FoundBoard<PersonId> }) {
  const { season, current, board } = found;
  return (
    <Page title={`${page.title} (${season})`}>
      {!current && (
        <Notice kind="warning">
          <p>
            Atenció! Estàs consultant la junta d'una temporada anterior...{' '}
            <TextLink href={page.path}>Ves a la junta actual</TextLink>.
          </p>
        </Notice>
      )}
      <Prose paragraphs={page.intro} />
      <SeasonNav title={page.title} links={seasonLinks(page, season)} />
      <div className={styles.board}>
        <ManagementBlock block={board.direccio} />
        <TeamBlocks teams={board.junta} />
      </div>
    </Page>
  );
}
