import { notFound } from 'next/navigation';
import { buildDay } from '@/app/build-day';
import { boardMetadata } from '@/app/metadata';
import { BoardView } from '@/components/club/boards/board-view';
import { tecnica } from '@/content/boards/tecnica';
import { pages } from '@/content/pages';
import { boardSeasons, findBoard } from '@/lib/club/boards';

type SeasonPageProps = { params: Promise<{ any: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return boardSeasons(tecnica).map((any) => ({ any }));
}

export async function generateMetadata({ params }: SeasonPageProps) {
  return boardMetadata(pages.technicalBoard, tecnica, (await params).any);
}

export default async function TechnicalBoardOfSeasonPage({ params }: SeasonPageProps) {
  return (
    <BoardView page={tecnica} found={findBoard(tecnica, (await params).any) ?? notFound()} built={buildDay} />
  );
}
