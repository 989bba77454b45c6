import { boardRoute } from '@/app/board-route';
import { tecnica } from '@/content/boards/tecnica';
import { pages } from '@/content/pages';

export const dynamicParams = false;

const route = boardRoute(pages.technicalBoard, tecnica);

export const { generateStaticParams, generateMetadata } = route;
export default route.SeasonPage;
