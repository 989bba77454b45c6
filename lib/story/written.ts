/** Whether a whole paragraph is something written that somebody reads: a letter, a note, a line of the minutes. */
export const isWritten = (paragraph: string): boolean =>
  paragraph.startsWith('«') && paragraph.indexOf('»') === paragraph.length - 1;
