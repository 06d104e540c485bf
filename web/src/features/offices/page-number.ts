/** A page's number as an address has it; anything that is none is the first. */
export function pageNumber(text: string | null): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= 1000 ? number : 1;
}
