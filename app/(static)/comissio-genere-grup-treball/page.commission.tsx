import { notFound } from 'next/navigation';
import { buildDay } from '@/app/build-day';
import { pageMetadata } from '@/app/metadata';
import { BoardView } from '@/components/club/boards/board-view';
import { comissio } from '@/content/boards/comissio';
import { pages } from '@/content/pages';
import { findBoard } from '@/lib/club/boards';

export const metadata = pageMetadata(pages.commission);

export default function CommissionBoardPage() {
  return <BoardView page={comissio} found={findBoard(comissio) ?? notFound()} built={buildDay} />;
}
