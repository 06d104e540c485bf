/** Prefixes that end in the article, longest first: in «وبالمزة» everything before مزة is grammar. */
const ARTICLES = ['وبال', 'وعال', 'ولل', 'وال', 'فال', 'بال', 'كال', 'عال', 'هال', 'لل', 'ال'] as const;
const SHORTEST = 3;

/** Words whose first letters only look like an article (and are long enough to be cut by mistake). */
const WHOLE = new Set(
  (
    'والده والدي والدين والدته والدتي والديه بالغه بالغين بالون بالونات بالكون بالكونات بالكونه كالسيوم كالون كالونات فالكون فالنتاين ' +
    'عالمي عالميه عالميا عالمين عاليه عالقه هالوجين هالات هاله الماس الماسه المانيا المانيه الماني الالماني المنيوم الومنيوم ' +
    'البسه العاب الواح اليات اليه اليف اليفه الترا الزام التزام ' +
    'الكترون الكتروني الكترونيه الكترونيات الكترونيك الياف البوم البومات الوان الاسكا الانترا النترا التيما الفاروميو الهام اليسار'
  ).split(' '),
);

/** The length of the prefix that ends in the article (ال وال بال لل …); 0 when there is none or too little would be left. */
export function articleLength(word: string, shortest = SHORTEST): number {
  if (WHOLE.has(word)) return 0;
  const article = ARTICLES.find((prefix) => word.startsWith(prefix));
  return article !== undefined && word.length - article.length >= shortest ? article.length : 0;
}

/** Whether a word stands with «في» in it: «بالشام» is in Damascus. */
export const hasIn = (word: string): boolean => /^[وف]?بال/.test(word) && articleLength(word) > 0;

/** The word without a one-letter و ب ل; only safe where the rest is known to be a word. */
export function withoutParticle(word: string): string | undefined {
  return /^[وبل]/.test(word) && word.length > SHORTEST ? word.slice(1) : undefined;
}

/**
 * Endings that change a word's form but not what it names: ة, ات, and ين/ون of participles (مهندسين). Only endings are cut,
 * so the result begins the word, and a search for the result as a prefix finds the word.
 */
export function arabicBase(word: string): string {
  const { length } = word;
  if (word.endsWith('ات') && length >= 5) return word.slice(0, -2);
  if (word.endsWith('ه') && length >= 4) return word.slice(0, -1);
  if (word.endsWith('ا') && length >= 5) return word.slice(0, -1);
  if (/^م.+[يو]ن$/.test(word) && length >= 6) return word.slice(0, -2);
  return word;
}

/** English plural -s. Only the ending is cut, as in {@link arabicBase}. */
export function latinBase(word: string): string {
  return word.length >= 4 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** «غرفتين» is two of «غرفه», «محلين» two of «محل»: the words it may be two of, likeliest first. */
export function singularsOfDual(word: string): string[] {
  if (/ت[يا]ن$/.test(word) && word.length >= 5) return [`${word.slice(0, -3)}ه`, word.slice(0, -2)];
  return /[يا]ن$/.test(word) && word.length >= 5 ? [word.slice(0, -2)] : [];
}
