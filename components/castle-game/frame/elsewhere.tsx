import { Button } from '@/components/ui/button';
import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import { ScreenFrame } from './screen-frame';

/** The game goes on in another tab: this one neither shows nor writes what may be old. */
export function Elsewhere({ onPlayHere }: { onPlayHere: () => void }) {
  return (
    <ScreenFrame title={SAVE_TEXTS.elsewhereTitle}>
      <p role="alert">{SAVE_TEXTS.elsewhere}</p>
      <p>
        <Button onClick={onPlayHere}>{SAVE_TEXTS.playHere}</Button>
      </p>
    </ScreenFrame>
  );
}
