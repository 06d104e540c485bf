/** Words that say "estate office" rather than which one. */
const COMMON =
  /^(?:مكتب|مكاتب|شركة|مؤسسة|مجموعة|عقاري|عقارية|العقاري|العقارية|للعقارات|عقارات|office|estate|real|realty|agency|company|the|al|el|group|properties)$/i;

/** The letter that stands for an office without a logo: «مكتب الياسمين العقاري» → ي, "Al Yasmin Real Estate" → Y. */
export function letterOf(name: string): string {
  const words = name.trim().split(/[\s-]+/);
  const own = words.find((word) => !COMMON.test(word)) ?? words[0] ?? '';
  return ([...own.replace(/^ال(?=..)/, '')][0] ?? '').toUpperCase();
}
