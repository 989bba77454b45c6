export type Poster = { readonly name: string; readonly picture: string };

const isLetter = (sign: string | undefined): boolean => /\p{L}/u.test(sign ?? '');

/** The picture of the tower that the title of a video names. Of two, that with the longer name. */
export function posterOf(title: string, posters: readonly Poster[]): string | undefined {
  const words = title.toLowerCase();
  const isNamed = ({ name }: Poster) => {
    const start = words.indexOf(name.toLowerCase());
    return start !== -1 && !isLetter(words[start - 1]) && !isLetter(words[start + name.length]);
  };
  return posters.filter(isNamed).sort((one, other) => other.name.length - one.name.length)[0]?.picture;
}
