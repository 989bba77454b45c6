import type { BoardHistory } from '@/lib/club/boards';
import type { Paragraph } from '@/lib/site/page-text';
import type { PersonId } from '../people/people';

/** A board with what its page says of it. */
export type BoardPage = BoardHistory<PersonId> & {
  /** Meta description: at most 155 characters. */
  readonly description: string;
  /** What the board does. */
  readonly intro: readonly Paragraph[];
};
