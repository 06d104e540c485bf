import { TYPED_KEY, typed } from '#lib/typed.ts';

// A language is another document: what was typed on this page goes over to it, and is put back by restore-typed.ts.

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type TypedField = { key: string; value: string; checked?: boolean };
export type Typed = { path: string; at: number; fields: TypedField[] };

/** Never kept: secrets and codes, files, and what a script fills. */
const UNKEPT = new Set(['password', 'hidden', 'file', 'submit', 'button', 'image', 'reset']);
export const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
const isKept = (control: Control) =>
  control.dataset.kept !== undefined ||
  (!UNKEPT.has(control.type) && !/one-time-code|cc-|password/.test(control.autocomplete));
const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Ids and names that React and Mantine make up. */
const GENERATED = /[:«»]|^mantine-|^_r/;
const ownOf = (word: string) => (GENERATED.test(word) ? '' : word);

/** The same field in the other language: by its name, else its id, and which of several that is. */
export function keyOf(control: Control): string {
  const { id, name, dataset } = { id: ownOf(control.id), name: ownOf(control.name), dataset: control.dataset };
  const named = name ? `[name="${CSS.escape(name)}"]` : id ? `#${CSS.escape(id)}` : '';
  const own = dataset.kept === undefined ? named : `[data-kept="${CSS.escape(dataset.kept)}"]`;
  const selector = `${control.tagName.toLowerCase()}${own}`;
  const place = [...document.querySelectorAll(selector)].indexOf(control);
  const choice = isChoice(control) ? `=${control.value}` : '';
  return `${selector}|${place}|${control.type}${choice}`;
}

const DIALOG = 'dialog, [role="dialog"], [role="alertdialog"]';
type Entry = {
  control: Control;
  field: TypedField;
  isSent: boolean;
  /** In a dialog: once that is closed, its words are given up, and another one's fields may look the same. */
  isAside: boolean;
};
let path = '';
const entries = new Map<string, Entry>();

const fieldOf = (control: Control, key: string): TypedField => ({
  key,
  value: control.value,
  ...(isChoice(control) && { checked: control.checked }),
});

const isTyped = (control: Control) =>
  isChoice(control)
    ? control.checked !== control.defaultChecked
    : 'defaultValue' in control && control.value !== control.defaultValue;

/**
 * Follows what is typed on the page, also in steps of a form that are gone by the time the language is changed; and what a quick
 * hand has typed before this came.
 */
export function watchTyped(): void {
  const note = ({ target }: { target: unknown }) => {
    if (!isControl(target) || !isKept(target)) return;
    if (path !== location.pathname) entries.clear();
    path = location.pathname;
    const key = keyOf(target);
    entries.set(key, {
      control: target,
      field: fieldOf(target, key),
      isSent: false,
      isAside: target.closest(DIALOG) !== null,
    });
  };
  for (const control of document.querySelectorAll<Control>('input, textarea'))
    if (isTyped(control)) note({ target: control });
  typed.keep = storeTyped;
  addEventListener('input', note, true);
  addEventListener('change', note, true);
  const sent = () => {
    for (const entry of entries.values()) entry.isSent = true;
  };
  addEventListener('submit', sent, true);
}

/** Before the page is left for its other language. What was sent, or called off, and is gone from the page stays gone. */
function storeTyped(): void {
  const noted = path === location.pathname ? [...entries] : [];
  const fields = noted.flatMap(([key, { control, field, isSent, isAside }]) => {
    if (control.isConnected) return fieldOf(control, key);
    return isSent || isAside ? [] : field;
  });
  for (const control of document.querySelectorAll<HTMLInputElement>('input[data-kept]'))
    if (control.value !== control.dataset.first) fields.push(fieldOf(control, keyOf(control)));
  if (fields.length === 0) return;
  try {
    sessionStorage.setItem(
      TYPED_KEY,
      JSON.stringify({ path: location.pathname, at: Date.now(), fields } satisfies Typed),
    );
  } catch {
    // Without storage the words stay behind, as they always did.
  }
}
