import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { StoryPassage } from '@/components/story/story-passage';
import { story } from '@/content/story';
import { screen } from '@/content/story/screen';
import { STORY_PATH } from '@/lib/story/address';
import { findPassage } from '@/lib/story/find';

export const metadata = {
  ...pageMetadata({
    path: STORY_PATH,
    description: screen.description,
    cardTitle: 'És nit fresca per ser maig...',
  }),
  other: { rating: 'adult' },
};

export default function StoryHomePage() {
  return <StoryPassage passage={findPassage(story, 'home') ?? notFound()} />;
}
