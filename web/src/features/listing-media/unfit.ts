/** Why a file is not even sent; the sentence is `faults.<code>`. */
export type PrepareFault =
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
  readonly fault: PrepareFault;
  constructor(fault: PrepareFault) {
    super(fault);
    this.fault = fault;
  }
}
