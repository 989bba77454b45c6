import { renderWith } from '@/__tests__/builders/behaving';
import { standInForNearness } from '@/__tests__/builders/near';
import { PdfIframe } from '@/components/legal/pdf-iframe';
import { pdfIframes } from '@/components/legal/pdf-iframe.enhancement';
import { LEGAL_TEXTS } from '@/content/interface/legal';

afterEach(() => jest.restoreAllMocks());

test('a PDF is loaded near the viewport, with a link if there is no viewer', async () => {
  const bringNear = standInForNearness();
  const { container } = await renderWith(
    pdfIframes,
    <PdfIframe title="Estatuts" file="/uploads/estatuts.pdf" />,
  );
  expect(container.querySelector('object')).toBeNull();
  expect(container).toHaveTextContent(LEGAL_TEXTS.opening);

  bringNear();
  bringNear();
  const viewers = container.querySelectorAll('object');
  expect(viewers).toHaveLength(1);
  expect(viewers[0]).toHaveAttribute('data', '/uploads/estatuts.pdf');
  expect(viewers[0]).toHaveAttribute('type', 'application/pdf');
  expect(viewers[0]).toHaveAccessibleName('Estatuts');
  expect(container).not.toHaveTextContent(LEGAL_TEXTS.opening);
  const link = viewers[0]?.querySelector('a');
  expect(link).toHaveAttribute('href', '/uploads/estatuts.pdf');
});
