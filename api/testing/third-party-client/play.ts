import createClient from 'openapi-fetch';
import type { Outside } from './outside.ts';
import type { paths } from './published-contract.ts';

const PASSWORD = 'Orontes!Bridge42';

/**
 * A flat's way from its owner's registration to a boost that was bought, written against nothing but the published contract.
 * The types are `openapi-typescript`'s, made of it a moment ago: a call that the contract does not describe does not compile.
 */
export async function play({ baseUrl, photo, administratorToken, confirmEmail, payIn }: Outside) {
  const clientOf = (accessToken?: string) =>
    createClient<paths>({
      baseUrl,
      headers: { 'Accept-Language': 'en', ...(accessToken && { Authorization: `Bearer ${accessToken}` }) },
    });
  const visitor = clientOf();

  const registered = async (firstName: string, email: string, phone: string) => {
    const body = { firstName, lastName: 'Khatib', email, phone, password: PASSWORD, confirmPassword: PASSWORD };
    dataOf(await visitor.POST('/api/auth/register', { body: { ...body, acceptTerms: true, accountType: 'personal' } }));
    const { user, tokens } = dataOf(await visitor.POST('/api/auth/login', { body: { email, password: PASSWORD } }));
    return { userId: user.id, email, client: clientOf(tokens.accessToken) };
  };
  const seller = await registered('Layla', 'layla@stranger.test', '0911111111');
  const buyer = await registered('Omar', 'omar@stranger.test', '0922222222');

  const { categories } = dataOf(await visitor.GET('/api/search/structure/lightweight'));
  const { transactionTypes } = dataOf(await visitor.GET('/api/transaction-types'));
  const categoryId = found(categories.find(({ slug }) => slug === 'apartments')).id;
  const transactionTypeId = found(transactionTypes.find(({ slug }) => slug === 'sale')).id;

  const path = { id: crypto.randomUUID() };
  const { draft } = dataOf(
    await seller.client.PUT('/api/listings/{id}/draft', { params: { path }, body: { content: { categoryId } } }),
  );
  const media = dataOf(
    await seller.client.POST('/api/listings/{id}/images', {
      params: { path },
      body: { images: [photo] },
      bodySerializer: ({ images }) => {
        const form = new FormData();
        for (const image of images) form.append('images', image, 'home.jpg');
        return form;
      },
    }),
  );
  const form = {
    titleEn: 'Bright flat in Mezzeh',
    descriptionEn: 'Three rooms, a lift and much light. '.repeat(4),
    price: 85_000,
    area: 120,
    bedrooms: 3,
    bathrooms: 2,
    address: 'Behind the club',
    province: 'damascus',
    city: 'damascus',
    neighborhood: 'damascus.mezzeh',
    latitude: 33.5,
    longitude: 36.245,
    attributes: { ownership_paper: 'green_tabu' },
  };
  const { listing } = dataOf(
    await seller.client.POST('/api/listings', { body: { id: path.id, categoryId, transactionTypeId, ...form } }),
  );

  const administrator = clientOf(administratorToken);
  const approved = dataOf(
    await administrator.POST('/api/admin/listings/{id}/review', {
      params: { path },
      body: { decision: 'approve', version: listing.version },
    }),
  );

  const query = { category: 'apartments', transactionType: 'sale', city: 'damascus', maxPrice: '90000' };
  const { items } = dataOf(await visitor.GET('/api/listings/search', { params: { query } }));
  const details = dataOf(await visitor.GET('/api/listings/{id}', { params: { path } }));

  const asked = { params: { path }, body: {} };
  const tooEarly = await buyer.client.POST('/api/listings/{id}/contact', asked);
  await confirmEmail(buyer.email);
  const { phone } = dataOf(await buyer.client.POST('/api/listings/{id}/contact', asked));
  const { leadId } = dataOf(
    await buyer.client.POST('/api/listings/{id}/leads', {
      params: { path },
      body: { messageId: crypto.randomUUID(), name: 'Omar', message: 'Is it still to be had?' },
    }),
  );

  await payIn(seller.userId, 20);
  const bought = dataOf(
    await seller.client.POST('/api/listings/{id}/boost', {
      params: { path, header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { type: 'featured', duration: 7 },
    }),
  );

  return {
    id: path.id,
    draftVersion: draft.version,
    photos: media.photos.length,
    handedIn: listing.status,
    approved: approved.listing.status,
    found: items.map(({ id, title }) => ({ id, title })),
    price: details.price.amount,
    tooEarly: tooEarly.error?.code,
    phone,
    leadId,
    boost: bought.boosts.map(({ status, duration }) => ({ status, duration })),
    balance: bought.balance,
  };
}

interface Answered<T> {
  data?: { data: T };
  error?: { code: string; message: string };
}
/** What a call gave. @throws Error in the words of the site */
function dataOf<T>({ data, error }: Answered<T>): T {
  if (!data) throw new Error(`${error?.code}: ${error?.message} ${JSON.stringify(error)}`);
  return data.data;
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The catalogue lacks what every Syrian market has');
  return value;
}
