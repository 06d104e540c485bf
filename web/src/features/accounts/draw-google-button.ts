import type { Api } from '#lib/api-client.ts';
import { shownScheme } from '#lib/color-scheme.ts';
import { type GoogleMode, startGoogle } from './google-exchange.ts';
import { type GoogleServices, loadGoogleServices } from './google-services.ts';

/** Google draws no button that is wider or narrower. */
const WIDTH = { min: 200, max: 400 };

/** Why Google's own button can't be had; each has a sentence under `google`. */
export type Obstacle = 'notConfigured' | 'notLoaded' | 'initFailed' | 'failed';

class GoogleBlocked extends Error {
  override name = 'GoogleBlocked';
  readonly why: Obstacle;
  constructor(why: Obstacle) {
    super(why);
    this.why = why;
  }
}

export const obstacleIn = (error: unknown): Obstacle => (error instanceof GoogleBlocked ? error.why : 'failed');

type Options = {
  api: Api;
  mode: GoogleMode;
  place: HTMLElement | null;
  /** Called with Google's token once someone has signed in there, or without one when Google sent none. */
  onAnswer: (token: string | undefined) => void;
};

/** Puts Google's button into `place`, with a nonce good for one sign-in. Rejects with what `obstacleIn` explains. */
export async function drawGoogleButton({ api, mode, place, onAnswer }: Options): Promise<GoogleServices> {
  const { google } = await startGoogle(api);
  if (!google) throw new GoogleBlocked('notConfigured');
  const services = await loadGoogleServices(google.scriptUrl).catch(() => {
    throw new GoogleBlocked('notLoaded');
  });
  if (!place) throw new GoogleBlocked('initFailed');
  try {
    services.initialize({
      client_id: google.clientId,
      nonce: google.nonce,
      callback: ({ credential }) => onAnswer(credential),
      ux_mode: 'popup',
      context: mode === 'login' ? 'signin' : 'signup',
      use_fedcm_for_button: true,
    });
    place.replaceChildren();
    services.renderButton(place, {
      type: 'standard',
      size: 'large',
      theme: shownScheme() === 'dark' ? 'filled_black' : 'outline',
      text: mode === 'login' ? 'continue_with' : 'signup_with',
      shape: 'rectangular',
      locale: api.lang,
      width: Math.min(Math.max(place.clientWidth, WIDTH.min), WIDTH.max),
    });
  } catch {
    throw new GoogleBlocked('initFailed');
  }
  return services;
}
