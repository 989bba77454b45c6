import { boardRoute } from '@/app/board-route';
import { tecnica } from '@/content/boards/tecnica';
import { pages } from '@/content/pages';

const route = boardRoute(pages.technicalBoard, tecnica);

export const { metadata } = route;
export default route.CurrentPage;
