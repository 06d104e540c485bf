/** Which slide of a strip is in view: slides as wide as the strip, from 0; scrolled leftwards where text runs that way. */
export function slideAt({
  scrollLeft,
  clientWidth,
  children,
}: Pick<HTMLElement, 'scrollLeft' | 'clientWidth' | 'children'>): number {
  if (clientWidth === 0) return 0;
  return Math.min(Math.round(Math.abs(scrollLeft) / clientWidth), Math.max(children.length - 1, 0));
}
