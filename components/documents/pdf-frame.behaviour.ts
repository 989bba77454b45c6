import { type Behaviour, whenPresent } from '@/lib/browser/behaviours';
import { trustedAddress } from '@/lib/browser/trusted-address';
import { whenNear } from '@/lib/browser/when-near';

function showPdf(frame: HTMLElement): void {
  const viewer = document.createElement('object');
  viewer.type = 'application/pdf';
  viewer.setAttribute('aria-label', frame.dataset.pdfTitle ?? '');
  viewer.append(...(frame.querySelector('[data-pdf-fallback]')?.childNodes ?? []));
  viewer.data = trustedAddress(frame.dataset.pdf ?? '');
  frame.querySelector('[data-pdf-loading]')?.remove();
  frame.querySelector('[data-pdf-place]')?.append(viewer);
}

export const pdfFrames: Behaviour = {
  name: 'pdf-frames',
  start: () => whenPresent('[data-pdf]', (frame) => whenNear(frame, '200px', () => showPdf(frame))),
};
