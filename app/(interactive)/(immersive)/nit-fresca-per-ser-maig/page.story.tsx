import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/metadata';
import { StoryPassage } from '@/components/story/story-passage';
import { pages } from '@/content/pages';
import { story } from '@/content/story';
import { findPassage, HOME } from '@/lib/story/passage';

const home = findPassage(story, HOME);

export const metadata = {
  ...pageMetadata(pages.story, home?.title ? { cardTitle: home.title } : {}),
  other: { rating: 'adult' },
};

export default function StoryHomePage() {
  return <StoryPassage passage={home ?? notFound()} />;
}
