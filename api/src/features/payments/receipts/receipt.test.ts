import { describe, expect, it } from 'vitest';
import { readPdf } from '#testing/read-pdf.ts';
import { drawReceipt } from './draw-receipt.ts';
import type { ReceiptContent } from './issue-receipt.ts';

const content: ReceiptContent = {
  brand: { ar: 'ديار', en: 'Diyar' },
  payer: { ar: 'مكتب الياسمين العقاري (فرع 2)', en: 'Yasmin Real Estate' },
  kind: 'purchase',
  method: 'mobile_wallet',
  referenceNumber: 'TX7788-99',
  amountCents: 123_456,
  item: { ar: '5 أماكن إضافية للإعلانات', en: '5 extra listings' },
};
const issued = (over: Partial<ReceiptContent> = {}) =>
  drawReceipt({ number: 42, issuedAt: new Date('2026-11-23T10:00:00Z'), content: { ...content, ...over } });

/** The lines of a receipt as a reader copies them out, each language's half for itself. */
async function linesOf(pdf: Buffer): Promise<string[]> {
  const [page] = await readPdf(pdf);
  const lines = new Map<string, { x: number; text: string }[]>();
  for (const { text, x, y } of page?.texts ?? []) {
    if (text.trim() === '') continue;
    const key = `${Math.round(y)} ${x > 297 ? 'right' : 'left'}`;
    lines.set(key, [...(lines.get(key) ?? []), { x, text }]);
  }
  return [...lines].map(([key, parts]) =>
    parts
      .sort((a, b) => (key.endsWith('right') ? b.x - a.x : a.x - b.x))
      .map(({ text }) => text)
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

describe('a receipt', () => {
  it('can be read out in both languages', async () => {
    const lines = await linesOf(await issued());
    for (const words of [
      ...['ديار', 'إيصال شراء', 'رقم الإيصال', 'التاريخ', 'الاسم', 'البيان', 'طريقة الدفع', 'محفظة موبايل', 'المبلغ'],
      ...[
        'Diyar',
        'Receipt: purchase',
        'DY-000042',
        'Yasmin Real Estate',
        '5 extra listings',
        'TX7788-99',
        '$1,234.56',
      ],
      'أماكن إضافية للإعلانات',
      'تشرين الثاني',
    ]) {
      expect(lines).toContain(words);
    }
    expect(lines.join('\n')).toContain('مكتب الياسمين العقاري');
  });

  it('is the same document however often it is drawn', async () => {
    expect((await issued()).length).toBe((await issued()).length);
  });
});
