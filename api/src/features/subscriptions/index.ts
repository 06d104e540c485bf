export { deliverPlan, lockForPlan, priceOfPlan, titleOfPlan } from './sell-plan.ts';
