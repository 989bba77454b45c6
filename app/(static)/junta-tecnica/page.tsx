import { notFound } from 'next/navigation';
import { buildDay } from '@/app/build-day';
import { pageMetadata } from '@/app/metadata';
import { BoardView } from '@/components/club/boards/board-view';
import { tecnica } from '@/content/boards/tecnica';
import { pages } from '@/content/pages';
import { findBoard } from '@/lib/club/boards';

export const metadata = pageMetadata(pages.technicalBoard);

export default function TechnicalBoardPage() {
  return <BoardView page={tecnica} found={findBoard(tecnica) ?? notFound()} built={buildDay} />;
}
