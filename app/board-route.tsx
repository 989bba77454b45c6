import { notFound } from 'next/navigation';
import { buildDay } from '@/app/build-day';
import { boardMetadata, pageMetadata } from '@/app/metadata';
import { BoardView } from '@/components/club/boards/board-view';
import { type BoardPage, boardSeasons, findBoard } from '@/lib/club/boards';
import type { PageEntry } from '@/lib/site/pages';

type SeasonProps = { params: Promise<{ any: string }> };

/** What the routes of a board export: that of the current season, and that of each season. */
export function boardRoute(entry: PageEntry, page: BoardPage) {
  const view = (season?: string) => (
    <BoardView page={page} found={findBoard(page, season) ?? notFound()} built={buildDay} />
  );
  return {
    metadata: pageMetadata(entry),
    CurrentPage: () => view(),
    generateStaticParams: () => boardSeasons(page).map((any) => ({ any })),
    generateMetadata: async ({ params }: SeasonProps) => boardMetadata(entry, page, (await params).any),
    SeasonPage: async ({ params }: SeasonProps) => view((await params).any),
  };
}
