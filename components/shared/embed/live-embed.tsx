'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { agreementTo } from '@/lib/embeds/embeds';
import { Embed, type EmbedProps } from './embed';
import { agreements, setAgreed, tieToHosts, watchAgreed } from './stored-consent';

/** Whether the visitor has agreed for good. */
export const useAgreed = (needed: string): boolean =>
  useSyncExternalStore(
    watchAgreed,
    () => agreements().includes(needed),
    () => false,
  );

/** `Embed` on a page that React hydrates. */
export function LiveEmbed(embed: EmbedProps) {
  const needed = agreementTo(embed.kind, embed.src);
  const box = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const always = useAgreed(needed);
  useEffect(() => tieToHosts([needed]), [needed]);
  const shown = asked || always;
  if (loaded && !shown) setLoaded(false);

  // The pressed button disappears, so the box takes focus.
  function answer(show: boolean, forGood?: boolean) {
    setAsked(show);
    if (forGood !== undefined) setAgreed(needed, forGood);
    box.current?.focus();
  }

  const live = { box, shown, always, loading: shown && !loaded, onAnswer: answer };
  return <Embed {...embed} live={{ ...live, onLoad: () => setLoaded(true) }} />;
}
