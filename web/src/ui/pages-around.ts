/** The first page, the last, and those round the current one; undefined stands for a gap: 1 … 4 5 6 … 42. */
export function pagesAround(page: number, last: number): (number | undefined)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, last])].filter((number) => number >= 1 && number <= last);
  return shown.flatMap((one, index) => {
    const before = shown[index - 1];
    if (before === undefined || one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [undefined, one];
  });
}
