import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { shareFile } from '@/components/ui/copy/copy-text';
import { Loading } from '@/components/ui/loading';
import { CARD_TEXTS } from '@/content/interface/picture-card';
import { saveFile } from '@/lib/browser/page';
import { type Card, drawCard } from './draw-card';
import styles from './picture-card.module.css';

type PictureCardProps = {
  readonly card: Card;
  readonly fileName: string;
  /** Called after mount. */
  readonly drawing: () => SVGSVGElement | null;
};

/** Takes the focus on mount, since the pressed button is gone. */
export function PictureCard({ card, fileName, drawing }: PictureCardProps) {
  const box = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<File | 'drawing' | 'refused'>('drawing');
  const draw = useEffectEvent(async () => {
    const found = drawing();
    if (!canvas.current || !found) return setPicture('refused');
    try {
      const png = await drawCard(canvas.current, card, found);
      setPicture(new File([png], fileName, { type: png.type }));
    } catch {
      setPicture('refused');
    }
  });
  useEffect(() => {
    box.current?.focus();
    draw();
  }, []);
  const { title, note } = card.texts;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={CARD_TEXTS.title}
      className={`stack start gap-3 ${styles.card}`}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={`${title} ${note}`}
        hidden={!(picture instanceof File)}
        className={`round-m ${styles.picture}`}
      />
      {picture === 'drawing' && <Loading>{CARD_TEXTS.loading}</Loading>}
      {picture === 'refused' && <p role="alert">{CARD_TEXTS.refused}</p>}
      {picture instanceof File && <CardActions picture={picture} />}
    </section>
  );
}

function CardActions({ picture }: { picture: File }) {
  const save = () => saveFile(picture.name, picture, picture.type);
  const share = async () => {
    if (!(await shareFile(picture))) save();
  };
  return (
    <div className="cluster gap-2">
      {navigator.canShare?.({ files: [picture] }) && <Button onClick={share}>{CARD_TEXTS.share}</Button>}
      <Button kind="quiet" onClick={save}>
        {CARD_TEXTS.save}
      </Button>
    </div>
  );
}
