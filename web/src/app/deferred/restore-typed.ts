import { TYPED_KEY } from '#lib/typed.ts';
import { type Control, isControl, keyOf, type Typed, type TypedField } from './typed-words.ts';

/** A tab that lay for longer begins anew. */
const FRESH_MS = 600_000;

function take(): Typed | undefined {
  const text = sessionStorage.getItem(TYPED_KEY);
  sessionStorage.removeItem(TYPED_KEY);
  const typed = text === null ? undefined : (JSON.parse(text) as Typed);
  return typed && typed.path === location.pathname && Date.now() - typed.at < FRESH_MS ? typed : undefined;
}

function controlOf({ key, value }: TypedField): Control | undefined {
  const [selector = '', place = ''] = key.split('|');
  const control = document.querySelectorAll(selector)[Number(place)];
  return isControl(control) && keyOf(control) === key && offers(control, value) ? control : undefined;
}

/** Options that come from the server come after their list: chosen before, "homs" would be nothing, and its city go with it. */
const offers = (control: Control, value: string) =>
  !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);

/** As a person does it, so that whatever listens to the field hears of it. */
function fill(control: Control, { value, checked }: TypedField): void {
  if (checked !== undefined) {
    if (control instanceof HTMLInputElement && control.checked !== checked) control.click();
    return;
  }
  if (control.value === value) return;
  // React overrides the property of the element itself, and takes what was written through it for its own.
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Puts back what was typed in the other language, each field once it is there: pages and steps of a form come later. A field that
 * the reader was faster in keeps what he wrote.
 */
export function restoreTyped(): void {
  const typed = take();
  if (!typed) return;
  const waiting = new Map(typed.fields.map((field) => [field.key, field]));
  const stop = () => {
    observer.disconnect();
    removeEventListener('input', own, true);
  };
  const own = ({ target, isTrusted }: Event) => {
    if (isTrusted && isControl(target)) waiting.delete(keyOf(target));
  };
  let isFilling = false;
  const put = async () => {
    if (location.pathname !== typed.path) return stop();
    // Not before the page listens.
    if (isFilling || document.documentElement.dataset.ready === undefined) return;
    isFilling = true;
    for (let before = -1; before !== waiting.size; ) {
      before = waiting.size;
      for (const [key, field] of waiting) {
        const control = controlOf(field);
        if (!control) continue;
        waiting.delete(key);
        fill(control, field);
        // A field that holds several choices at once has to know of this one before the next.
        await null;
      }
    }
    isFilling = false;
    if (waiting.size === 0) stop();
  };
  const observer = new MutationObserver(() => void put());
  addEventListener('input', own, true);
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-ready'] });
  void put();
}
