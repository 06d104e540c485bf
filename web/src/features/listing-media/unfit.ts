/** Why a file is not even sent; the sentence is `errors.<code>`. */
export type PrepareError =
  | 'photoType'
  | 'heic'
  | 'avif'
  | 'photoTiny'
  | 'photoHuge'
  | 'photoSize'
  | 'videoType'
  | 'videoSize';

export class Unfit extends Error {
  override name = 'Unfit';
  readonly error: PrepareError;
  constructor(error: PrepareError) {
    super(error);
    this.error = error;
  }
}
