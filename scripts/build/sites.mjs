// @ts-check
// The two builds of the browser tests, their ports, and the flags of Chromium.

/** Folder for all output of a test run. */
export const resultsFolder = '.test-results';

const [port = 4310, portUnderPath = 4311] = (process.env.E2E_PORTS ?? '')
  .split(',')
  .filter(Boolean)
  .map(Number);

export const siteBuild = { folder: 'out', basePath: '', port };

/** Addresses that are nowhere else in the project, so that a hard-coded one fails a test. */
export const basePathBuild = {
  folder: `${resultsFolder}/base-path`,
  basePath: '/web',
  siteUrl: 'https://colla.example',
  port: portUnderPath,
};

export const chromiumFlags = [
  '--no-sandbox',
  // Without a graphics card, software rendering of WebGL and compositing is slower.
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
