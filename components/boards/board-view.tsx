import { Notice } from '@/components/ui/notice';
import { Page } from '@/components/ui/text/page';
import { Prose } from '@/components/ui/text/prose';
import { TextLink } from '@/components/ui/text/text-link';
import { BOARD_TEXTS } from '@/content/interface/club';
import { directory as clubDirectory } from '@/content/people/directory';
import { type BoardPage, type FoundBoard, seasonLinks } from '@/lib/club/boards';
import type { Directory } from '@/lib/club/people';
import styles from './board-view.module.css';
import { ManagementBlock } from './management-block';
import { SeasonNav } from './season-nav';
import { TeamBlocks } from './team-blocks';

type BoardViewProps = { page: BoardPage; found: FoundBoard; directory?: Directory };

export function BoardView({ page, found, directory = clubDirectory }: BoardViewProps) {
  const { season, current, board } = found;
  return (
    <Page title={`${page.title} (${season})`}>
      {!current && (
        <Notice kind="warning">
          <p>
            {BOARD_TEXTS.past} <TextLink href={page.path}>{BOARD_TEXTS.toCurrent}</TextLink>.
          </p>
        </Notice>
      )}
      <Prose paragraphs={page.intro} />
      <SeasonNav title={page.title} links={seasonLinks(page, season, BOARD_TEXTS.current)} />
      <div className={styles.board}>
        <ManagementBlock block={board.direccio} directory={directory} />
        <TeamBlocks teams={board.junta} directory={directory} />
      </div>
    </Page>
  );
}
