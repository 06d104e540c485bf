import * as building from '../attributes/real-estate-building.ts';
import * as commercial from '../attributes/real-estate-commercial.ts';
import { branch, category, use } from '../define.ts';
import { FLAT, FREEHOLD, HALL } from './shared.ts';

export const newProjects = branch(
  'new-projects',
  'crane',
  ['مشاريع جديدة', 'New projects'],
  ['شقق ومحلات على المخطط وجمعيات سكنية', 'Apartments and shops on plan, and housing cooperatives'],
  {
    carries: HALL,
    transactions: FREEHOLD,
    attributes: [
      use(building.projectStage, { required: true, inListing: true }),
      use(building.handoverYear, { inListing: true }),
      use(building.finishing),
      use(building.orientation),
      use(building.view),
    ],
  },
  [
    category('off-plan-flats', ['شقق على المخطط', 'Off-plan apartments'], ['شقق قيد الإنشاء بالتقسيط', 'Apartments under construction, by installments'], {
      icon: 'ruler-2',
      propertyType: 'apartment',
      carries: FLAT,
    }),
    category('off-plan-shops', ['محلات ومكاتب على المخطط', 'Off-plan shops and offices'], ['محلات ومكاتب في مشاريع جديدة', 'Shops and offices in new projects'], {
      icon: 'building-store',
      propertyType: 'commercial',
      attributes: [use(commercial.facadeMetres)],
    }),
    category('housing-cooperatives', ['جمعيات سكنية', 'Housing cooperatives'], ['اكتتاب وتنازل في جمعيات سكنية', 'Subscriptions and transfers in housing cooperatives'], {
      icon: 'users-group',
      propertyType: 'residential',
      carries: [...FLAT],
    }),
    category('building-projects', ['مشاريع بناء للاستثمار', 'Building projects'], ['شراكات ومشاريع بناء قائمة', 'Partnerships and building projects under way'], {
      propertyType: 'mixed',
      attributes: [use(building.landArea), use(building.unitsCount)],
    }),
  ],
);
