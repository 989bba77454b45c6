'use client';

import { StoryFailure } from '@/components/story/story-failure';

export default function StoryError({ reset }: { reset: () => void }) {
  return <StoryFailure onRetry={reset} />;
}
