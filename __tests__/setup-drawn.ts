import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { standInForBrowser } from '@/__tests__/components/games/stand-ins';

// On a busy machine, updates take longer than the default of one second.
configure({ asyncUtilTimeout: 5_000 });

// A test of the server has `@jest-environment node`.
const inBrowser = 'window' in globalThis;
if (inBrowser) standInForBrowser();
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  if (inBrowser) window.localStorage.clear();
});

// Pictures are made before a build; unit tests need none of their files.
jest.mock('@/components/ui/text/picture-size', () => ({
  missingFile: () => undefined,
  pictureSize: () => ({ width: 300, height: 400 }),
  pictureSources: (link: string) => ({ src: link, width: 300, height: 400 }),
}));

// jsdom cannot navigate: tests read which page would have been opened.
jest.mock('@/lib/browser/page', () => ({ ...jest.requireActual('@/lib/browser/page'), openPage: jest.fn() }));
