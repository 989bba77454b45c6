'use client';

import { ButtonLink } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { FAILURE_TEXTS } from '@/content/interface/failures';
import { STORY_TEXTS } from '@/content/interface/story';
import { STORY_PATH } from '@/lib/story/address';

/** Shown when a passage throws. Links to the start and to the saved data. */
export default function StoryError({ reset }: { reset: () => void }) {
  return (
    <Failure onRetry={reset}>
      <ButtonLink href={STORY_PATH}>{STORY_TEXTS.backToStart}</ButtonLink>
      <ButtonLink kind="quiet" href="/jocs#records">
        {FAILURE_TEXTS.records}
      </ButtonLink>
    </Failure>
  );
}
