import type { Lang } from './language.ts';
import { withLang } from './links.ts';

export type Thing = Record<string, unknown>;
type At = { origin: string; lang: Lang };

/** Items of a page, in its order. `total` counts beyond the page. */
export function itemListJsonLd(
  items: readonly { path: string; title: string }[],
  total: number,
  { origin, lang }: At,
): Thing {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: origin + withLang(path, lang),
    })),
  };
}

/** Questions that the page itself shows with their answers, word for word. */
export function faqJsonLd(questions: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
