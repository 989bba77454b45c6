import { notFound } from 'next/navigation';
import { buildDay } from '@/app/build-day';
import { boardMetadata } from '@/app/metadata';
import { BoardView } from '@/components/club/boards/board-view';
import { comissio } from '@/content/boards/comissio';
import { pages } from '@/content/pages';
import { boardSeasons, findBoard } from '@/lib/club/boards';

type SeasonPageProps = { params: Promise<{ any: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return boardSeasons(comissio).map((any) => ({ any }));
}

export async function generateMetadata({ params }: SeasonPageProps) {
  return boardMetadata(pages.commission, comissio, (await params).any);
}

export default async function CommissionBoardOfSeasonPage({ params }: SeasonPageProps) {
  return (
    <BoardView
      page={comissio}
      found={findBoard(comissio, (await params).any) ?? notFound()}
      built={buildDay}
    />
  );
}
