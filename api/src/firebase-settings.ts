interface Settings {
  FIREBASE_SERVICE_ACCOUNT?: { project_id: string; client_email: string; private_key: string; token_uri: string };
  FIREBASE_API_KEY?: string;
  FIREBASE_APP_ID?: string;
  FIREBASE_SEND_URL: string;
}

/** Null: devices are told by the standard alone. */
export function firebaseOf(e: Settings) {
  const { FIREBASE_SERVICE_ACCOUNT: account, FIREBASE_API_KEY: apiKey, FIREBASE_APP_ID: appId } = e;
  if (!account || !apiKey || !appId) return null;
  return Object.freeze({
    projectId: account.project_id,
    apiKey,
    appId,
    clientEmail: account.client_email,
    privateKey: account.private_key,
    tokenUrl: account.token_uri,
    sendUrl: e.FIREBASE_SEND_URL.replace(/\/$/, ''),
  });
}
