const LETTER = 'ء-يٮ-ۓ';
const DIGIT = '[0-9٠-٩]';
const FACTOR = '(?:ألف|الف|آلاف|مليون|ملايين|مليار|thousand|million|billion)';
const AMOUNT = `(?:\\s+${FACTOR}(?![${LETTER}\\w]))?`;
/** With the Latin words around it: they and the number have one order between them, «iPhone 15 Pro». */
const IN_ARABIC = new RegExp(`((?:[^\\s${LETTER}]+\\s+)*\\S*${DIGIT}\\S*(?:\\s+[^\\s${LETTER}]+)*${AMOUNT})`, 'g');
const IN_LATIN = new RegExp(`(\\S*${DIGIT}\\S*(?:\\s+\\S*${DIGIT}\\S*)*${AMOUNT})`, 'gi');

/**
 * A text that may be cut short by an ellipsis: it takes a number away whole, with its thousand or million, or leaves it. Half a
 * number reads as another. The element that cuts stands in the text's own direction (`dir="auto"`, `bdi`).
 */
export function WholeNumbers({ children: text }: { children: string }) {
  if (!new RegExp(DIGIT).test(text)) return text;
  const parts = text.split(new RegExp(`[${LETTER}]`).test(text) ? IN_ARABIC : IN_LATIN);
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
      <span key={index} className="d-whole">
        {part}
      </span>
    ),
  );
}
