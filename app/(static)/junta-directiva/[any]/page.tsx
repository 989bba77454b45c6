import { boardRoute } from '@/app/board-route';
import { direccio } from '@/content/boards/direccio';
import { pages } from '@/content/pages';

export const dynamicParams = false;

const route = boardRoute(pages.directionBoard, direccio);

export const { generateStaticParams, generateMetadata } = route;
export default route.SeasonPage;
