import { AppError } from '../errors.ts';

export interface DecodedText {
  text: string;
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256';
}

/**
 * The text of a CSV as its program wrote it: a byte order mark decides, else strict UTF-8, else the Arabic code page of Windows.
 * @throws AppError import_file_type when it is no text
 */
export function decodeText(bytes: Buffer): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16le' };
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-16be' };
  if (bytes.includes(0)) throw new AppError('import_file_type', 415).on('file');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    const text = new TextDecoder('windows-1256').decode(bytes);
    if (!looksWritten(text)) throw new AppError('import_file_type', 415).on('file');
    return { text, encoding: 'windows-1256' };
  }
}

/** Any bytes decode as Windows-1256; what people write is letters, digits and spaces, and beyond ASCII mostly Arabic. */
function looksWritten(text: string): boolean {
  const sample = text.slice(0, 50_000);
  const control = sample.match(/[^\P{Cc}\n\r\t]/gu)?.length ?? 0;
  const beyond = sample.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  const arabic = sample.match(/[\u0600-\u06ff]/g)?.length ?? 0;
  return control === 0 && arabic >= beyond * 0.6;
}
