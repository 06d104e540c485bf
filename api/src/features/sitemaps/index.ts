export { sitemapFileRoutes } from './file-routes.ts';
export { keepSitemaps, renewSitemaps } from './keep-sitemaps.ts';
