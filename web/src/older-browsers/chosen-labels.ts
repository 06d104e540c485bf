const HOLDS = 'data-holds-chosen';

/** Chrome 105, Firefox 121: marks the labels whose box is chosen, for the styles that stand in for `:has(:checked)`. */
export function markChosenLabels(): void {
  if (CSS.supports('selector(:has(*))')) return;
  let isAsked = false;
  const mark = () => {
    isAsked = false;
    for (const label of document.querySelectorAll('label')) {
      label.toggleAttribute(HOLDS, label.querySelector('input:checked') !== null);
    }
  };
  // What React changes by its own hand is changed by the next frame.
  const ask = () => {
    if (!isAsked) requestAnimationFrame(mark);
    isAsked = true;
  };
  for (const event of ['click', 'change', 'reset']) document.addEventListener(event, ask);
  new MutationObserver(ask).observe(document.documentElement, { childList: true, subtree: true });
  ask();
}
