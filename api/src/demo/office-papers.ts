import { type Db, seedId } from '@diyar/db';
import type { FileStore } from '#lib/images/index.ts';
import { storeDocument } from '#lib/private-documents.ts';

/** The demo's applications; the last one waits for its paper still. */
const WITH_PAPER = 2;

/** A page that says what it is, as small as a PDF can be. */
function paper(lines: readonly string[]): Buffer {
  const text = lines
    .map((line, n) => `BT /F1 ${n === 0 ? 22 : 14} Tf 72 ${760 - n * 34} Td (${line}) Tj ET`)
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, n) => {
    const offset = body.length;
    body += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>`;
  return Buffer.from(`${body}${end}\nstartxref\n${body.length}\n%%EOF\n`, 'latin1');
}

/** Gives the demo's applications an e-mail and a licence, so that they can be decided on. */
export async function attachPapers(db: Db, documents: FileStore): Promise<void> {
  for (let n = 0; n < WITH_PAPER; n++) {
    const id = seedId('demo_office_applications', String(n));
    const open = await db('office_applications').where({ id, status: 'pending' }).whereNull('license_file').first();
    if (!open) continue;
    const license_file = await storeDocument(
      documents,
      paper(['Demo license', `Office: ${open.name_en}`, `Number: ${open.license_number}`, 'Damascus Governorate']),
    );
    await db('office_applications')
      .where({ id })
      .update({
        license_file,
        license_type: 'application/pdf',
        location: 'damascus',
        email: `office${n}@demo.diyar.example`,
        website: null,
      });
  }
}
