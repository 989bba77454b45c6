import { notFound } from 'next/navigation';
import { boardMetadata } from '@/app/board-metadata';
import { BoardView } from '@/components/boards/board-view';
import { comissio } from '@/content/boards/comissio';
import { findBoard } from '@/lib/club/boards';

export const metadata = boardMetadata(comissio);

export default function CommissionBoardPage() {
  return <BoardView page={comissio} found={findBoard(comissio) ?? notFound()} />;
}
