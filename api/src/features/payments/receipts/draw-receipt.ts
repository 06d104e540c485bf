import { A4, openPage, PAPER_INK, type Style } from '#lib/pdf/index.ts';
import { dollars } from '#lib/words.ts';
import { DAMASCUS_ZONE } from '#rules/damascus-time.ts';
import { receiptNumberOf } from '../present.ts';
import type { ReceiptContent } from './issue-receipt.ts';
import { RECEIPT_WORDS as WORDS } from './words.ts';

const MARGIN = 56;
const WITHIN = { x: MARGIN, width: A4.width - 2 * MARGIN };
const NAME: Style = { size: 22, bold: true, color: PAPER_INK.primary };
const HEADING: Style = { size: 14, color: PAPER_INK.dim };
const LABEL: Style = { size: 9, color: PAPER_INK.dim };
const VALUE: Style = { size: 12 };
const SUM: Style = { size: 20, bold: true };

interface Issued {
  number: number;
  content: ReceiptContent;
  issuedAt: Date;
}
type Both = Record<'ar' | 'en', string>;

/** An A4 page with every line in both languages, from what was written down when the receipt was issued. */
export function drawReceipt({ number, content, issuedAt }: Issued): Promise<Buffer> {
  const name = receiptNumberOf(number);
  const { pen, finish } = openPage({ title: name, author: content.brand.en, at: issuedAt });
  const both = ({ ar, en }: Both, y: number, style: Style) => {
    pen.line(en, { ...WITHIN, y, direction: 'ltr' }, style);
    pen.line(ar, { ...WITHIN, y, direction: 'rtl' }, style);
  };

  both(content.brand, 64, NAME);
  both({ ar: WORDS.title.ar[content.kind], en: WORDS.title.en[content.kind] }, 100, HEADING);

  let y = 150;
  const line = (word: keyof typeof WORDS.lines.ar, value: Both, style = VALUE) => {
    pen.rule({ ...WITHIN, y: y - 10 });
    both({ ar: WORDS.lines.ar[word], en: WORDS.lines.en[word] }, y, LABEL);
    both(value, y + 16, style);
    y += 58;
  };
  const same = (text: string) => ({ ar: text, en: text });
  const day = (lang: 'ar' | 'en') =>
    new Intl.DateTimeFormat(lang === 'ar' ? 'ar-SY-u-nu-latn' : 'en-GB', {
      dateStyle: 'long',
      timeZone: DAMASCUS_ZONE,
    }).format(issuedAt);
  line('number', same(name));
  line('date', { ar: day('ar'), en: day('en') });
  line('payer', content.payer);
  if (content.item) line('item', content.item);
  line('method', { ar: WORDS.methods.ar[content.method], en: WORDS.methods.en[content.method] });
  if (content.referenceNumber) line('reference', same(content.referenceNumber));
  const amount = content.amountCents / 100;
  line('amount', { ar: dollars(amount, 'ar'), en: dollars(amount, 'en') }, SUM);
  return finish();
}
