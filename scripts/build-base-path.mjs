// @ts-check
// Builds the site a second time, as if it were published under a path, for the browser tests. Pictures hold no
// addresses: those of the first build serve.
import { exportSite } from './build.mjs';
import { basePathBuild } from './test-sites.mjs';

process.exitCode = await exportSite({
  NEXT_PUBLIC_BASE_PATH: basePathBuild.basePath,
  NEXT_PUBLIC_SITE_URL: basePathBuild.siteUrl,
  NEXT_DIST_DIR: basePathBuild.folder,
});
