import { NotFound } from '@/components/site/not-found';
import { WebFrame } from '@/components/site/web-frame';

export default function NotFoundPage() {
  return (
    <WebFrame>
      <NotFound />
    </WebFrame>
  );
}
