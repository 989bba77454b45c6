import { notFound } from 'next/navigation';
import { buildDay } from '@/app/build-day';
import { boardMetadata } from '@/app/metadata';
import { BoardView } from '@/components/club/boards/board-view';
import { direccio } from '@/content/boards/direccio';
import { pages } from '@/content/pages';
import { boardSeasons, findBoard } from '@/lib/club/boards';

type SeasonPageProps = { params: Promise<{ any: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return boardSeasons(direccio).map((any) => ({ any }));
}

export async function generateMetadata({ params }: SeasonPageProps) {
  return boardMetadata(pages.directionBoard, direccio, (await params).any);
}

export default async function DirectionBoardOfSeasonPage({ params }: SeasonPageProps) {
  return (
    <BoardView
      page={direccio}
      found={findBoard(direccio, (await params).any) ?? notFound()}
      built={buildDay}
    />
  );
}
