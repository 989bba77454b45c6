import { highlightRules } from '@/lib/tower-parts/highlight';
import { drawTower } from '@/lib/towers/drawing/draw';
import { constructionOf } from '@/lib/towers/notation';

function rules(
  view: 'elevation' | 'plan',
  highlights: Parameters<typeof highlightRules>[0][number]['highlights'],
) {
  return highlightRules([{ id: 'part', name: 'Part', highlights }], drawTower(constructionOf('4d8'), view));
}

describe('highlightRules', () => {
  it('fades the floors of an elevation that are not of the part', () => {
    expect(rules('elevation', ['segon'])).toBe(
      ':has(#part:target) [data-view="elevation"] [data-part]:not([data-part="tronc"][data-floor="2"]){opacity:.22}',
    );
  });

  it('fades the roles of a plan that are not of the part', () => {
    expect(rules('plan', ['baix', 'crossa'])).toMatch(
      /:not\(\[data-role="(baix|crossa)"\],\[data-role="(baix|crossa)"\]\)/,
    );
  });

  it('leaves a drawing as it is when nobody in it belongs to the part', () => {
    expect(rules('elevation', ['folre'])).toBe('');
  });
});
