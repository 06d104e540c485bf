import type { LeadStatus } from './contract.ts';

/** The mover: somebody on the owner's side, or the first answer by itself. */
export type Mover = 'owner' | 'answer';

export interface LeadStep {
  from: LeadStatus;
  to: LeadStatus;
  by: Mover;
}

const steps = (by: Mover, from: LeadStatus, ...to: LeadStatus[]): LeadStep[] =>
  to.map((status) => ({ by, from, to: status }));

/** The life of a lead: forward step by step, given up from anywhere, and taken up again. */
export const LEAD_STEPS: readonly LeadStep[] = [
  ...steps('answer', 'new', 'contacted'),
  ...steps('owner', 'new', 'contacted', 'lost'),
  ...steps('owner', 'contacted', 'qualified', 'converted', 'lost'),
  ...steps('owner', 'qualified', 'contacted', 'converted', 'lost'),
  ...steps('owner', 'converted', 'qualified', 'lost'),
  ...steps('owner', 'lost', 'contacted'),
];

export const mayBecome = (from: LeadStatus, to: LeadStatus, by: Mover): boolean =>
  LEAD_STEPS.some((step) => step.by === by && step.from === from && step.to === to);

export const leadChoices = (from: LeadStatus): LeadStatus[] =>
  LEAD_STEPS.filter((step) => step.by === 'owner' && step.from === from).map(({ to }) => to);
