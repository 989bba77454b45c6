import { boardRoute } from '@/app/board-route';
import { comissio } from '@/content/boards/comissio';
import { pages } from '@/content/pages';

export const dynamicParams = false;

const route = boardRoute(pages.commission, comissio);

export const { generateStaticParams, generateMetadata } = route;
export default route.SeasonPage;
