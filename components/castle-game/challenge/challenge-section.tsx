import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { notifyAddressChange, useAddress } from '@/components/shared/use-address';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { PagePart } from '@/components/ui/page-part';
import { CHALLENGE_OFFER_TEXTS } from '@/content/interface/castle-game/challenge-offer';
import { onStored, readStored } from '@/lib/browser/storage';
import { SAVED_DATA } from '@/lib/saved-data/registry';
import type { ChallengeBoardProps } from './challenge-board';

type Opened<Props> =
  | { readonly status: 'closed' | 'loading' | 'failed' }
  | { readonly status: 'open'; readonly Board: ComponentType<Props> };

export function useBoard<Props>(load: () => Promise<ComponentType<Props>>) {
  const [opened, setOpened] = useState<Opened<Props>>({ status: 'closed' });
  const open = () => {
    setOpened({ status: 'loading' });
    load()
      .then((Board) => setOpened({ status: 'open', Board }))
      .catch(() => setOpened({ status: 'failed' }));
  };
  return { opened, open, close: () => setOpened({ status: 'closed' }) };
}

/** One module for all, since the bundler would repeat what they share in the files of each. */
const loadChallenge = () => import('./challenge-on-demand');

export const useChallengeBoard = () =>
  useBoard(() => loadChallenge().then(({ ChallengeBoard }) => ChallengeBoard));

type OfferProps = Pick<ReturnType<typeof useChallengeBoard>, 'opened' | 'open'> &
  Pick<ChallengeBoardProps, 'length'>;

const RESULTS = SAVED_DATA['joc-castells'].keys.challengeResults;
const onResults = (listener: () => void) => onStored(RESULTS, listener);

const ChallengeStatus = lazy(() => loadChallenge().then((module) => ({ default: module.ChallengeStatus })));

export function ChallengeOffer({ opened, open, length }: OfferProps) {
  const hasResults = useSyncExternalStore(
    onResults,
    () => Boolean(readStored(RESULTS)),
    () => false,
  );
  return (
    <>
      <p>{CHALLENGE_OFFER_TEXTS.about[length]}</p>
      {hasResults && (
        <PagePart fallback={null}>
          <Suspense fallback={null}>
            <ChallengeStatus length={length} />
          </Suspense>
        </PagePart>
      )}
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

function removeSharedCode(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname);
  notifyAddressChange();
}

const SharedChallenge = lazy(() => loadChallenge().then((module) => ({ default: module.SharedChallenge })));

/** Compares the challenge of the link that was opened. Renders nothing without one. */
export function SharedLink() {
  const [search] = useAddress();
  const code = new URLSearchParams(search).get('repte');
  if (code === null) return null;
  return (
    <PagePart>
      <Suspense fallback={<Loading>{CHALLENGE_OFFER_TEXTS.loading}</Loading>}>
        <SharedChallenge key={code} code={code} onClose={removeSharedCode} />
      </Suspense>
    </PagePart>
  );
}
