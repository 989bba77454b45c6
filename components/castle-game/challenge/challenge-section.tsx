import { useState } from 'react';
import { notifyAddressChange, useAddress } from '@/components/shared/use-address';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { OnDemand, useOnDemand } from '@/components/ui/on-demand';
import { PagePart, Retry } from '@/components/ui/page-part';
import { CHALLENGE_OFFER_TEXTS } from '@/content/interface/castle-game/challenge-offer';

/** One module for all, since the bundler would repeat what they share in the files of each. */
const loadChallenge = () => import('./challenge-on-demand');
export const loadBoard = () => loadChallenge().then(({ ChallengeBoard }) => ChallengeBoard);
const loadShared = () => loadChallenge().then(({ SharedChallenge }) => SharedChallenge);

/** `Board` is undefined until it is opened and loaded. It takes the place of the page that offers it. */
export function useChallengeBoard() {
  const [opened, setOpened] = useState(false);
  const board = useOnDemand(loadBoard, opened);
  const Board = opened && board.status === 'ready' ? board.value : undefined;
  return { ...board, Board, opened, open: () => setOpened(true), close: () => setOpened(false) };
}

export function ChallengeOffer({ board }: { readonly board: ReturnType<typeof useChallengeBoard> }) {
  return (
    <>
      <p>{CHALLENGE_OFFER_TEXTS.about}</p>
      {!board.opened && (
        <div>
          <Button kind="quiet" onClick={board.open}>
            {CHALLENGE_OFFER_TEXTS.play}
          </Button>
        </div>
      )}
      {board.opened && board.status === 'loading' && <Loading>{CHALLENGE_OFFER_TEXTS.loading}</Loading>}
      {board.opened && board.status === 'failed' && (
        <Retry text={CHALLENGE_OFFER_TEXTS.failed} onRetry={board.retry} />
      )}
    </>
  );
}

function removeSharedCode(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname);
  notifyAddressChange();
}

/** Compares the challenge of the link that was opened. Renders nothing without one. */
export function SharedLink() {
  const [search] = useAddress();
  const code = new URLSearchParams(search).get('repte');
  if (code === null) return null;
  return (
    <PagePart>
      <OnDemand
        key={code}
        load={loadShared}
        props={{ code, onClose: removeSharedCode }}
        texts={CHALLENGE_OFFER_TEXTS}
      />
    </PagePart>
  );
}
