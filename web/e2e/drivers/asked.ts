/** Data of the site's API, for tests that need to know which listings and offices there are. */
export async function ask<T>(site: string, path: string, lang: 'ar' | 'en' = 'ar'): Promise<T> {
  const response = await fetch(`${site}/api${path}`, { headers: { 'accept-language': lang } });
  return ((await response.json()) as { data: T }).data;
}
