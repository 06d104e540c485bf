/** Further in than the black that many films begin with, in seconds. */
const MOMENT_S = 1;
const LONG_SIDE = 1280;
/** A file that the browser cannot play tells nothing at times. */
const PATIENCE_MS = 10_000;

/** A still picture of a film, as a JPEG; null where this browser cannot play it (HEVC, mostly). */
export async function videoFrame(file: Blob): Promise<Blob | null> {
  if (typeof URL.createObjectURL !== 'function') return null;
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: address });
    video.load();
    await when(video, 'loadeddata');
    const moment = Math.min(MOMENT_S, video.duration / 2);
    if (Number.isFinite(moment)) {
      video.currentTime = moment;
      await when(video, 'seeked');
    }
    return await drawn(video);
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

const when = (video: HTMLVideoElement, event: 'loadeddata' | 'seeked') =>
  new Promise<void>((resolve, reject) => {
    const patience = setTimeout(reject, PATIENCE_MS);
    video.addEventListener(
      event,
      () => {
        clearTimeout(patience);
        resolve();
      },
      { once: true },
    );
    video.addEventListener('error', reject, { once: true });
  });

function drawn(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video;
  if (!videoWidth || !videoHeight) return Promise.resolve(null);
  const scale = Math.min(1, LONG_SIDE / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.82));
}
