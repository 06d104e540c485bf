import { useMemo } from 'react';
import { encode } from 'uqr';
import css from './qr-code.module.css';

/** The quiet zone that the standard asks for, in modules. */
const QUIET = 4;

/** A path for all dark squares, a run of them at a time. */
function darkPath(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x - from + 1}v1H${from}z`;
    }
  });
  return path;
}

/** `text` as a QR code, dark on white in both themes: readers don't take it the other way round. `label` says what it is for. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: QUIET });
    return { size: code.size, path: darkPath(code.data) };
  }, [text]);
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
