/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { constructionOf } from '@/lib/towers/notation';
import { mergedPlan } from '@/scripts/build/pictures/plan-file';

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

test.each(['Pd4', '10d7', 'FT Td7f'])('the plan of %s is light for a phone', (code) => {
  const plan = renderToStaticMarkup(
    <TowerDrawing construction={constructionOf(code)} view="plan" prefix="d" shirt="#123456" />,
  );
  const file = mergedPlan(plan);
  expect(count(file, /<\w/g)).toBeLessThan(150);
  expect(file).not.toContain('<use');
  expect(gzipSync(file).length).toBeLessThan(40 * 1024);
  // Two hands, two sleeves with shoulders, their shades, and a head.
  expect(count(file, /z/g)).toBe(9 * count(plan, /<use/g));
});
