import { rules } from '@/__tests__/builders/teams';
import { showLayers } from '@/lib/castle-game/show/layers';
import { drawElevation } from '@/lib/towers/drawing/elevation';
import { parseConstruction } from '@/lib/towers/notation';

function stageOf(code: string) {
  const parsed = parseConstruction(code);
  if (!parsed.ok) throw new Error(code);
  const drawing = drawElevation(parsed.construction);
  return { drawing, ...showLayers(drawing) };
}

describe('the layers of a show', () => {
  it.each([...rules.catalogue.keys()])('of %s hold everybody once, and every step has somebody', (code) => {
    const { drawing, steps, layers } = stageOf(code);
    const ids = layers.flatMap(({ figures }) => figures.map(({ id }) => id));
    expect(ids.toSorted((a, b) => a - b)).toEqual(drawing.figures.map(({ id }) => id));
    expect([...new Set(layers.map(({ step }) => step))].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: steps }, (_, step) => step),
    );
  });

  it('keep the painting order within each plane', () => {
    for (const plane of ['behind', 'trunk', 'front']) {
      const ids = stageOf('3d9fm')
        .layers.filter((layer) => layer.plane === plane)
        .flatMap(({ figures }) => figures.map(({ id }) => id));
      expect(ids.length).toBeGreaterThan(10);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }
  });

  it('never raise anybody before who carries them', () => {
    const { drawing, layers } = stageOf('4d8fa');
    const stepOf = (id: number) =>
      layers.find(({ figures }) => figures.some((one) => one.id === id))?.step ?? -1;
    for (const { id, standsOn } of drawing.figures)
      for (const other of standsOn) expect(stepOf(other)).toBeLessThan(stepOf(id));
  });

  it('raise a tower floor by floor, and a rehearsed folre between its two floors', () => {
    expect(stageOf('4d8').steps).toBe(8);
    const { steps, layers } = stageOf('FT 3d8f');
    expect(steps).toBe(3);
    const ring = layers.filter(({ plane }) => plane !== 'trunk');
    expect(ring.length).toBeGreaterThan(0);
    for (const layer of ring) expect(layer).toMatchObject({ step: 1, grounded: true });
  });
});
