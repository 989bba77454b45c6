import { aFolder } from '@/__tests__/builders/scratch-folder';
import { commonHeaders, headersFile, sharedPolicy } from '@/scripts/build/postbuild/policy/headers';
import { headersFor, readHeadersFile } from '@/scripts/build/serve/static-server.mjs';

const policy = sharedPolicy([
  { 'script-src': ["'self'", "'sha256-x'"], 'frame-src': ["'none'"], 'img-src': ["'self'"] },
  { 'script-src': ["'self'"], 'frame-src': ['https://mapes.example'], 'img-src': ["'self'", 'data:'] },
]);

describe('the policy of all pages', () => {
  test('allows what any of them may, and no more', () => {
    expect(policy['frame-src']).toEqual(['https://mapes.example']);
    expect(policy['img-src']).toEqual(["'self'", 'data:']);
    expect(policy['connect-src']).toEqual(["'none'"]);
  });

  test('says nothing of what only a page knows, and who may frame it', () => {
    expect(policy).not.toHaveProperty('script-src');
    expect(policy).not.toHaveProperty('style-src');
    expect(policy).not.toHaveProperty('default-src');
    expect(policy['frame-ancestors']).toEqual(["'self'"]);
  });
});

describe.each(['', '/web'])('_headers of a site below "%s"', (basePath) => {
  const names = ['_next/', 'castells/', 'index.html', 'robots.txt'];
  const folder = aFolder({ _headers: headersFile(policy, names, basePath) });
  const of = (path: string) => headersFor(readHeadersFile(`${folder}/_headers`), basePath + path);

  test('gives every file what keeps it safe', () => {
    for (const path of ['/', '/castells/4d8/', '/robots.txt', '/_next/static/a.js', '/no-hi-es'])
      expect(Object.fromEntries(of(path))).toMatchObject(commonHeaders(policy));
  });

  test('lets hashed files be kept for ever and all others be asked for again, one rule for each', () => {
    expect(of('/_next/static/chunks/a.js').get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/castells/', '/castells/4d8/', '/robots.txt'])
      expect(of(path).get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  test('says nothing of what lies elsewhere on the host', () => {
    if (basePath) expect(headersFor(readHeadersFile(`${folder}/_headers`), '/altra/').size).toBe(0);
  });
});
