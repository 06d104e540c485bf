/** What a stranger's program cannot do by itself. */
export interface Outside {
  /** The site's address, without a path. */
  baseUrl: string;
  /** A JPEG or PNG of a home. */
  photo: Blob;
  /** An administrator's access token: theirs needs an authenticator at hand. */
  administratorToken: string;
  /** Opens the link in the mail that was sent to an address. */
  confirmEmail: (email: string) => Promise<unknown>;
  /** Pays dollars in for somebody. */
  payIn: (userId: string, dollars: number) => Promise<unknown>;
}
