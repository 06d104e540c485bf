export interface Position {
  lng: number;
  lat: number;
  /** Radius in metres. */
  accuracy: number;
}

export type LocateProblem = 'unsupported' | 'denied' | 'unavailable' | 'timeout';

export class LocateError extends Error {
  override name = 'LocateError';
  readonly problem: LocateProblem;

  constructor(problem: LocateProblem) {
    super(problem);
    this.problem = problem;
  }
}

const PROBLEMS: Record<number, LocateProblem> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** Where the visitor is. Rejects with `LocateError`; browsers give positions to pages on HTTPS only. */
export function locate(geolocation: Geolocation | undefined = navigator.geolocation): Promise<Position> {
  if (!geolocation || !isSecureContext) return Promise.reject(new LocateError('unsupported'));
  return new Promise((resolve, reject) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lng: coords.longitude, lat: coords.latitude, accuracy: coords.accuracy }),
      ({ code }) => reject(new LocateError(PROBLEMS[code] ?? 'unavailable')),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 10_000 },
    );
  });
}
