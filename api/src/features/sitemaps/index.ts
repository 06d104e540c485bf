export { renewSitemaps, workSitemaps } from './build-sitemaps.ts';
export { openBuild, readBuild, requestBuild } from './builds.ts';
export { sitemapFileRoutes } from './file-routes.ts';
