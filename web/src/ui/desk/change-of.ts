type Change = { kind: 'up' | 'down' | 'same' | 'none'; percent: number };

/** How a figure stands to that of the period before, in whole percents; `none` where there was nothing to compare with. */
export function changeOf(now: number, before: number): Change {
  if (before === 0) return { kind: 'none', percent: 0 };
  const percent = Math.round(Math.abs(now / before - 1) * 100);
  if (percent === 0) return { kind: 'same', percent };
  return { kind: now > before ? 'up' : 'down', percent };
}
