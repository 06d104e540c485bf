import { initializeApp } from '@firebase/app';
import { getMessaging, getToken, isSupported } from '@firebase/messaging';

export interface Project {
  projectId: string;
  apiKey: string;
  appId: string;
  messagingSenderId: string;
}
type Site = { project: Project; publicKey: string; registration: ServiceWorkerRegistration };

/**
 * A browser's name at Firebase, kept and renewed after seven days by Firebase's own code, which takes the subscription that is there:
 * this module is loaded only where the site uses it and its person has allowed notifications.
 * @returns null where this browser cannot be registered there
 */
export async function firebaseToken({ project, publicKey, registration }: Site): Promise<string | null> {
  if (!(await isSupported())) return null;
  // The same project twice is the same app.
  const messaging = getMessaging(initializeApp(project));
  return getToken(messaging, { vapidKey: publicKey, serviceWorkerRegistration: registration });
}
