export { type PlanDetails, planByCode, plansOffered } from './queries.ts';
