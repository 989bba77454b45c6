import { matchesLock } from '@/scripts/check/install/install.mjs';

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/next': { version: '16.0.0' },
    'node_modules/binary-for-another-system': { version: '1.0.0', optional: true },
  },
};
const installed = { packages: { 'node_modules/next': { version: '16.0.0' } } };

describe('matchesLock', () => {
  test('accepts what npm installed from the lock file, without the binaries of other systems', () => {
    expect(matchesLock(wanted, installed)).toBe(true);
  });

  test.each([
    ['nothing is installed', {}],
    ['a package is missing', { packages: {} }],
    ['a package has another version', { packages: { 'node_modules/next': { version: '15.0.0' } } }],
    [
      'a package is no longer wanted',
      { packages: { ...installed.packages, 'node_modules/left-over': { version: '1.0.0' } } },
    ],
  ])('asks for an installation when %s', (_, found) => {
    expect(matchesLock(wanted, found)).toBe(false);
  });
});
