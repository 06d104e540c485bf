import { type RefObject, useCallback, useEffect } from 'react';
import { useSessionState } from '#lib/session.ts';

const VISITOR = 'visitor';
const nameOf = (subject: string, who: string) => `diyar-text:${subject}:${who}`;

type Kept = Record<string, string>;

/** Storage may be closed or full: then the words live as long as the page. */
function attempt<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
const storedAs = (name: string): Kept | undefined => attempt(() => JSON.parse(sessionStorage.getItem(name) ?? 'null'));
const isText = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/**
 * Keeps what is typed into a form for this tab until it was sent: whoever closes it, or goes to log in, finds the words again. A
 * visitor's go on as those of who signed in; one account's are never shown to another.
 * @param subject what is written to, such as `office:<id>`
 * @param fields names of the fields that are kept
 * @returns to be called when it was sent
 */
export function useKeptText(
  form: RefObject<HTMLFormElement | null>,
  subject: string,
  fields: readonly string[],
): () => void {
  const { status, user } = useSessionState();
  const who = user?.id ?? VISITOR;
  const wanted = fields.join(' ');

  useEffect(() => {
    const element = form.current;
    if (!element || status === 'loading') return;
    const textsIn = (): Kept =>
      Object.fromEntries(
        wanted.split(' ').flatMap((name) => {
          const field = element.elements.namedItem(name);
          return isText(field) && field.value !== field.defaultValue ? [[name, field.value]] : [];
        }),
      );
    const keep = () => attempt(() => sessionStorage.setItem(nameOf(subject, who), JSON.stringify(textsIn())));

    const kept = storedAs(nameOf(subject, who)) ?? storedAs(nameOf(subject, VISITOR)) ?? {};
    attempt(() => sessionStorage.removeItem(nameOf(subject, VISITOR)));
    for (const name of wanted.split(' ')) {
      const field = element.elements.namedItem(name);
      const text = kept[name];
      if (isText(field) && text && field.value === field.defaultValue) field.value = text;
    }
    if (Object.keys(textsIn()).length > 0) keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, subject, who, status, wanted]);

  return useCallback(() => {
    attempt(() => sessionStorage.removeItem(nameOf(subject, who)));
  }, [subject, who]);
}
