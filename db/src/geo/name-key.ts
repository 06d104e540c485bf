/**
 * A place name reduced to what its spellings share, to match names between sources: no case, accents, article, hamza
 * seats, spaces or punctuation. `الأشرفيّة` and `اشرفيه` give one key, so do `Al-Ashrafiyah` and `ashrafiyah`.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g, '')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^ال(?=..)/, ''))
    .filter((word) => !ARTICLES.has(word))
    .join('');
}

const ARTICLES = new Set(['al', 'el', 'ad', 'ar', 'as', 'ash', 'at', 'az']);
