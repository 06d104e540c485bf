const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'ا a, أ a, إ i, آ a, ٱ a, ب b, ت t, ث th, ج j, ح h, خ kh, د d, ذ dh, ر r, ز z, س s, ش sh, ص s, ض d, ط t, ظ z, ع a, غ gh, ' +
    'ف f, ق q, ك k, ل l, م m, ن n, ه h, ة a, و w, ي y, ى a, ئ e, ؤ o, پ p, چ ch, گ g, ڤ v'
  )
    .split(', ')
    .map((pair) => pair.split(' ')),
);

/** The word of an address for a street: its English name, else its Arabic one letter by letter. */
export function streetSlug({ name_ar, name_en }: { name_ar: string | null; name_en: string | null }): string {
  const latin = name_en ?? [...(name_ar ?? '')].map((letter) => LETTERS[letter] ?? letter).join('');
  const slug = latin
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48)
    .replace(/-+$/, '');
  return slug || 'street';
}
