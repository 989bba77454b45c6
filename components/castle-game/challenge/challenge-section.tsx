import { type ComponentType, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { CHALLENGE_OFFER_TEXTS } from '@/content/interface/castle-game/challenge-offer';
import type { ChallengeBoardProps } from './challenge-board';

type Opened =
  | { readonly status: 'closed' | 'loading' | 'failed' }
  | { readonly status: 'open'; readonly Board: ComponentType<ChallengeBoardProps> };

/** Loads the board on demand. */
export function useChallengeBoard() {
  const [opened, setOpened] = useState<Opened>({ status: 'closed' });
  const open = () => {
    setOpened({ status: 'loading' });
    import('./challenge-board')
      .then(({ ChallengeBoard }) => setOpened({ status: 'open', Board: ChallengeBoard }))
      .catch(() => setOpened({ status: 'failed' }));
  };
  return { opened, open, close: () => setOpened({ status: 'closed' }) };
}

type OfferProps = Pick<ReturnType<typeof useChallengeBoard>, 'opened' | 'open'> &
  Pick<ChallengeBoardProps, 'length'>;

export function ChallengeOffer({ opened, open, length }: OfferProps) {
  return (
    <>
      <p>{CHALLENGE_OFFER_TEXTS.about[length]}</p>
      {opened.status === 'loading' ? (
        <Loading>{CHALLENGE_OFFER_TEXTS.loading}</Loading>
      ) : (
        <div>
          <Button kind="quiet" onClick={open}>
            {CHALLENGE_OFFER_TEXTS.play}
          </Button>
        </div>
      )}
      {opened.status === 'failed' && <p role="alert">{CHALLENGE_OFFER_TEXTS.failed}</p>}
    </>
  );
}
