import { notFound } from 'next/navigation';
import { buildDay } from '@/app/build-day';
import { pageMetadata } from '@/app/metadata';
import { BoardView } from '@/components/club/boards/board-view';
import { direccio } from '@/content/boards/direccio';
import { pages } from '@/content/pages';
import { findBoard } from '@/lib/club/boards';

export const metadata = pageMetadata(pages.directionBoard);

export default function DirectionBoardPage() {
  return <BoardView page={direccio} found={findBoard(direccio) ?? notFound()} built={buildDay} />;
}
