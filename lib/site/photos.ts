/** Photographs, which the build turns, makes smaller and encodes. Drawings (SVG) are served as they are. */
const PHOTO = /^\/images\/.+\.(jpe?g|png|webp|avif)$/i;

export const isPhoto = (link: string): boolean => PHOTO.test(link);

/** Folder of `public/` with the files that the build makes. */
export const PHOTO_FOLDER = 'fotos';

/** Upper bounds of the widths of a photograph's files, in pixels. */
export const PHOTO_WIDTHS = [280, 400, 560, 960, 1440] as const;

/** File that is at most `width` pixels wide: `/images/pati.jpg` becomes `/fotos/pati.jpg-560.webp`. */
export const photoFile = (link: string, width: number): `/${string}` =>
  `/${PHOTO_FOLDER}/${link.slice('/images/'.length)}-${width}.webp`;

/** Bounds for which a photograph has a file: none is larger than the photograph. */
export const photoWidths = (width: number): readonly number[] =>
  PHOTO_WIDTHS.filter((_, index) => (PHOTO_WIDTHS[index - 1] ?? 0) < width);
