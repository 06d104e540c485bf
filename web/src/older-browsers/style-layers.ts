const LAYER = /@layer\s+[\w-]+\s*\{/g;

/**
 * Chrome 99: without layers the whole of Mantine's styles would be left out. They are put in before all others, unlayered: a
 * style of ours that says the same comes later and wins.
 */
export function unwrapStyleLayers(): void {
  if ('CSSLayerBlockRule' in window) return;
  const unwrap = async (link: HTMLLinkElement) => {
    const sheet = await (await fetch(link.href)).text();
    if (!sheet.includes('@layer')) return;
    document.head.prepend(Object.assign(document.createElement('style'), { textContent: layersOf(sheet) }));
  };
  const look = (root: ParentNode) => {
    for (const link of root.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) unwrap(link).catch(() => {});
  };
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') unwrap(node).catch(() => {});
    }
  }).observe(document.head, { childList: true });
  look(document);
}

/** What stands in a sheet's layers, without them. */
export function layersOf(sheet: string): string {
  return [...sheet.matchAll(LAYER)]
    .map(({ index, 0: { length } }) => sheet.slice(index + length, closingBrace(sheet, index + length)))
    .join('');
}

function closingBrace(sheet: string, from: number): number {
  let open = 1;
  for (let at = from; at < sheet.length; at++) {
    if (sheet[at] === '{') open++;
    if (sheet[at] === '}' && --open === 0) return at;
  }
  return sheet.length;
}
