import { pageMetadata } from '@/app/metadata';
import { EraList } from '@/components/club/era-list';
import { Page } from '@/components/ui/text/page';
import { eras, historyPage } from '@/content/history/eras';
import { pages } from '@/content/pages';

export const metadata = pageMetadata(pages.history);

export default function HistoryPage() {
  return (
    <Page title={historyPage.title} lead={historyPage.lead}>
      <EraList eras={eras} />
    </Page>
  );
}
