/** Pixels that the notes took when they were last seen in this tab. */
const KEY = 'diyar-waiting-height';

function heightBefore(): number {
  try {
    return Number(sessionStorage.getItem(KEY));
  } catch {
    return 0;
  }
}

export function rememberHeight(pixels: number): void {
  try {
    sessionStorage.setItem(KEY, String(pixels));
  } catch {
    // Without storage the page below moves once.
  }
}

/** Room for the notes while they are on their way, as much as they took last: nothing below them moves. */
export function WaitingRoom() {
  const height = heightBefore();
  return height > 0 ? <div aria-hidden style={{ blockSize: height }} /> : null;
}
