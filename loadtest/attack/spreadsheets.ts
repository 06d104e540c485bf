import { anOfficeOffer } from '@diyar/api/testing/leads';
import { credited, sendMoney } from '@diyar/api/testing/money';
import { codeProofOf, signedIn, signedInAgain } from '@diyar/api/testing/people';
import { withoutBounds } from '@diyar/api/testing/subscribers';
import type { AttackedSite } from '../lib/attacked-site.ts';
import { hasOffice, type OpenedCell, openInOffice } from '../lib/open-in-office.ts';
import type { Tally } from '../lib/tally.ts';

export const title =
  'spreadsheets: every table that leaves, opened in LibreOffice Calc with texts meant as formulas in it';

/** Formulas of several programs, and texts that a table breaks on. */
const TEXTS = [
  '=1+1',
  '=HYPERLINK("http://a.example","انقر هنا")',
  `=cmd|'/C calc'!A1`,
  '+963944123456',
  '-5+2',
  '@SUM(1+1)',
  '\t=1+1',
  'شقة، "واسعة"; على الشارع, جديدة',
  'سطر أول\nسطر ثانٍ',
  '0944123456',
  '١٢٥٫٥٠ م²',
];

export async function attack(site: AttackedSite, tally: Tally): Promise<void> {
  const { check, note } = tally;
  if (!(await hasOffice()))
    return note('not tried', 'no LibreOffice here: apt-get install libreoffice-calc-nogui, or SOFFICE_PATH');
  const { app } = site;
  await withoutBounds(app);
  const offer = await anOfficeOffer(app);
  await credited(site.db, { officeId: offer.office.id }, 50_00);
  await fill(site, offer);
  const admin = await signedIn(app, { account_type: 'admin' });
  const mine = offer.owner;
  const paid = await sendMoney(app, '/admin/payments', {
    token: admin.token,
    proof: await codeProofOf(app, admin.token),
    body: { user: offer.owner.id, amount: 5, method: 'cash' },
  });
  check('a payment is recorded', paid.statusCode < 300, paid.json);
  const tables = [
    ['/listing-exports?', mine],
    ['/reports/listings/export?', mine],
    ['/credits/transactions/export?', mine],
    ['/admin/listings/export?', admin],
    ['/admin/users/export?', admin],
    ['/admin/audit/export?action=export.users&', admin],
    ['/admin/payments/export?', admin],
    ['/admin/reports/user-activity/export?', admin],
  ] as const;
  const seen = { tables: 0, cells: 0, hostile: 0 };
  for (const [path, who] of tables)
    for (const lang of ['ar', 'en']) {
      const opened: OpenedCell[][][] = [];
      for (const format of ['csv', 'xlsx']) {
        // Longer than a token lives, on a busy machine.
        const { token } = await signedInAgain(app, who.id, who.type);
        const name = `${path.replace(/\W+/g, '-')}${lang}.${format}`;
        const reply = await fetch(`${site.url}/api${path}format=${format}`, {
          headers: { authorization: `Bearer ${token}`, 'accept-language': lang },
        });
        site.count();
        const bytes = Buffer.from(await reply.arrayBuffer());
        if (!check(`${name} is there`, reply.status === 200, bytes.toString().slice(0, 200))) continue;
        const rows = await openInOffice(name, bytes);
        opened.push(rows);
        const cells = rows.flat();
        seen.tables++;
        seen.cells += cells.length;
        seen.hostile += cells.filter(({ text }) => TEXTS.some((hostile) => text.includes(hostile.trim()))).length;
        check(
          `${name} holds no formula`,
          !cells.some(({ formula }) => formula !== undefined),
          cells.find((c) => c.formula),
        );
        check(
          `${name} has its header and rows of one width`,
          (rows[0]?.length ?? 0) > 1 && rows.length > 1,
          rows.length,
        );
        check(
          `${name} has its letters`,
          !cells.some(({ text }) => /\ufffd|Ø§|Ù„/.test(text)),
          cells.find(({ text }) => /\ufffd|Ø§/.test(text)),
        );
      }
      const [csv, xlsx] = opened;
      if (!csv || !xlsx) continue;
      const apart = differences(csv, xlsx);
      check(`${path} in ${lang}: both formats show one table`, apart.length === 0, apart.slice(0, 4));
    }
  note('tables, cells, cells with a text of ours', `${seen.tables}, ${seen.cells}, ${seen.hostile}`);
  check('the texts are in the tables', seen.hostile > TEXTS.length);
}

/** A text with the apostrophe that keeps a CSV's cell from being a formula is the same text, `TRUE` is `true`, and numbers are equal as numbers. */
function differences(csv: OpenedCell[][], xlsx: OpenedCell[][]): string[] {
  const plain = (cell: OpenedCell | undefined) =>
    (cell?.text ?? '')
      .replace(/^'(?=[=+\-@\t\r])/, '')
      .trim()
      .replace(/^(\d{4}-\d\d-\d\d \d\d:\d\d):00$/, '$1')
      .replace(/^(TRUE|FALSE)$/, (word) => word.toLowerCase());
  const found: string[] = [];
  if (csv.length !== xlsx.length) found.push(`${csv.length} rows and ${xlsx.length}`);
  for (let row = 0; row < Math.min(csv.length, xlsx.length); row++)
    for (let column = 0; column < Math.max(csv[row]?.length ?? 0, xlsx[row]?.length ?? 0); column++) {
      const [one, other] = [csv[row]?.[column], xlsx[row]?.[column]];
      // A CSV's text of digits alone is a number to whoever opens it.
      const isSame = one?.value !== undefined && Number(one.value) === Number(other?.value ?? other?.text);
      if (!isSame && plain(one) !== plain(other)) found.push(`${row}:${column} ${plain(one)} / ${plain(other)}`);
    }
  return found;
}

/** The texts in whatever an export writes: names, titles, addresses, reasons. */
async function fill(
  { db, owner: asOwner }: AttackedSite,
  { office, owner }: Awaited<ReturnType<typeof anOfficeOffer>>,
) {
  await asOwner.raw(
    `update listings set office_id = ?, owner_id = ? where id in (select id from listings where status = 'active' limit 40)`,
    [office.id, owner.id],
  );
  const turn = (table: string, columns: readonly string[], texts: string[]) =>
    asOwner.raw(
      `update ?? set ${columns.map(() => '?? = (?::text[])[1 + n % ?]').join(', ')}
       from (select ctid as at, row_number() over () as n from ??) x where ??.ctid = x.at`,
      [table, ...columns.flatMap((column) => [column, texts, texts.length]), table, table],
    );
  const titles = TEXTS.map((text) => `${text} شقة للبيع`);
  await turn('listings', ['title_ar', 'title_en'], titles);
  await turn('listings', ['address'], TEXTS);
  await turn('users', ['first_name', 'last_name', 'company'], TEXTS);
  await db('audit_log').insert(
    TEXTS.map((text) => ({
      action: 'export.users',
      subject_kind: 'export',
      subject_id: text,
      actor_id: owner.id,
      ip: '192.0.2.7',
    })),
  );
}
