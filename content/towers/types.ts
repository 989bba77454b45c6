/** A drawn view of the tower itself, or the address of a photo under `public/`. */
export type PictureLink = 'elevation' | 'plan' | 'detail' | `/images/${string}`;

export type CatalogueTower = {
  /** The tower in notation, `3d8f`: the last segment of its address, case-sensitive. */
  readonly code: string;
  /** The code in words, as a heading. */
  readonly name: string;
  readonly link: PictureLink;
  /** Two to four paragraphs. */
  readonly text: readonly string[];
  readonly gallery?: readonly { readonly link: PictureLink; readonly caption: string }[];
};
