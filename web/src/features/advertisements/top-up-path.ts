/** The page that adds exactly this much and keeps the purchase meanwhile. */
export function topUpPath(
  missing: number,
  { advertisement, addDays }: { advertisement: string; addDays?: number },
): string {
  const amount = String(Math.round(missing * 100) / 100);
  const params = new URLSearchParams({ amount, product: 'advertisement', advertisement });
  if (addDays) params.set('addDays', String(addDays));
  return `/dashboard/credits/add?${params}`;
}
