import type { Progress } from './download.ts';

const STEP = 0.05;
const MB = 1_000_000;

/** One line for each twentieth of a download, or for each 10 MB of one whose length is unknown. */
export function reportProgress(log: (line: string) => void): (progress: Progress) => void {
  let lastStep = -1;
  return ({ received, total }) => {
    const step = total ? Math.floor(received / total / STEP) : Math.floor(received / MB / 10);
    if (step === lastStep) return;
    lastStep = step;
    const megabytes = (bytes: number) => (bytes / MB).toFixed(1);
    log(
      total
        ? `Extract: ${Math.round((received / total) * 100)} %, ${megabytes(received)} of ${megabytes(total)} MB`
        : `Extract: ${megabytes(received)} MB`,
    );
  };
}
