/** Appends an unsigned LEB128 integer; plain arithmetic because tile ids pass 2^32 above zoom 15. */
export function pushVarint(value: number, out: number[]): void {
  let rest = value;
  while (rest >= 0x80) {
    out.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  out.push(rest);
}
