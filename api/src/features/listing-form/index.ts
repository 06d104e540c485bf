export { beginDraft } from './begin-draft.ts';
export { checkForm, type ListingColumns } from './check-form.ts';
export { contentOf } from './content-of.ts';
export { type DraftContent, FormValues } from './contract.ts';
export { collectErrors } from './form-errors.ts';
export { contactsIn, textFlags } from './hints.ts';
export { type Publication, publish } from './publish.ts';
export {
  exactPoint,
  type FormRow,
  formRow,
  openRevision,
  poundsPerDollar,
  type RevisionRow,
  writeColumns,
} from './queries.ts';
export { isAreaSlip, usualMetres } from './usual-area.ts';
export { askedPrices, isFarFrom, slipIn, usualCents } from './usual-price.ts';
