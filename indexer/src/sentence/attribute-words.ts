/**
 * Words of the vocabulary that a listing's own attributes answer, by trade: `word: attribute=value`. Attributes that a
 * database does not have are passed over by whoever asks.
 */
type Table = Readonly<Record<string, string>>;

export const HOME_ATTRIBUTES: Table = {
  super_deluxe: 'finishing=super_deluxe',
  deluxe: 'finishing=deluxe',
  good_finishing: 'finishing=good',
  ordinary_finishing: 'finishing=ordinary',
  old_finishing: 'finishing=old',
  needs_renovation: 'finishing=needs_renovation',
  half_finished: 'finishing=half_finished',
  skeleton: 'finishing=skeleton',
  direction_south: 'orientation=south',
  direction_north: 'orientation=north',
  direction_east: 'orientation=east',
  direction_west: 'orientation=west',
  sea_view: 'view=sea',
  mountain_view: 'view=mountain',
  garden_view: 'view=garden',
  square_view: 'view=square',
  open_view: 'view=open',
  city_view: 'view=city',
  main_street_view: 'view=main_street',
  light_well: 'view=inner',
  own_boiler: 'heating=own_boiler',
  underfloor_heating: 'heating=underfloor',
  no_heating: 'heating=none',
  off_plan: 'project_stage=on_plan',
  key_money: 'shop_tenure=key_money',
};

export const VEHICLE_ATTRIBUTES: Table = {
  customs_paid: 'plate_status=customs_paid',
  customs_unpaid: 'plate_status=customs_unpaid',
  registered_plates: 'plate_status=registered',
  temporary_entry: 'plate_status=temporary_entry',
  free_zone: 'plate_status=free_zone',
  automatic: 'gearbox=automatic',
  manual_gear: 'gearbox=manual',
  petrol: 'fuel=petrol',
  diesel: 'fuel=diesel',
  hybrid: 'fuel=hybrid',
  no_paint: 'body_paint=no_marks',
};

/** Said of a home as of anything else: only beside a home, a shop or on their own are they what they seem. */
export const AVAILABILITY_WORDS: Table = { under_construction: 'underConstruction' };

/** A direction is an attribute only where the sentence is about the home, not about a place («الميدان الشرقي»). */
export const DIRECTIONS = new Set(['direction_south', 'direction_north', 'direction_east', 'direction_west']);
