import { towers } from '../../content/towers';

/** The first tower of the club whose gallery has at least so many pictures; none where no gallery is as long. */
export const withPictures = (least: number) =>
  towers
    .flatMap(({ code, name, gallery = [] }) => (gallery.length >= least ? [{ code, name, gallery }] : []))
    .slice(0, 1);
