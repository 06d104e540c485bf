import { CARRIES, PROPERTY_TYPES } from '@diyar/api/rules/categories';
import type { BulkChange } from './api.ts';

export const ACTS = [
  ...(['show', 'hide', 'addDeal', 'removeDeal', 'addField', 'removeField'] as const),
  ...(['propertyType', 'icon', 'color', 'move'] as const),
];
export type Act = (typeof ACTS)[number];

/** Acts that need nothing but the act; `''` is a choice where a category may say nothing of its own. */
export const isReady = (act: Act, choice: string): boolean =>
  ['show', 'hide', 'propertyType', 'icon', 'move'].includes(act) || choice !== '';

/** Body sent for an act, with what was chosen for it. */
export function changeOf(act: Act, choice: string): BulkChange {
  const field = CARRIES.filter((known) => known === choice);
  switch (act) {
    case 'show':
    case 'hide':
      return { set: { isActive: act === 'show' } };
    case 'addDeal':
      return { transactionTypes: { add: [choice], remove: [] } };
    case 'removeDeal':
      return { transactionTypes: { add: [], remove: [choice] } };
    case 'addField':
      return { carries: { add: field, remove: [] } };
    case 'removeField':
      return { carries: { add: [], remove: field } };
    case 'propertyType':
      return { set: { propertyType: PROPERTY_TYPES.find((type) => type === choice) ?? null } };
    case 'icon':
      return { set: { icon: choice || null } };
    case 'color':
      return { set: { color: choice } };
    case 'move':
      return { move: { parentId: choice || null } };
  }
}
