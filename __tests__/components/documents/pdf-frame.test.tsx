import { renderWith } from '@/__tests__/builders/behaving';
import { standInForNearness } from '@/__tests__/builders/near';
import { PdfFrame } from '@/components/documents/pdf-frame';
import { pdfFrames } from '@/components/documents/pdf-frame.behaviour';
import { DOCUMENT_TEXTS } from '@/content/interface/documents';

afterEach(() => jest.restoreAllMocks());

test('a PDF is asked for once its place comes near the window, with its link where no viewer is', async () => {
  const bringNear = standInForNearness();
  const { container } = await renderWith(
    pdfFrames,
    <PdfFrame title="Estatuts" file="/uploads/estatuts.pdf" />,
  );
  expect(container.querySelector('object')).toBeNull();
  expect(container).toHaveTextContent(DOCUMENT_TEXTS.opening);

  bringNear();
  bringNear();
  const viewers = container.querySelectorAll('object');
  expect(viewers).toHaveLength(1);
  expect(viewers[0]).toHaveAttribute('data', '/uploads/estatuts.pdf');
  expect(viewers[0]).toHaveAttribute('type', 'application/pdf');
  expect(viewers[0]).toHaveAccessibleName('Estatuts');
  expect(container).not.toHaveTextContent(DOCUMENT_TEXTS.opening);
  const link = viewers[0]?.querySelector('a');
  expect(link).toHaveAttribute('href', '/uploads/estatuts.pdf');
});
