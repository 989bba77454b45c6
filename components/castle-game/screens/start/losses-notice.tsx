import { Notice } from '@/components/ui/notice';
import { START_TEXTS } from '@/content/interface/castle-game/start';
import type { SaveLoss } from '@/lib/castle-game/saves/losses';
import { lossText } from '@/lib/castle-game/saves/words';

export function LossesNotice({ losses }: { losses: readonly SaveLoss[] }) {
  if (losses.length === 0) return null;
  return (
    <Notice kind="warning">
      <p>{START_TEXTS.losses}</p>
      <ul>
        {losses.map((loss) => (
          <li key={loss.kind}>{lossText(loss)}</li>
        ))}
      </ul>
    </Notice>
  );
}
