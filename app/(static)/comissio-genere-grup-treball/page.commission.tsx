import { boardRoute } from '@/app/board-route';
import { comissio } from '@/content/boards/comissio';
import { pages } from '@/content/pages';

const route = boardRoute(pages.commission, comissio);

export const { metadata } = route;
export default route.CurrentPage;
