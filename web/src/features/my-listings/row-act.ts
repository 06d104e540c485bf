/** What can be done from a row besides writing. */
export type RowAct = 'confirm' | 'status' | 'delete' | 'appeal' | 'handOver' | 'window';

export const editPath = (id: string) => `/dashboard/properties/edit/${id}`;
export const boostPath = (id: string) => `/dashboard/boosts?boost=${id}`;
