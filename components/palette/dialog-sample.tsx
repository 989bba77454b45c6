import { Button } from '@/components/ui/button';
import dialog from '@/components/ui/dialog.module.css';
import { PALETTE_TEXTS } from '@/content/interface/palette';

const texts = PALETTE_TEXTS.dialog;
const ID = 'mostra-de-dialeg';

export function DialogSample() {
  return (
    <>
      <Button kind="quiet" data-opens={ID}>
        {texts.open}
      </Button>
      <dialog id={ID} className={dialog.dialog} data-only="screen" aria-labelledby={`${ID}-titol`}>
        <form method="dialog" className="stack gap-4">
          <h2 id={`${ID}-titol`}>{texts.title}</h2>
          <p>{texts.text}</p>
          <div className="cluster gap-3">
            <Button type="submit">{texts.accept}</Button>
          </div>
        </form>
      </dialog>
    </>
  );
}
