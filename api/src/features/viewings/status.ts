import type { LeadSide } from '../leads/index.ts';
import type { ViewingAct, ViewingStatus } from './contract.ts';

export interface ViewingStep {
  act: ViewingAct;
  from: ViewingStatus;
  to: ViewingStatus;
  /** `other`: whoever did not propose the time that stands. */
  by: 'either' | 'other' | 'owner';
  /** `future`: its time has not come · `begun`: it has. */
  needs?: 'future' | 'begun';
}

const steps = (rest: Omit<ViewingStep, 'from'>, ...from: ViewingStatus[]): ViewingStep[] =>
  from.map((status) => ({ ...rest, from: status }));

/** The life of a viewing: proposed (`pending`), agreed (`scheduled`), another time proposed (`rescheduled`), over. */
const VIEWING_STEPS: readonly ViewingStep[] = [
  ...steps({ act: 'accept', to: 'scheduled', by: 'other', needs: 'future' }, 'pending', 'rescheduled'),
  ...steps({ act: 'move', to: 'rescheduled', by: 'either' }, 'pending', 'scheduled', 'rescheduled'),
  ...steps({ act: 'cancel', to: 'cancelled', by: 'either' }, 'pending', 'scheduled', 'rescheduled'),
  ...steps({ act: 'complete', to: 'completed', by: 'owner', needs: 'begun' }, 'scheduled'),
];

export interface ViewingFacts {
  status: ViewingStatus;
  proposed_by: LeadSide;
  starts_at: Date;
}

const isBy = ({ by }: ViewingStep, side: LeadSide, proposedBy: LeadSide) =>
  by === 'either' || (by === 'owner' ? side === 'owner' : side !== proposedBy);
const fits = ({ needs }: ViewingStep, startsAt: Date, now: Date) =>
  needs === undefined || (needs === 'future') === startsAt > now;

/** Acts that need the other side to answer or to come. */
const TOGETHER: readonly ViewingAct[] = ['accept', 'move'];

/** Acts open to one side now, in a thread that the other side reads or does not. */
export const viewingSteps = (viewing: ViewingFacts, side: LeadSide, now: Date, isClosed = false): ViewingStep[] =>
  VIEWING_STEPS.filter(
    (step) =>
      step.from === viewing.status &&
      isBy(step, side, viewing.proposed_by) &&
      fits(step, viewing.starts_at, now) &&
      !(isClosed && TOGETHER.includes(step.act)),
  );

/** Whether the other side's proposal waits for this one's answer. */
export const isWaitingFor = ({ status, proposed_by }: ViewingFacts, side: LeadSide): boolean =>
  (status === 'pending' || status === 'rescheduled') && proposed_by !== side;
