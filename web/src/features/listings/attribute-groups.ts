import type { ListingDetails } from '@diyar/api/contracts/listings';

export type Attribute = ListingDetails['attributes'][number];

/** In the order they are read: what it costs to move in, what proves ownership, then the thing itself. */
export const ATTRIBUTE_GROUPS = ['rent', 'papers', 'building', 'land', 'more'] as const;
export type AttributeGroup = (typeof ATTRIBUTE_GROUPS)[number];

const SLUGS: Record<Exclude<AttributeGroup, 'more'>, readonly string[]> = {
  rent: [
    ...['day_one_cash', 'rent_payment', 'advance_months', 'deposit_months', 'commission_months', 'bills_included'],
    ...['min_stay_months', 'min_stay_nights', 'lease_registered', 'tenants_allowed', 'room_kind', 'housemates'],
    ...['max_guests', 'events_allowed'],
  ],
  papers: [
    ...['ownership_paper', 'owned_shares', 'occupancy', 'no_commission', 'licensed', 'shop_tenure', 'business_licence'],
    ...['payment_options', 'installments', 'exchange_accepted'],
  ],
  building: [
    ...['finishing', 'building_age', 'grid_hours', 'electricity', 'water', 'heating', 'orientation', 'view', 'salons'],
    ...['flats_per_floor', 'garden_area', 'units_count', 'handover_year', 'project_stage', 'restored', 'home_extras'],
    ...['mezzanine', 'basement', 'ceiling_height', 'equipped', 'truck_access', 'three_phase', 'office_setup'],
  ],
  land: [
    ...['land_area', 'planning', 'zoning', 'street_width', 'street_count', 'land_frontage', 'build_factor'],
    ...['built_share', 'slope', 'fenced', 'planted', 'tree_count', 'farm_house', 'land_services', 'water_source'],
    ...['well_depth'],
  ],
};

export type GroupedAttributes = {
  /** Fields that need no heading of their own. */
  own: Attribute[];
  groups: { group: AttributeGroup; attributes: Attribute[] }[];
};

/** Attributes under headings a reader scans by. Only real estate has enough of them to need headings. */
export function groupAttributes(attributes: readonly Attribute[], root: string): GroupedAttributes {
  if (root !== 'real-estate') return { own: [...attributes], groups: [] };

  const left = new Map(attributes.map((attribute) => [attribute.slug, attribute]));
  const take = (slug: string) => {
    const found = left.get(slug);
    left.delete(slug);
    return found ? [found] : [];
  };
  const groups = ATTRIBUTE_GROUPS.map((group) => ({
    group,
    attributes: group === 'more' ? [...left.values()] : SLUGS[group].flatMap(take),
  }));
  return { own: [], groups: groups.filter((group) => group.attributes.length > 0) };
}
