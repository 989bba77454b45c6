import fc from 'fast-check';

/** Texts of any UTF-16 units, halves of a pair included: quicker to make than what fast-check calls binary. */
export const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }))
  .map((units) => String.fromCharCode(...units));
