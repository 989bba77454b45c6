// @ts-check
// The two builds of the browser tests, and their ports.

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
