import { notFound } from 'next/navigation';
import { boardMetadata } from '@/app/board-metadata';
import { BoardView } from '@/components/boards/board-view';
import { tecnica } from '@/content/boards/tecnica';
import { findBoard } from '@/lib/club/boards';

export const metadata = boardMetadata(tecnica);

export default function TechnicalBoardPage() {
  return <BoardView page={tecnica} found={findBoard(tecnica) ?? notFound()} />;
}
