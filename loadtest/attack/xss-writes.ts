import { randomUUID } from 'node:crypto';
import { categoryId } from '@diyar/api/testing/listing-form';
import { aMember } from '@diyar/api/testing/people';
import { PEOPLES } from '@diyar/api/testing/text-columns';
import type { Db } from '@diyar/db';
import { CORPUS } from '@diyar/web/e2e/hostile';
import type { AttackedSite } from '../lib/attacked-site.ts';
import type { Tally } from '../lib/tally.ts';

/** Who signs in, what is asked for by name, and what nobody ever reads. */
const LEFT =
  /^public\.(sessions|one_time_tokens|idempotency_keys|search_dead_letters|listing_search)\.|\.(email|visitor_email|slug|password_hash|google_subject|totp_secret|ip|query|criteria|notification_preferences|mapping|columns|values)$/;
/** Words of administrators. */
const ADMINISTRATORS = ['categories', 'attributes', 'attribute_options', 'plans', 'points_of_interest'].flatMap(
  (table) =>
    ['name_ar', 'name_en', 'description_ar', 'description_en', 'label_ar', 'label_en', 'unit_ar', 'unit_en'].map(
      (column) => `public.${table}.${column}`,
    ),
);
/** What a row may have or not, whatever its state. */
const OPTIONAL = /^(address|description|alt_text|company|bio|note|phone|contact_phone|link|website)$/;
const ADDRESSES = /\.(url|link|website)$/;
/** Keys of kept objects that hold words. */
const WORDS = /title|name|description|address|note|reason|words|text|body|message|office|listing|city/i;

/** Past every check of the forms: each column of words, in every row that has some, in turns with the whole corpus. */
export async function fillColumns(
  db: Db,
): Promise<{ written: string[]; refused: string[]; empty: string[]; rows: number }> {
  const { rows: kinds } = await db.raw<{ rows: { name: string; data_type: string }[] }>(
    `select 'public.' || table_name || '.' || column_name as name, data_type from information_schema.columns
     where table_schema = 'public'`,
  );
  const kindOf = new Map<string, string>(kinds.map(({ name, data_type }) => [name, data_type]));
  const found = { written: [] as string[], refused: [] as string[], empty: [] as string[], rows: 0 };
  for (const name of [...PEOPLES.filter((people) => !LEFT.test(people)), ...ADMINISTRATORS]) {
    const kind = kindOf.get(name);
    const [, table = '', column = ''] = name.split('.');
    if (!kind || kind === 'ARRAY') continue;
    const rows = await (kind === 'jsonb' ? fillObjects(db, table, column) : fillWords(db, table, column)).catch(
      () => null,
    );
    if (rows === null) found.refused.push(name);
    else if (rows === 0) found.empty.push(name);
    else found.written.push(name);
    found.rows += rows ?? 0;
  }
  return found;
}

/** As much of it as a column takes. */
async function fillWords(db: Db, table: string, column: string): Promise<number> {
  const whole = [...CORPUS, CORPUS.join(' ')];
  // Descriptions have a least length.
  const long = whole.map((text) => `${text} ${'كلام كثير عن هذا البيت. '.repeat(4)}`);
  const tries = ADDRESSES.test(`.${column}`)
    ? [['javascript:alert(1)'], ['https://a.example/"><img src=x onerror=alert(1)>']]
    : [whole, long, whole.map((text) => text.slice(0, 80)), CORPUS.map((text) => text.slice(0, 30))];
  let failure: unknown;
  for (const texts of tries) {
    try {
      const fill = (condition: string) =>
        db.raw(
          `update ?? set ?? = (?::text[])[1 + n % ?] from
             (select ctid as at, row_number() over () as n from ?? where ${condition} limit 2000) x where ??.ctid = x.at`,
          [table, column, texts, texts.length, table, ...(condition === 'true' ? [] : [column]), table],
        );
      const { rowCount } = await fill('?? is not null');
      if (rowCount === 0 && OPTIONAL.test(column)) return (await fill('true')).rowCount;
      return rowCount;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

async function fillObjects(db: Db, table: string, column: string): Promise<number> {
  const { rows } = await db.raw<{ rows: { at: string; kept: unknown }[] }>(
    'select ctid::text as at, ?? as kept from ?? where ?? is not null limit 200',
    [column, table, column],
  );
  let turn = 0;
  const hostile = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string')
      return WORDS.test(key) && !/^[0-9a-f-]{36}$|Id$/.test(value + key) ? CORPUS[turn++ % CORPUS.length] : value;
    if (Array.isArray(value)) return value.map((element) => hostile(element, key));
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, hostile(one, name)]));
    return value;
  };
  for (const { at, kept } of rows)
    await db.raw('update ?? set ?? = ?::jsonb where ctid = ?::tid', [table, column, JSON.stringify(hostile(kept)), at]);
  return rows.length;
}

/** Through the front door: every text of the corpus in every field that strangers and owners write freely. */
export async function sendTexts({ app, db }: AttackedSite, { check }: Tally): Promise<{ sent: number; taken: number }> {
  const { rows: listings } = await db.raw<{ rows: { id: string }[] }>(
    `select id from listings where status = 'active' and deleted_at is null limit ?`,
    [CORPUS.length],
  );
  let [sent, taken] = [0, 0];
  for (const [index, text] of CORPUS.entries()) {
    const { token } = await aMember(app);
    const long = `${text} ${'كلام كثير عن هذا البيت. '.repeat(4)}`;
    const listing = listings[index % listings.length]?.id;
    const content = {
      categoryId: categoryId('apartments'),
      titleAr: text,
      titleEn: text,
      descriptionAr: long,
      descriptionEn: long,
      address: text,
    };
    const contact = { name: text.slice(0, 40), email: 'sami@load.test', topic: 'other', message: long };
    const calls: [string, string, object][] = [
      ['PUT', `/listings/${randomUUID()}/draft`, { baseVersion: 0, content }],
      ['POST', '/saved-searches', { name: text.slice(0, 60), query: 'category=apartments', frequency: 'instant' }],
      ['POST', '/contact', contact],
      ['POST', `/listings/${listing}/leads`, { messageId: randomUUID(), name: 'سامر', message: long }],
      ['POST', `/listings/${listing}/report`, { type: 'other', note: long.slice(0, 400) }],
      ['PUT', '/users/profile', { firstName: text, lastName: text, bio: text, company: text }],
      ['POST', '/auth/forgot-password', { email: text }],
      ['POST', '/auth/login', { email: text, password: text }],
      ['GET', `/search/suggest?q=${encodeURIComponent(text)}`, {}],
      ['GET', `/listings/search?keywords=${encodeURIComponent(text)}`, {}],
    ];
    for (const [method, path, body] of calls) {
      const answer = await app.call(method as 'POST', path, { token, ...(method !== 'GET' && { body }) });
      sent++;
      if (answer.statusCode < 300) taken++;
      const type = String(answer.headers['content-type']);
      check(
        `${method} ${path.slice(0, 30)} ${text.slice(0, 20)}`,
        answer.statusCode < 500 && type.startsWith('application/json'),
        answer.json,
      );
    }
  }
  return { sent, taken };
}
