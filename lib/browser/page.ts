import { pageAddress } from '@/lib/site/address';

/** Calls `listener` when the page is restored from bfcache. Returns an unsubscribe function. */
export function onPageRestored(listener: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}

export function openPage(route: string): void {
  location.assign(pageAddress(route));
}

export function showPageTop(): void {
  document.scrollingElement?.scrollTo({ top: 0, behavior: 'instant' });
}

export function saveFile(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Wait until the download has begun.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
