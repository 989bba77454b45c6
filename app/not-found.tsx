import { NotFound } from '@/components/site/not-found';
import { WebFrame } from '@/components/site/web-frame';
import { StoryDoor } from '@/components/story/story-door';

export default function NotFoundPage() {
  return (
    <>
      <StoryDoor />
      <WebFrame>
        <NotFound />
      </WebFrame>
    </>
  );
}
