import { anAdministrator, signInAs } from './administrators.ts';
import { DOORSTEP, type Visitor } from './browser.ts';
import { approve, callerOf, handIn } from './handed-in.ts';
import { signUp } from './members.ts';

const VISIT = { device: 'phone', lang: 'ar' } as const;

/** A listing of a new member, approved: public, though not at once in the index. @returns its id */
export async function aPublicListing(
  { openPage, url }: Visitor,
  { values, photos = 1 }: { values?: object; photos?: number } = {},
): Promise<string> {
  const [seller, desk] = [await openPage(DOORSTEP, VISIT), await openPage(DOORSTEP, VISIT)];
  await signUp(seller.page, 'ar');
  const caller = await callerOf(seller.page, 'ar');
  const id = await handIn(url(), caller, values, async (draft) => {
    for (let sent = 1; sent < photos; sent++) await caller.sendPhoto(draft);
  });
  await signInAs(desk.page, await anAdministrator());
  await approve(await callerOf(desk.page, 'ar'), id);
  return id;
}
