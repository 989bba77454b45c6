import { type Enhancement, trustedAddress, whenPresent } from '@/lib/browser/enhancements';
import { whenNear } from '@/lib/browser/schedule';

function showPdf(frame: HTMLElement): void {
  const viewer = document.createElement('object');
  viewer.type = 'application/pdf';
  viewer.setAttribute('aria-label', frame.dataset.pdfTitle ?? '');
  viewer.append(...(frame.querySelector('[data-pdf-fallback]')?.childNodes ?? []));
  viewer.data = trustedAddress(frame.dataset.pdf ?? '');
  frame.querySelector('[data-pdf-loading]')?.remove();
  frame.querySelector('[data-pdf-place]')?.append(viewer);
}

export const pdfIframes: Enhancement = {
  name: 'pdf-frames',
  start: () => whenPresent('[data-pdf]', (frame) => whenNear(frame, '200px', () => showPdf(frame))),
};
