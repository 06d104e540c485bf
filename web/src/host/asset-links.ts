/** An Android app and the SHA-256 fingerprints of the keys that sign it. */
export type AndroidApp = { id: string; fingerprints: string[] };

/** What tells Android that this site and the app are one, so that the app shows it without a browser's bar (Digital Asset Links). */
export const assetLinks = ({ id, fingerprints }: AndroidApp) => [
  {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: id, sha256_cert_fingerprints: fingerprints },
  },
];
