// @ts-check
// The two builds that the browser tests visit, and the ports where they are served.

/** Folder for everything a test run writes. */
export const resultsFolder = '.test-results';

const [port = 4310, portUnderPath = 4311] = (process.env.E2E_PORTS ?? '')
  .split(',')
  .filter(Boolean)
  .map(Number);

export const siteBuild = { folder: 'out', basePath: '', port };

/** Addresses that no other part of the project contains, so that a wrong one shows. */
export const basePathBuild = {
  folder: `${resultsFolder}/base-path`,
  basePath: '/web',
  siteUrl: 'https://colla.example',
  port: portUnderPath,
};
