import type { Assignment, AttributeType } from './api.ts';
import { defaultOf, textOfDefault } from './content.ts';

/** A category's own words on an attribute, as inputs hold them: empty where it stays as above. */
export type AssignmentFields = Pick<Assignment, 'showInFilters' | 'showInListing' | 'showInDetails'> & {
  isRequired: string;
  isFilterable: string;
  defaultValue: string;
  sort: number;
  transactionTypes: string[];
  options: string[];
};

export const fieldsOfAssignment = ({ categoryId, ...said }: Assignment): AssignmentFields => ({
  ...said,
  isRequired: String(said.isRequired ?? ''),
  isFilterable: String(said.isFilterable ?? ''),
  defaultValue: textOfDefault(said.defaultValue),
  transactionTypes: said.transactionTypes ?? [],
  options: said.options ?? [],
});

export const assignmentIn = (fields: AssignmentFields, categoryId: string, type: AttributeType): Assignment => ({
  ...fields,
  categoryId,
  isRequired: answerIn(fields.isRequired),
  isFilterable: answerIn(fields.isFilterable),
  defaultValue: defaultOf(type, fields.defaultValue),
  transactionTypes: fields.transactionTypes.length > 0 ? fields.transactionTypes : null,
  options: fields.options.length > 0 ? fields.options : null,
});

const answerIn = (chosen: string): boolean | null => (chosen === '' ? null : chosen === 'true');
