export const OFFICE_TABS = ['overview', 'listings', 'reviews', 'contact', 'team'] as const;
export type OfficeTab = (typeof OFFICE_TABS)[number];

/** A tab's address, without `lang`. The listings have a path of their own (spec section 2). */
export function tabPath(slug: string, tab: OfficeTab): string {
  if (tab === 'overview') return `/office/${slug}`;
  return tab === 'listings' ? `/office/${slug}/listings` : `/office/${slug}?tab=${tab}`;
}

/** The tab an address of the profile asks for; the overview when it asks for none there is. */
export function readTab(params: URLSearchParams): Exclude<OfficeTab, 'listings'> {
  const tab = params.get('tab');
  return tab === 'contact' || tab === 'team' || tab === 'reviews' ? tab : 'overview';
}
