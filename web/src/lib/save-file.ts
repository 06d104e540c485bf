/** Long enough for any browser to have begun the download. */
const KEPT_MS = 60_000;

/** A file that only the signed-in may have, handed to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
