import { pageMetadata } from '@/app/metadata';
import { tokens } from '@/app/tokens';
import { PieceSamples } from '@/components/palette/piece-samples';
import { ShadeGrid } from '@/components/palette/shade-grid';
import { Page, PageSection } from '@/components/ui/text/page';
import { pages } from '@/content/pages';
import { palette } from '@/content/pages/palette';
import { PALETTES, paletteShades } from '@/lib/design/tokens';

export const metadata = pageMetadata(pages.palette);

export default function PalettePage() {
  return (
    <Page title={palette.title} lead={palette.lead}>
      {PALETTES.map((name) => (
        <PageSection key={name} id={name} title={palette.names[name]}>
          <ShadeGrid shades={paletteShades(tokens, name)} />
        </PageSection>
      ))}
      <PageSection id="peces" title={palette.pieces}>
        <PieceSamples />
      </PageSection>
    </Page>
  );
}
