import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { UNREAD_TEXTS } from '@/content/interface/unread';
import { saveFile } from '@/lib/browser/page';

/** Goes into a notice. */
export function UnreadText({ text }: { text: string }) {
  const { explanation, save, file } = UNREAD_TEXTS;
  return (
    <>
      <p>{explanation}</p>
      <Button kind="quiet" onClick={() => saveFile(file, text, 'text/plain;charset=utf-8')}>
        {save}
      </Button>
    </>
  );
}

/** The same in a notice of its own, for a page that loads it on demand. */
export function UnreadNotice({ text }: { text: string }) {
  return (
    <Notice kind="warning">
      <UnreadText text={text} />
    </Notice>
  );
}
