import fc from 'fast-check';
import { summary } from '@/lib/text/summary';

describe('summary', () => {
  it('leaves a short text alone', () => {
    expect(summary('Un pilar de cinc.')).toBe('Un pilar de cinc.');
  });

  it('cuts between words and says that something is missing', () => {
    expect(summary('La pinya, el tronc, i el pom de dalt', 20)).toBe('La pinya, el tronc…');
  });

  it('never goes over its limit', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        expect(summary(text, 60).length).toBeLessThanOrEqual(60);
      }),
    );
  });
});
