import { type Db, locationId, seedId } from '@diyar/db';
import { listingId } from './make-listing.ts';
import { random } from './random.ts';

/** Demo ids are older than any real one. */
const AFTER_LAST = listingId(3_000_000);
/** Listings that somebody asked about; those of one busy office first. */
const ASKED = 40;
const REPORTED = 6;
const APPLICANTS = 3;

const QUESTIONS = [
  'مرحبًا، هل ما زال الإعلان متاحًا؟ ومتى يمكن المعاينة؟',
  'السلام عليكم، هل السعر نهائي أم قابل للتفاوض؟',
  'مساء الخير، أرغب بالمعاينة هذا الأسبوع إن أمكن.',
  'مرحبًا، هل يوجد صور إضافية؟ وشكرًا.',
] as const;
const ANSWERS = [
  'أهلًا وسهلًا، نعم ما زال متاحًا، ويمكنك المعاينة أي يوم بعد الظهر.',
  'أهلًا بك، السعر قابل للتفاوض قليلًا بعد المعاينة.',
] as const;
const STATUSES = ['new', 'contacted', 'qualified', 'converted', 'lost'] as const;
const REPORTS = ['duplicate', 'wrongInfo', 'fake'] as const;
const OFFICES = [
  ['مكتب السنديان العقاري', 'Sindian Real Estate'],
  ['مكتب قاسيون العقاري', 'Qasioun Real Estate'],
  ['مكتب العاصي العقاري', 'Orontes Real Estate'],
] as const;

interface Asked {
  id: string;
  owner_id: string;
  office_id: string | null;
}

const personId = (n: number) => seedId('demo_persons', String(n));

/** Leads, viewings, reports and applications of the demo's people, so that no desk is empty. What is there is passed over. */
export const seedContacts = (db: Db): Promise<void> =>
  db.transaction(async (trx) => {
    const listings = await trx('listings')
      .where('id', '<', AFTER_LAST)
      .where({ status: 'active' })
      .whereNull('deleted_at')
      .orderByRaw('owner_id = ? desc, id', [seedId('demo_agents', '0.0')])
      .limit(ASKED)
      .select('id', 'owner_id', 'office_id');
    for (const [n, listing] of listings.entries()) await ask(trx, listing, n);
    for (const [n, { id, owner_id }] of listings.slice(-REPORTED).entries()) await report(trx, id, owner_id, n);
    for (let n = 0; n < APPLICANTS; n++) await apply(trx, n);
  });

async function ask(trx: Db, { id: listingId, owner_id, office_id }: Asked, n: number): Promise<void> {
  const source = random(61, n);
  const enquirer = personId(source.int(0, 9));
  const id = seedId('demo_leads', listingId);
  if (enquirer === owner_id || (await trx('leads').where({ id }).first('id'))) return;
  const status = STATUSES[n % STATUSES.length] ?? 'new';
  const isAnswered = status !== 'new';
  const hours = source.int(5, 240);
  const ago = (before: number) => trx.raw(`app_now() - ? * interval '1 hour'`, [before]);
  const last = isAnswered ? hours - 3 : hours;
  await trx('leads').insert({
    id,
    listing_id: listingId,
    owner_id,
    office_id,
    enquirer_id: enquirer,
    source: 'message',
    status,
    name: trx.raw(`(select first_name || ' ' || last_name from users where id = ?)`, [enquirer]),
    asked_at: ago(hours),
    answered_at: isAnswered ? ago(last) : null,
    created_at: ago(hours),
    last_message_at: ago(last),
    last_side: isAnswered ? 'owner' : 'enquirer',
    owner_read_at: isAnswered ? ago(last) : null,
    enquirer_read_at: ago(hours),
  });
  const message = (side: 'enquirer' | 'owner', author_id: string, body: string, before: number) =>
    trx('lead_messages').insert({
      id: seedId('demo_lead_messages', `${listingId}.${side}`),
      lead_id: id,
      author_id,
      side,
      body,
      created_at: ago(before),
    });
  await message('enquirer', enquirer, source.pick(QUESTIONS), hours);
  if (isAnswered) await message('owner', owner_id, source.pick(ANSWERS), last);
  if (status !== 'qualified' && status !== 'converted') return;
  const isOver = status === 'converted';
  await trx('viewings').insert({
    id: seedId('demo_viewings', listingId),
    lead_id: id,
    proposed_by: 'enquirer',
    status: isOver ? 'completed' : n % 2 ? 'pending' : 'scheduled',
    // Within ten and six in Damascus, at another hour each.
    starts_at: trx.raw(
      `(date_trunc('day', app_now() at time zone 'Asia/Damascus') + make_interval(days => ?, mins => ?)) at time zone 'Asia/Damascus'`,
      [isOver ? -1 - (n % 6) : 1 + (n % 6), 600 + ((n * 7) % 17) * 30],
    ),
  });
}

const report = (trx: Db, listing_id: string, ownerId: string, n: number) =>
  trx('listing_reports')
    .insert({
      id: seedId('demo_reports', listing_id),
      listing_id,
      reporter_id: personId(ownerId === personId(10 + n) ? 19 : 10 + n),
      type: REPORTS[n % REPORTS.length] ?? 'fake',
      note: n % 2 ? 'الإعلان نفسه منشور أكثر من مرة.' : '',
      weight: 1,
    })
    .onConflict()
    .ignore();

const apply = (trx: Db, n: number) =>
  trx('office_applications')
    .insert({
      id: seedId('demo_office_applications', String(n)),
      user_id: personId(15 + n),
      name_ar: OFFICES[n]?.[0],
      name_en: OFFICES[n]?.[1],
      city_id: locationId('city', 'damascus'),
      address: 'دمشق، المزة',
      license_number: `${120 + n}/2026`,
      phone: `+96390000001${5 + n}`,
      status: 'pending',
    })
    .onConflict()
    .ignore();
