/** Part of Google Identity Services in use (`google.accounts.id`). */
export type GoogleServices = {
  initialize: (options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential?: string }) => void;
    ux_mode: 'popup';
    context: 'signin' | 'signup';
    use_fedcm_for_button: boolean;
  }) => void;
  renderButton: (
    slot: HTMLElement,
    look: {
      type: 'standard';
      size: 'large';
      theme: 'outline' | 'filled_black';
      text: 'continue_with' | 'signup_with';
      shape: 'rectangular';
      locale: string;
      width: number;
    },
  ) => void;
  prompt: () => void;
};

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleServices } };
  }
}

const GIVE_UP_MS = 10_000;
const present = () => window.google?.accounts?.id;
let loading: Promise<GoogleServices> | undefined;

/** Google's script, fetched when a page with its button is first shown, once per document. Rejects when it can't be had. */
export function loadGoogleServices(src: string): Promise<GoogleServices> {
  loading ??= fetchScript(src).finally(() => {
    loading = undefined;
  });
  return loading;
}

function fetchScript(src: string): Promise<GoogleServices> {
  const there = present();
  if (there) return Promise.resolve(there);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (error?: Error) => {
      clearTimeout(timer);
      const services = present();
      if (services && !error) return resolve(services);
      script.remove();
      reject(error ?? new Error('the script brought no services'));
    };
    const timer = setTimeout(() => end(new Error('the script did not come')), GIVE_UP_MS);
    script.src = src;
    script.async = true;
    script.onload = () => end();
    script.onerror = () => end(new Error('the script could not be fetched'));
    document.head.append(script);
  });
}
