import type { Draft, DraftContent } from '@diyar/api/contracts/listing-form';
import type { NamedFiles, UploadKind } from '@diyar/api/contracts/listing-media';

/**
 * `waiting`: it goes out with the next connection. `conflict`: the server has another version, its owner must choose.
 * `refused`: the server said no, in `failure`.
 */
export type LetterState = 'waiting' | 'conflict' | 'refused';

/** A listing that was handed in where there was no network. It belongs to the account it was written in. */
export type PendingSubmission = {
  /** The listing's own id, made on this device: sent twice, it is there once. */
  id: string;
  owner: string;
  title: string;
  /** A change of a listing that was handed in before. */
  isUpdate: boolean;
  content: DraftContent;
  /** Earlier words of the same form that the server may have: they are ours too. */
  before: DraftContent[];
  /** The server's save it was written on; 0 when the server knows nothing of it. */
  baseVersion: number;
  /** The files its form showed: without them it is not handed in. Absent from what an older version of the site kept. */
  files?: NamedFiles;
  state: LetterState;
  /** The server's own sentence about the last try. */
  failure?: string;
  /** The other version. */
  theirs?: Draft;
  /** When it was handed in, in milliseconds. */
  at: number;
};

/** A photo or video that is not on the server yet. */
export type KeptFile = {
  key: string;
  listing: string;
  owner: string;
  name: string;
  kind: UploadKind;
  file: Blob;
  /** Absent until the file was made ready to be sent. */
  sha256?: string;
  /** As the server knows it; absent until it was begun. */
  uploadId?: string;
  /** When it was chosen, in milliseconds; also the order of the files. */
  at: number;
};
