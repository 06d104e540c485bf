export { sitemapFileRoutes } from './file-routes.ts';
export { renewSitemaps } from './keep-sitemaps.ts';
