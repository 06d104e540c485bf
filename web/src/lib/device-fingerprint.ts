const KEY = 'diyar-device';

/** A hash that tells a user's devices apart (spec, section 3); kept, so that a new screen is not a new device. */
export async function deviceFingerprint(): Promise<string | undefined> {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept) return kept;
    const made = await hash(traits());
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    // Without storage or a secure context there is no fingerprint; the server does without.
    return undefined;
  }
}

function traits(): string {
  const { userAgent, language, platform, maxTouchPoints } = navigator;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { width, height, colorDepth } = screen;
  return [userAgent, language, platform, `${width}x${height}`, colorDepth, zone, maxTouchPoints > 0].join('|');
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
