import { towers } from '@/content/towers';

/** The first tower whose gallery has at least so many pictures. Empty if there is none. */
export const withPictures = (least: number) =>
  towers
    .flatMap(({ code, name, gallery = [] }) => (gallery.length >= least ? [{ code, name, gallery }] : []))
    .slice(0, 1);
