import { pageMetadata } from '@/app/metadata';
import { tokens } from '@/app/tokens';
import { PieceSamples, ShadeGrid } from '@/components/palette/palette';
import { Page, PageSection } from '@/components/ui/text/page';
import { PALETTE_TEXTS } from '@/content/interface/palette';
import { pages } from '@/content/pages';
import { PALETTES, paletteShades } from '@/lib/design/tokens';

export const metadata = pageMetadata(pages.palette);

export default function PalettePage() {
  return (
    <Page title={PALETTE_TEXTS.title} lead={PALETTE_TEXTS.lead}>
      {PALETTES.map((name) => (
        <PageSection key={name} id={name} title={PALETTE_TEXTS.names[name]}>
          <ShadeGrid shades={paletteShades(tokens, name)} />
        </PageSection>
      ))}
      <PageSection id="peces" title={PALETTE_TEXTS.pieces}>
        <PieceSamples />
      </PageSection>
    </Page>
  );
}
