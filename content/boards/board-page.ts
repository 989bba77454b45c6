import type { BoardHistory } from '@/lib/club/boards';
import type { Paragraph } from '@/lib/site/page-text';
import type { SiteLink } from '../pages';
import type { PersonId } from '../people/people';

/** A board with what its page says of it. */
export type BoardPage = BoardHistory<PersonId> & {
  /** What the board does. */
  readonly intro: readonly Paragraph<SiteLink>[];
};
