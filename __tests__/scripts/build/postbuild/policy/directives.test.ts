import { configuredAddresses, connectSources } from '@/scripts/build/postbuild/policy/directives';

describe('what a build is told that browsers may ask for', () => {
  test('is the sheets, the feed and the endpoint of other hosts', () => {
    const addresses = configuredAddresses({
      NEXT_PUBLIC_DIADES_CSV_URL: 'https://fulls.example/a.csv',
      NEXT_PUBLIC_VIDEO_FEED_URL: '/data/videos.json',
      NEXT_PUBLIC_CONTACT_ENDPOINT: '',
      NEXT_PUBLIC_SITE_URL: 'https://colla.example',
    });
    expect(addresses.map(String)).toEqual(['https://fulls.example/a.csv']);
  });

  test('is allowed by its path alone, written so that it cannot end its directive', () => {
    expect(connectSources(new URL('https://fulls.example/a;b,c?d=1'))).toEqual([
      'https://fulls.example/a%3Bb%2Cc',
    ]);
  });

  test('is followed to where its host sends it', () => {
    const sources = connectSources(new URL('https://docs.google.com/spreadsheets/d/e/1/pub?output=csv'));
    expect(sources).toContain('https://docs.google.com/spreadsheets/d/e/1/pub');
    expect(sources).toContain('https://*.googleusercontent.com');
  });
});
