import { boardRoute } from '@/app/board-route';
import { direccio } from '@/content/boards/direccio';
import { pages } from '@/content/pages';

const route = boardRoute(pages.directionBoard, direccio);

export const { metadata } = route;
export default route.CurrentPage;
