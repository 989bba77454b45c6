import { gzipSync } from 'node:zlib';
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CrowdBand } from '@/components/shared/tower-drawing/crowd-band';

test('the tile weighs under 4 KB compressed and is five times as wide as high', () => {
  const markup = renderToStaticMarkup(<CrowdBand />);
  expect(gzipSync(markup).length).toBeLessThan(4 * 1024);
  const [, , width = 0, height = 1] = /viewBox="([^"]+)"/.exec(markup)?.[1]?.split(' ').map(Number) ?? [];
  expect(width / height).toBe(5);
});

test('it is decoration: assistive technology passes it by', () => {
  const { container } = render(<CrowdBand />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('use').length).toBeGreaterThan(40);
});

test('it wears the colour it is given', () => {
  const markup = renderToStaticMarkup(<CrowdBand shirt="#7A1F3D" prefix="c" />);
  expect(markup).toContain('#7A1F3D');
  expect(markup).not.toContain('--shirt');
});
