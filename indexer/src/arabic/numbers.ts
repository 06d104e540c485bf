/** A word's contribution to a number written in words, digits or both. */
export interface NumberWord {
  value: number;
  /** `digits` 50, `one` ثلاثة, `ten` عشرين, `hundred` مية, `scale` ألف, `sum` ألفين (complete in itself), `part` نص. */
  role: 'digits' | 'one' | 'ten' | 'hundred' | 'scale' | 'sum' | 'part';
  /** Written with و before it: «وخمسين». */
  joined: boolean;
}

type Role = NumberWord['role'];
const table = new Map<string, { value: number; role: Role }>();
const add = (role: Role, rows: Readonly<Record<number, string>>) => {
  for (const [value, words] of Object.entries(rows)) {
    for (const word of words.split(' ')) table.set(word, { value: Number(value), role });
  }
};

// Folded and as spoken (ث is ت): ثلاث, تلات and تلت are one column.
add('one', {
  1: 'واحد واحده one',
  2: 'اتنين تنين تنتين اتنتين اتنان اتنا two',
  3: 'تلات تلاته تلت تلته three',
  4: 'اربع اربعه four',
  5: 'خمس خمسه five',
  6: 'ست سته six',
  7: 'سبع سبعه seven',
  8: 'تمان تمانيه تماني تمن تمنيه تمانه eight',
  9: 'تسع تسعه nine',
});
add('ten', {
  10: 'عشر عشره ten',
  11: 'احدعش احدعشر حدعش ادعش ادعشر eleven',
  12: 'اتنعش اتناعش اتناعشر اطنعش twelve',
  13: 'تلتعش تلتعشر تلطعش تلتاعش تلاتعش thirteen',
  14: 'اربعتعش اربعتعشر اربعطعش fourteen',
  15: 'خمستعش خمستعشر خمسطعش خمسطعشر fifteen',
  16: 'ستعش ستعشر سطعش ستطعش sixteen',
  17: 'سبعتعش سبعتعشر سبعطعش seventeen',
  18: 'تمنتعش تمنتعشر تمنطعش eighteen',
  19: 'تسعتعش تسعتعشر تسعطعش nineteen',
  20: 'عشرين عشرون twenty',
  30: 'تلاتين تلاتون تلتين thirty',
  40: 'اربعين اربعون forty',
  50: 'خمسين خمسون fifty',
  60: 'ستين ستون sixty',
  70: 'سبعين سبعون seventy',
  80: 'تمانين تمانون تمنين eighty',
  90: 'تسعين تسعون ninety',
});
add('hundred', { 100: 'ميه مايه ميت الميه المايه الميت المايت hundred' });
add('scale', {
  1000: 'الف الاف تلاف الفا الالف thousand k',
  1000000: 'مليون ملايين مليونا المليون million millions mln',
  1000000000: 'مليار مليارات billion',
});
add('sum', { 200: 'ميتين مايتين ميتان الميتين', 2000: 'الفين الفان', 2000000: 'مليونين مليونان' });
add('part', { 0.5: 'نص نصف half', 0.25: 'ربع quarter' });
const HUNDREDS = { 300: 'تلات تلت', 400: 'اربع', 500: 'خمس', 600: 'ست', 700: 'سبع', 800: 'تمان تمن', 900: 'تسع' };
for (const [value, stems] of Object.entries(HUNDREDS)) {
  for (const stem of stems.split(' ')) {
    for (const ending of ['ميه', 'مايه', 'ميت']) table.set(stem + ending, { value: Number(value), role: 'sum' });
  }
}

// «سبعتالاف», «تسعتلاف»: written as one word.
const THOUSANDS = { 3: 'تلات تلت', 4: 'اربع', 5: 'خمس', 6: 'ست', 7: 'سبع', 8: 'تمان تمن', 9: 'تسع', 10: 'عشر عشرت' };
for (const [value, stems] of Object.entries(THOUSANDS)) {
  for (const stem of stems.split(' ')) {
    for (const ending of ['تالاف', 'تلاف', 'الاف'])
      table.set(stem + ending, { value: Number(value) * 1000, role: 'sum' });
  }
}

/** Every word of a number, folded. */
export const numberWords = (): Iterable<string> => table.keys();

/** A folded word as part of a number, with a و or ب before it too («وخمسين», «بخمسين»); undefined when it is none. */
export function numberWord(word: string): NumberWord | undefined {
  const own = table.get(word);
  if (own) return { ...own, joined: false };
  const rest = /^[وب]/.test(word) ? table.get(word.slice(1)) : undefined;
  if (rest) return { ...rest, joined: word.startsWith('و') };
  // «بين الخمسين والستين», «لتمانين»; «الست» is a lady.
  const named = table.get(word.replace(/^(?:وال|بال|لل|ال|ل)/, ''));
  return named && (named.role === 'ten' || named.role === 'sum')
    ? { ...named, joined: word.startsWith('و') }
    : undefined;
}

/** Digits as people write them: 50,000 · 50.000 · 1.500.000 are thousands, 3.5 is three and a half; 1,5 is two numbers. */
export function splitDigits(folded: string): string[] {
  if (/^[1-9]\d{0,2}([.,]\d{3})+$/.test(folded)) return [folded.replace(/[.,]/g, '')];
  return folded
    .split(',')
    .flatMap((part) => (/^\d+\.\d+$/.test(part) ? [part] : part.split('.')))
    .filter(Boolean);
}

/** Digits as a token the engine keeps whole: `3p5` for 3.5; a leading zero (a telephone) stays. */
export const digitsToken = (digits: string): string =>
  digits.startsWith('0') && !digits.includes('.')
    ? digits
    : String(Number(digits))
        .replace('.', 'p')
        .replace(/[^\dp]/g, '');
