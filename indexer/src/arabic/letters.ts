/** Letters of other Arabic-script alphabets, and of decorated writing, by the plain letter a reader sees in them. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ا: 'أإآٱٲٳٵݳݴ',
  ب: 'پٻٮڀݐݑݒݓݔݕݖ',
  ت: 'ٹٺټٽٿ',
  ج: 'چڃڄڇڿݘ',
  ح: 'ځڂݗ',
  خ: 'څ',
  د: 'ڈډڊڋڌڍڎڏڐۮݙݚ',
  ر: 'ڑڒړڔڕڙۯݛݬ',
  ز: 'ژږڗݫ',
  س: 'ڛݭ',
  ش: 'ښڜۺݜ',
  ص: 'ڝ',
  ض: 'ڞۻ',
  ظ: 'ڟ',
  غ: 'ڠۼݝݞݟ',
  ف: 'ڡڢڣڤڥڦݠݡ',
  ق: 'ٯڧڨ',
  ك: 'کڪګڬڭڮگڰڱڲڳڴݢݣݤݿ',
  ل: 'ڵڶڷڸݪ',
  م: 'ݥݦ',
  ن: 'ںڹڻڼڽݧݨݩ',
  ه: 'ةۃەہھۀۂۿ',
  و: 'ؤۄۅۆۇۈۉۊۋۏٶٷݸݹ',
  ي: 'ىیۍێېۑےۓئؠٸݵݶݷݺݻ',
  // A hamza on its own is written or left out at will: بناء/بنا, شيء/شي.
  '': 'ءٴـ',
};

const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ə: 'e',
  ħ: 'h',
  ŋ: 'n',
};

/** Marks that stand for a Latin one: decimal point, thousands comma, apostrophes of transliteration, dashes. */
const MARKS: Readonly<Record<string, string>> = {
  '.': '٫۔',
  ',': '٬،、',
  ';': '؛',
  '?': '؟',
  '%': '٪',
  "'": '’‘‛ʼʽʻʾʿˈ`´′',
  '-': '‐‑‒–—―−',
  '"': '“”„«»‟″',
};

const replacements = new Map<string, string>(Object.entries(LATIN));
for (const table of [LOOKALIKES, MARKS]) {
  for (const [plain, others] of Object.entries(table)) for (const other of others) replacements.set(other, plain);
}
for (let digit = 0; digit < 10; digit++) {
  replacements.set(String.fromCodePoint(0x660 + digit), String(digit));
  replacements.set(String.fromCodePoint(0x6f0 + digit), String(digit));
}

/** The plain letter, digit or mark for one that only looks different; undefined when it is plain already. */
export const plainLetter = (letter: string): string | undefined => replacements.get(letter);
