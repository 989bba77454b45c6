'use client';

import { OnDemand } from '@/components/ui/on-demand';
import { SAVED_DATA_SECTION_TEXTS } from '@/content/interface/games/hub';

const loadPanel = () => import('./saved-data-panel').then(({ SavedDataPanel }) => SavedDataPanel);

/** Loads the panel after the page, whose cards matter more. */
export function SavedDataSection() {
  return <OnDemand load={loadPanel} props={{}} texts={SAVED_DATA_SECTION_TEXTS} />;
}
