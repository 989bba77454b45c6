const ID = /^[A-Za-z0-9_-]{11}$/;
const IN_LINK = /(?:[?&]v=|\/shorts\/)([^&?#/]*)/;

/** True for the eleven characters a video is known by: nothing else may enter an address. */
export function isVideoId(text: string): boolean {
  return ID.test(text);
}

/** The id in a link of the forms `watch?v=ID` and `/shorts/ID`; null when there is none or it is malformed. */
export function videoIdOf(link: string): string | null {
  const id = IN_LINK.exec(link)?.[1] ?? '';
  return isVideoId(id) ? id : null;
}
