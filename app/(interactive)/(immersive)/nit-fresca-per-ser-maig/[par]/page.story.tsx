import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/metadata';
import { StoryPassage } from '@/components/story/story-passage';
import { pages } from '@/content/pages';
import { story } from '@/content/story';
import { NO_FACTS } from '@/lib/story/facts';
import { textIn } from '@/lib/story/forms';
import { findPassage, HOME } from '@/lib/story/passage';
import { summary } from '@/lib/text/markup';

type PassagePageProps = { params: Promise<{ par: string }> };

export const dynamicParams = false;

/** The home passage is at the story's own address. */
export function generateStaticParams() {
  return story.filter(({ id }) => id !== HOME).map(({ id }) => ({ par: id }));
}

async function lookUp({ params }: PassagePageProps) {
  const { par } = await params;
  return findPassage(story, par) ?? notFound();
}

/** Passages are `noindex`: readers enter through the home passage. */
export async function generateMetadata(props: PassagePageProps): Promise<Metadata> {
  const passage = await lookUp(props);
  const { id, title } = passage;
  return {
    ...pageMetadata(pages.story, {
      below: id,
      description: summary(textIn(passage, NO_FACTS).join(' ')),
      ...(title === undefined ? {} : { cardTitle: title }),
    }),
    robots: { index: false, follow: true },
    other: { rating: 'adult' },
  };
}

export default async function PassagePage(props: PassagePageProps) {
  return <StoryPassage passage={await lookUp(props)} />;
}
