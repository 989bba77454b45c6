/** As `app/not-found.tsx`: Next asks again for the first group of routes. */
export { default } from '@/app/not-found';
