import { trustedAddress } from '@/lib/browser/trusted-address';

test('an address goes through one policy where the browser has Trusted Types, and as it is elsewhere', () => {
  expect(trustedAddress('/sw.js')).toBe('/sw.js');
  const createPolicy = jest.fn(() => ({ createScriptURL: (address: string) => `trusted ${address}` }));
  Object.assign(window, { trustedTypes: { createPolicy } });
  expect(trustedAddress('/sw.js')).toBe('trusted /sw.js');
  expect(trustedAddress('/uploads/a.pdf')).toBe('trusted /uploads/a.pdf');
  expect(createPolicy).toHaveBeenCalledTimes(1);
});
