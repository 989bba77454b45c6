import { notFound } from 'next/navigation';
import { boardMetadata } from '@/app/board-metadata';
import { BoardView } from '@/components/boards/board-view';
import { direccio } from '@/content/boards/direccio';
import { findBoard } from '@/lib/club/boards';

export const metadata = boardMetadata(direccio);

export default function DirectionBoardPage() {
  return <BoardView page={direccio} found={findBoard(direccio) ?? notFound()} />;
}
