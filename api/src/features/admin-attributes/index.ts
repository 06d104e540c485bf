export { checkAssignment, checkContent } from './check-content.ts';
export { type AdminAttribute, AssignmentContent, AttributeContent, attributeContentOf } from './fields.ts';
export { allAttributes, COLUMNS as attributeColumns } from './queries.ts';
export { contentColumns as writeAttributeColumns, writeAssignments, writeOptions } from './write-content.ts';
