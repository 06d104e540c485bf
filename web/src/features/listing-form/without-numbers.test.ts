import { expect, it } from 'vitest';
import { aContent } from '#testing/a-form.ts';
import { withoutNumbers } from './without-numbers.ts';

it('takes the numbers out of all four texts, and leaves the rest as it was typed', () => {
  const content = aContent({
    titleAr: 'شقة للبيع ٠٩٣٣ ١٢٣ ٤٥٦ المزة',
    titleEn: 'Flat, call 0933123456',
    descriptionAr: 'سطر\nسطر 0933123456',
    descriptionEn: '',
  });
  expect(withoutNumbers(content, { found: ['٠٩٣٣ ١٢٣ ٤٥٦', '0933123456'] })).toEqual({
    titleAr: 'شقة للبيع المزة',
    titleEn: 'Flat, call',
    descriptionAr: 'سطر\nسطر',
    descriptionEn: '',
  });
});
