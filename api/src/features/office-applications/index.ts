export { countUnledOffices } from './admin-offices.ts';
export { countApplications } from './queries.ts';
