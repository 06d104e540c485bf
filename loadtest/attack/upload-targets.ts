import { anOffice } from '@diyar/api/testing/factories';
import { aDraft } from '@diyar/api/testing/listing-form';
import { sendMoney } from '@diyar/api/testing/money';
import { signedIn } from '@diyar/api/testing/people';
import type { AttackedSite } from '../lib/attacked-site.ts';
import type { Kind } from '../lib/small-hostile-files.ts';

export interface UploadTarget {
  name: string;
  method: 'POST' | 'PUT';
  path: string;
  field: string;
  token: string;
  /** Most bytes of a file. */
  most: number;
  takes: readonly Kind[];
  /**
   * `head`: by its first bytes, kept as it came, for administrators. `pixels`: decoded and made anew. `boxes`: read and written anew.
   * `cells`: read as a table, so that any text may be one.
   */
  by: 'head' | 'pixels' | 'boxes' | 'cells';
  /** Of a paper: where an administrator reads it. */
  readAt?: string;
  /** Makes room for the next. */
  clear?: () => Promise<unknown>;
}

const MB = 1_048_576;
const PAPER = ['pdf', 'jpeg', 'png'] as const;
const PICTURE = ['jpeg', 'png', 'webp'] as const;
const APPLICATION = {
  name: 'مكتب قاسيون',
  location: 'damascus',
  address: 'ساحة المحافظة',
  licenseNumber: '12/345',
  email: 'office@mail.test',
  phone: '0112345678',
};

/** Every call that takes a file in one request, with somebody who may make it. */
export async function uploadTargets({ app, db }: AttackedSite): Promise<UploadTarget[]> {
  const [applicant, seller, manager, admin] = [
    await signedIn(app),
    await signedIn(app),
    await signedIn(app, { account_type: 'office' }),
    await signedIn(app, { account_type: 'admin' }),
  ];
  const applied = await app.call('POST', '/offices/register', { token: applicant.token, body: APPLICATION });
  const applicationId = applied.json.data.application.id;
  const { id: officeId } = await anOffice(db);
  await db('office_members').insert({ office_id: officeId, user_id: manager.id });
  const request = await sendMoney(app, '/credits/request', {
    token: seller.token,
    body: { amount: 5, method: 'mobile_wallet', referenceNumber: 'TX-hostile' },
  });
  const requestId = request.json.data.request.id;
  const draft = await aDraft(app, seller);
  const category = await db('categories').where({ slug: 'apartments' }).first('id', 'version');
  const clearDraft = async () => {
    await db('listing_media').where({ listing_id: draft }).delete();
    await db('listing_videos').where({ listing_id: draft }).delete();
  };
  const paper = { takes: PAPER, by: 'head', most: 5 * MB } as const;
  const picture = { takes: PICTURE, by: 'pixels', most: 5 * MB } as const;
  const drawer = { ...picture, token: seller.token };
  return [
    {
      ...paper,
      name: 'licence',
      method: 'POST',
      path: '/offices/upload-license',
      field: 'license',
      token: applicant.token,
      readAt: `/admin/offices/${applicationId}/license`,
    },
    {
      ...paper,
      name: 'proof of payment',
      method: 'PUT',
      path: `/credits/requests/${requestId}/proof`,
      field: 'proof',
      token: seller.token,
      readAt: `/admin/credits/requests/${requestId}/proof`,
    },
    {
      ...drawer,
      name: 'photo',
      most: 15 * MB,
      method: 'POST',
      path: `/listings/${draft}/images`,
      field: 'images',
      clear: clearDraft,
    },
    { ...drawer, name: 'portrait', takes: [...PICTURE, 'gif'], method: 'PUT', path: '/users/avatar', field: 'avatar' },
    {
      ...drawer,
      name: 'picture of an advertisement',
      method: 'POST',
      path: '/placements/pictures?size=small',
      field: 'picture',
    },
    {
      ...picture,
      takes: ['jpeg', 'png'],
      name: 'logo',
      method: 'PUT',
      path: `/offices/${officeId}/logo`,
      field: 'logo',
      token: manager.token,
    },
    {
      ...picture,
      name: 'icon of a category',
      most: MB,
      method: 'PUT',
      path: `/admin/categories/${category?.id}/icon?version=${category?.version}`,
      field: 'icon',
      token: admin.token,
      clear: () =>
        db('categories').where({ id: category?.id }).update({ version: category?.version, icon_image_id: null }),
    },
    {
      name: 'video',
      takes: ['mp4'],
      by: 'boxes',
      most: 50 * MB,
      method: 'POST',
      path: `/listings/${draft}/videos`,
      field: 'video',
      token: seller.token,
      clear: clearDraft,
    },
    {
      name: 'table',
      takes: ['text', 'zip'],
      by: 'cells',
      most: 10 * MB,
      method: 'POST',
      path: '/listing-imports',
      field: 'file',
      token: manager.token,
      clear: () => db('listing_imports').where({ owner_id: manager.id }).delete(),
    },
    {
      name: 'catalogue',
      takes: [],
      by: 'cells',
      most: 20 * MB,
      method: 'POST',
      path: '/admin/catalogue/imports',
      field: 'file',
      token: admin.token,
    },
  ];
}
