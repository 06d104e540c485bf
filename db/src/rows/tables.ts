// Written by `npm run db:types` from the migrated database; changes by hand are lost.
import type { TableOf } from './table-of.ts';

export interface AccountViewRow {
  id: string;
  session_id: string;
  user_id: string;
  started_at: Date;
  ends_at: Date;
}

export interface AddressCountRow {
  day: Date;
  address: Buffer;
  kind: 'listing_view' | 'ad_view' | 'ad_click';
  target: string;
  counted: number;
}

export interface AddressDayRow {
  address: Buffer;
  kind: 'listing_view' | 'ad_view' | 'ad_click';
  day: Date;
  most: number;
}

export interface AddressWordRow {
  word: string;
  kind: 'place' | 'category' | 'transaction';
}

export interface AdvertisementDayRow {
  advertisement_id: string;
  day: Date;
  impressions: number;
  people: number;
  clicks: number;
  cents: number;
  transfer_id: string | null;
  impressions_left_out: number;
  clicks_left_out: number;
}

export interface AdvertisementDiscountRow {
  days: number;
  percent: number;
}

export interface AdvertisementPictureRow {
  image_id: string;
  account_id: string;
  uploaded_at: Date;
}

export interface AdvertisementPlaceRow {
  place: 'home' | 'search_results' | 'featured' | 'sidebar' | 'footer';
  percent: number;
}

export interface AdvertisementRuleRow {
  one: boolean;
  judged_after: number;
  least_clicks: number;
}

export interface AdvertisementSizeRow {
  size: 'small' | 'medium' | 'large' | 'sidebar' | 'banner' | 'inline';
  daily_cents: number;
}

export interface AdvertisementTokenRow {
  token: string;
  kind: 'view' | 'click';
  used_at: Date;
}

export interface AdvertisementViewerRow {
  day: Date;
  visitor: Buffer;
  advertisement_id: string;
  impressions: number;
  clicks: number;
}

export interface AdvertisementRow {
  id: string;
  account_id: string;
  user_id: string;
  title: string;
  description: string | null;
  link: string | null;
  contact_phone: string | null;
  image_id: string | null;
  size: 'small' | 'medium' | 'large' | 'sidebar' | 'banner' | 'inline';
  place: 'home' | 'search_results' | 'featured' | 'sidebar' | 'footer';
  platform: 'web' | 'mobile' | 'universal';
  priority: 1 | 2 | 3;
  starts_on: Date;
  ends_on: Date | null;
  target_days: number[] | null;
  most_per_person: number;
  daily_limit: number | null;
  pauses_unseen: boolean;
  pauses_spent: boolean;
  status: 'unpaid' | 'pending' | 'active' | 'paused' | 'rejected' | 'expired' | 'deleted';
  pause_reason: 'user' | 'low_performance' | 'budget' | 'link_gone' | null;
  rejection_reason: string | null;
  decided_at: Date | null;
  days: number;
  days_spent: number;
  budget_cents: number;
  spent_cents: number;
  last_paid_day: Date | null;
  impressions: number;
  clicks: number;
  judged_impressions: number;
  judged_clicks: number;
  counted_at: Date | null;
  ended_at: Date | null;
  refund_cents: number;
  refund_transfer_id: string | null;
  version: number;
  created_at: Date;
  terms: unknown;
  flat_days: number;
  flat_cents: number;
  kept_cents: number;
  kept_transfer_id: string | null;
  listing_id: string | null;
  interrupted_on: Date | null;
  days_resumed: number;
}

export interface AlertMarkRow {
  listing_id: string;
  gen: number;
}

export interface AlertQuietHourRow {
  user_id: string;
  from_hour: number;
  until_hour: number;
}

export interface AnnouncementRow {
  id: string;
  topic: 'all' | 'regular' | 'office' | 'admin' | 'city' | 'category' | 'not_registered' | 'saved_search';
  subject_id: string | null;
  is_promotion: boolean;
  title_ar: string;
  title_en: string;
  text_ar: string;
  text_en: string;
  url: string | null;
  author_id: string | null;
  people: number;
  told: number;
  after_id: string | null;
  created_at: Date;
  ended_at: Date | null;
  stopped_at: Date | null;
  visitors: number;
  visitors_told: number;
  visitors_after_id: string | null;
  search_city_id: string | null;
  search_category_id: string | null;
  search_deal: string | null;
}

export interface AppClockRow {
  one: boolean;
  shift: unknown;
}

export interface AttributeOptionRow {
  attribute_id: string;
  value: string;
  label_ar: string;
  label_en: string;
  sort: number;
}

export interface AttributeRow {
  id: string;
  slug: string;
  name_ar: string;
  name_en: string;
  description_ar: string | null;
  description_en: string | null;
  type: 'text' | 'number' | 'boolean' | 'select' | 'multiselect' | 'url' | 'email';
  unit_ar: string | null;
  unit_en: string | null;
  min: number | null;
  max: number | null;
  min_length: number | null;
  max_length: number | null;
  pattern: string | null;
  is_required: boolean;
  is_filterable: boolean;
  is_active: boolean;
  default_value: unknown;
  version: number;
  previous: unknown;
  rules: ('whole_number' | 'no_digits' | 'no_links' | 'arabic_letters' | 'latin_letters')[];
}

export interface AuditLogRow {
  id: number;
  actor_id: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  before: unknown;
  after: unknown;
  reason: string | null;
  ip: string | null;
  at: Date;
}

export interface BoostPriceRow {
  type: 'featured' | 'urgent' | 'highlight' | 'premium';
  days: 1 | 3 | 7 | 14 | 30;
  cents: number;
}

export interface BoostReturnViewRow {
  transfer_id: string | null;
  act: string | null;
}

export interface BoostRow {
  id: string;
  listing_id: string | null;
  account_id: string | null;
  purchase_id: string | null;
  type: 'featured' | 'urgent' | 'highlight' | 'premium' | 'homepage_featured';
  status: 'pending' | 'active' | 'expired' | 'inactive';
  days: number;
  cents: number;
  starts_at: Date;
  ends_at: Date;
  stopped_at: Date | null;
  stop_reason: 'cancelled' | 'sold' | 'rented' | 'suspended' | 'archived' | 'expired' | 'deleted' | 'account' | 'lapsed' | 'removed' | null;
  during: string;
  slot: number | null;
  refund_cents: number;
  refund_transfer_id: string | null;
  created_at: Date;
  terms: unknown;
  bulk_from: number | null;
  shown_at: Date | null;
  returned_on: Date | null;
}

export interface CatalogueImportRow {
  id: string;
  file_name: string;
  lines: string[];
  total: number;
  done: number;
  changed: number;
  state: 'running' | 'done' | 'failed';
  failure: string | null;
  runner: string | null;
  beat_at: Date | null;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface CategoryRow {
  id: string;
  parent_id: string | null;
  level: number;
  parent_level: number | null;
  slug: string;
  name_ar: string;
  name_en: string;
  description_ar: string | null;
  description_en: string | null;
  icon: string | null;
  color: string | null;
  sort: number;
  is_active: boolean;
  property_type: 'apartment' | 'house' | 'villa' | 'land' | 'office' | 'shop' | 'warehouse' | 'commercial' | 'industrial' | 'agricultural' | 'farm' | 'residential' | 'mixed' | 'other' | null;
  carries: string[];
  seo: unknown;
  slug_kind: string | null;
  version: number;
  previous: unknown;
  icon_image_id: string | null;
  is_shown: boolean;
}

export interface CategoryAttributeRow {
  category_id: string;
  attribute_id: string;
  is_required: boolean | null;
  is_filterable: boolean | null;
  default_value: unknown;
  sort: number;
  show_in_filters: boolean;
  show_in_listing: boolean;
  show_in_details: boolean;
  transaction_types: string[] | null;
  options: string[] | null;
}

export interface CategoryNewsRow {
  id: string;
  category_id: string;
  owner_id: string;
  kind: 'hidden' | 'shown' | 'merged';
  former_ar: string | null;
  former_en: string | null;
  listings: number;
}

export interface CategoryTransactionTypeRow {
  category_id: string;
  transaction_type: string;
}

export interface ChatEventRow {
  about: Buffer;
  at: Date;
}

export interface ChatLinkRow {
  user_id: string;
  channel: 'telegram' | 'whatsapp';
  chat_id: string;
  name: string;
  linked_at: Date;
}

export interface ClockEventRow {
  id: number;
  kind: string;
  subject: string;
  moment: Date;
  happened_at: Date;
  outcome: unknown;
}

export interface ContactMessageRow {
  id: string;
  name: string;
  email: string;
  topic: 'question' | 'listing' | 'office' | 'advertising' | 'privacy' | 'other';
  message: string;
  language: 'ar' | 'en';
  user_id: string | null;
  created_at: Date;
  is_priority: boolean;
  answered_at: Date | null;
  answered_by: string | null;
}

export interface ContactRevealRow {
  listing_id: string | null;
  user_id: string;
  revealed_at: Date;
  office_id: string | null;
}

export interface CountRuleRow {
  one: boolean;
  per_address: number;
  growth: number;
}

export interface CreditRequestRow {
  id: string;
  account_id: string;
  user_id: string;
  type: 'addition' | 'refund';
  amount_cents: number;
  reason: string | null;
  pay_to: string | null;
  payment_id: string;
  purchase_id: string | null;
  proof_file: string | null;
  proof_type: 'application/pdf' | 'image/jpeg' | 'image/png' | null;
  status: 'pending' | 'approved' | 'rejected' | 'cancelled';
  hold_id: string | null;
  first_approver_id: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  decision_note: string | null;
  created_at: Date;
  payee_version_id: string | null;
}

export interface DistinctHomeRow {
  listing_a: string;
  listing_b: string;
  decided_by: string | null;
  decided_at: Date;
}

export interface ExchangeRateRow {
  currency: string;
  valid_from: Date;
  per_dollar: number;
}

export interface FactChangeRow {
  id: number;
  category_id: string | null;
  location_id: string | null;
  cursor: string | null;
}

export interface FavouriteFallRow {
  user_id: string;
  listing_id: string;
  deal: string;
  was_cents: number | null;
  price_cents: number;
  due_at: Date;
  delivery_id: string | null;
}

export interface FavouriteNewsRow {
  id: number;
  listing_id: string;
  kind: 'price_drop' | 'sold' | 'rented' | 'gone' | 'back';
  was_cents: number | null;
  price_cents: number | null;
  at: Date;
  deal: string | null;
}

export interface FavouriteRow {
  user_id: string;
  listing_id: string;
  price_cents: number | null;
  at: Date;
}

export interface FormerCategoryRow {
  id: string;
  category_id: string;
}

export interface FormerCategorySlugRow {
  slug: string;
  category_id: string;
}

export interface HiddenListingRow {
  user_id: string;
  listing_id: string;
  at: Date;
}

export interface HomeMemberRow {
  listing_id: string;
  home_id: string;
  found_at: Date;
}

export interface HomepageSlotRow {
  number: number;
}

export interface IdempotencyKeyRow {
  user_id: string;
  key: string;
  request_hash: Buffer;
  status_code: number;
  body: string;
  created_at: Date;
}

export interface ImageRow {
  id: string;
  sha256: Buffer;
  width: number;
  height: number;
  bytes: number;
  thumbhash: string;
  color: string;
  created_at: Date;
  is_stock: boolean;
  dhash: string | null;
  dhash_bands: number[] | null;
}

export interface IndexedFactRow {
  target: number;
  digest: string;
  facts: unknown;
  wanted: string | null;
  phase: 'named' | 'worded';
  cursor: string | null;
}

export interface LastBackupRow {
  is_only: boolean;
  name: string;
  finished_at: Date;
}

export interface LeadMessageRow {
  id: string;
  lead_id: string;
  author_id: string | null;
  side: 'enquirer' | 'owner';
  body: string;
  created_at: Date;
}

export interface LeadNoteRow {
  id: string;
  lead_id: string;
  author_id: string | null;
  body: string;
  created_at: Date;
}

export interface LeadRow {
  id: string;
  listing_id: string | null;
  owner_id: string | null;
  office_id: string | null;
  enquirer_id: string | null;
  source: 'message' | 'reveal';
  name: string | null;
  phone: string | null;
  status: 'new' | 'contacted' | 'qualified' | 'converted' | 'lost';
  assigned_to: string | null;
  version: number;
  changed_by: string | null;
  asked_at: Date | null;
  answered_at: Date | null;
  last_message_at: Date;
  last_side: 'enquirer' | 'owner' | null;
  owner_read_at: Date | null;
  enquirer_read_at: Date | null;
  created_at: Date;
  visitor_email: string | null;
  visitor_language: 'ar' | 'en' | null;
  transferred_at: Date | null;
}

export interface LedgerAccountRow {
  id: string;
  kind: 'credit' | 'held_refunds' | 'held_budgets' | 'cash' | 'revenue' | 'adjustments';
  name: string | null;
  user_id: string | null;
  office_id: string | null;
  balance_cents: number | null;
  created_at: Date;
}

export interface LedgerCheckRow {
  id: number;
  checked_at: Date;
  transfers: number;
  unbalanced_cents: number;
  unbalanced_transfers: number;
  wrong_balances: number;
}

export interface LedgerEntryRow {
  id: number;
  transfer_id: string;
  account_id: string;
  amount_cents: number;
  balance_cents: number | null;
}

export interface LedgerTransferRow {
  id: string;
  kind: 'deposit' | 'refund' | 'payment' | 'subscription' | 'boost' | 'listing' | 'purchase' | 'adjustment' | 'closure';
  reference: string;
  reverses: string | null;
  actor_id: string | null;
  created_at: Date;
}

export interface LifeEventRow {
  id: number;
  event: string;
  subject: string;
  facts: unknown;
  moment: Date;
}

export interface ListingAppealRow {
  id: string;
  listing_id: string;
  kind: 'rejection' | 'suspension';
  about: string;
  version: number | null;
  against: string | null;
  words: string;
  state: 'open' | 'granted' | 'denied';
  answer: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  created_at: Date;
}

export interface ListingDailyViewRow {
  listing_id: string;
  day: Date;
  views: number;
  left_out: number;
}

export interface ListingDecisionRow {
  id: string;
  listing_id: string;
  revision_id: string;
  version: number;
  decision: 'approve' | 'reject';
  is_change: boolean;
  decided_by: string | null;
  decided_at: Date;
  tell_at: Date;
  told_at: Date | null;
  taken_back_at: Date | null;
  listing_updated_at: Date | null;
  before: unknown;
}

export interface ListingImportKeyRow {
  listing_id: string;
  key: Buffer;
}

export interface ListingImportMemoryRow {
  keeper_id: string;
  columns: unknown;
  values: unknown;
  updated_at: Date;
}

export interface ListingImportRowRow {
  import_id: string;
  number: number;
  cells: unknown;
  verdict: 'ready' | 'incomplete' | 'refused' | null;
  outcome: 'drafted' | 'submitted' | 'existing' | 'refused' | null;
  problems: unknown;
  listing_id: string | null;
}

export interface ListingImportRow {
  id: string;
  owner_id: string;
  office_id: string | null;
  actor_id: string;
  file_name: string;
  encoding: string;
  columns: unknown;
  row_count: number;
  mapping: unknown;
  values: unknown;
  language: 'ar' | 'en';
  target: 'drafts' | 'review';
  place_points: boolean;
  state: 'mapping' | 'checking' | 'checked' | 'importing' | 'done';
  failure: string | null;
  photo_bytes: number | null;
  photo_pieces: number[];
  runner: string | null;
  beat_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface ListingMediaRow {
  listing_id: string;
  image_id: string;
  position: number;
  is_main: boolean;
  alt_text: string | null;
}

export interface ListingPresenceRow {
  listing_id: string;
  user_id: string;
  seen_at: Date;
}

export interface ListingPriceHistoryRow {
  listing_id: string;
  at: Date;
  price_cents: number | null;
  price_currency: string;
  price_original: number | null;
  deal: string;
  period: string | null;
}

export interface ListingReportRow {
  id: string;
  listing_id: string;
  reporter_id: string | null;
  type: 'fake' | 'inappropriate' | 'wrongInfo' | 'spam' | 'duplicate' | 'other';
  note: string;
  weight: 0 | 1 | 2 | 4;
  state: 'open' | 'upheld' | 'dismissed';
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
}

export interface ListingRevisionMediaRow {
  listing_id: string;
  image_id: string;
  position: number;
  is_main: boolean;
  alt_text: string | null;
}

export interface ListingRevisionRow {
  id: string;
  listing_id: string;
  state: 'draft' | 'pending' | 'approved' | 'rejected' | 'withdrawn';
  content: unknown;
  version: number;
  has_own_media: boolean;
  rejection_codes: string[];
  rejection_text: string | null;
  submitted_at: Date | null;
  decided_at: Date | null;
  decided_by: string | null;
  created_at: Date;
  updated_at: Date;
  has_own_video: boolean;
  video_id: string | null;
}

export interface ListingSearchRow {
  listing_id: string;
  title: string;
  words: string;
  digest: number;
  inferred: unknown;
}

export interface ListingSlotRow {
  id: string;
  account_id: string;
  slots: number;
  purchase_id: string;
  starts_at: Date;
  ends_at: Date;
}

export interface ListingStatRow {
  listing_id: string;
  views: number;
  reveals: number;
  saves: number;
  views_left_out: number;
}

export interface ListingVideoRow {
  listing_id: string;
  video_id: string;
}

export interface ListingViewRow {
  day: Date;
  listing_id: string;
  visitor: Buffer;
}

export interface ListingRow {
  id: string;
  code: number;
  owner_id: string;
  office_id: string | null;
  status: 'draft' | 'pending' | 'active' | 'rejected' | 'sold' | 'rented' | 'suspended' | 'archived' | 'expired';
  rejection_reason: string | null;
  category_id: string;
  category_level: number;
  property_type: 'apartment' | 'house' | 'villa' | 'land' | 'office' | 'shop' | 'warehouse' | 'commercial' | 'industrial' | 'agricultural' | 'farm' | 'residential' | 'mixed' | 'other' | null;
  transaction_type: string | null;
  title_ar: string | null;
  title_en: string | null;
  description_ar: string | null;
  description_en: string | null;
  price_kind: 'amount' | 'salary' | 'free' | 'on_request';
  price_cents: number | null;
  price_period: 'day' | 'week' | 'month' | 'year' | null;
  is_negotiable: boolean;
  area: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  rooms: number | null;
  floor: number | null;
  floors: number | null;
  furnishing: 'furnished' | 'semi_furnished' | 'unfurnished' | null;
  availability: 'available' | 'coming_soon' | 'under_construction' | null;
  features: ('parking' | 'elevator' | 'central_heating' | 'renovated' | 'furnished' | 'air_conditioning' | 'security' | 'garden' | 'balcony' | 'pool' | 'new_building')[];
  proximities: unknown;
  attributes: unknown;
  province_id: string | null;
  city_id: string | null;
  neighborhood_id: string | null;
  address: string | null;
  /** exact: for the owner and administrators only */
  point: string | null;
  is_approximate: boolean;
  show_phone: boolean;
  priority: number;
  published_at: Date | null;
  confirmed_at: Date | null;
  expires_at: Date | null;
  created_at: Date;
  updated_at: Date;
  price_currency: 'USD' | 'SYP';
  price_original: number | null;
  location_warning: 'city' | 'province' | null;
  own_priority: number;
  suspension_reason: string | null;
  freshness_asked_at: Date | null;
  deleted_at: Date | null;
  is_held_back: boolean;
  public_point: string | null;
  lng: number | null;
  lat: number | null;
  tile_x: number | null;
  tile_y: number | null;
  rent_cents: number | null;
  rent_original: number | null;
  rent_period: 'day' | 'week' | 'month' | 'year' | null;
  archived_by_subscription_id: string | null;
  near: string[];
  archived_by_slots_id: string | null;
  streets: string[];
}

export interface LiveBoostViewRow {
  id: string | null;
  listing_id: string | null;
  account_id: string | null;
  type: string | null;
  slot: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
  promotes: boolean | null;
}

export interface LocationRow {
  id: string;
  kind: 'province' | 'city' | 'neighborhood';
  parent_id: string | null;
  parent_kind: string | null;
  slug: string;
  key: string;
  name_ar: string;
  name_en: string;
  spellings: string[];
  rank: number;
  population: number | null;
  sort: number;
  center: string;
  shape: string | null;
  slug_kind: string | null;
  within_id: string | null;
}

export interface LoginThrottleRow {
  key: string;
  failures: number;
  updated_at: Date;
  started_at: Date;
}

export interface MailFeedbackRow {
  user_id: string;
  kind: 'bounce' | 'complaint';
  about: Buffer;
  at: Date;
}

export interface MeasureKeyRow {
  is_only: boolean;
  sealed: Buffer;
}

export interface MeasureMarkRow {
  user_id: string;
  kind: 'email' | 'phone' | 'google';
  mark: Buffer;
}

export interface MoneyRuleRow {
  one: boolean;
  minimum_cents: number;
  maximum_cents: number;
  two_deciders_above_cents: number;
  listing_slot_cents: number;
  listing_slot_days: number;
  boost_homepage_factor: number;
  boost_bulk_from: number;
  boost_bulk_percent: number;
  boost_refunds: boolean;
}

export interface NotificationRow {
  id: string;
  user_id: string;
  type: 'system' | 'listing' | 'lead' | 'message' | 'payment' | 'credit' | 'subscription' | 'boost' | 'other';
  kind: string;
  parameters: unknown;
  url: string | null;
  read_at: Date | null;
  created_at: Date;
}

export interface OfficeApplicationRow {
  id: string;
  user_id: string;
  name_ar: string | null;
  name_en: string | null;
  city_id: string | null;
  address: string | null;
  location: string | null;
  license_number: string | null;
  license_file: string | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  description: string | null;
  status: 'draft' | 'pending' | 'approved' | 'rejected';
  rejection_reason: string | null;
  office_id: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  created_at: Date;
  license_type: 'application/pdf' | 'image/jpeg' | 'image/png' | null;
  license_state: 'pending' | 'approved' | 'rejected';
  license_reason: string | null;
  license_name: string | null;
}

export interface OfficeAreaRow {
  office_id: string;
  location_id: string;
}

export interface OfficeHourRow {
  office_id: string;
  weekday: number;
  opens: string;
  closes: string;
}

export interface OfficeInvitationRow {
  id: string;
  office_id: string;
  email: string;
  role: 'agent' | 'assistant';
  language: 'ar' | 'en';
  token_hash: Buffer | null;
  invited_by: string | null;
  created_at: Date;
  sent_at: Date;
  expires_at: Date;
  accepted_by: string | null;
  accepted_at: Date | null;
  revoked_at: Date | null;
  asked_by: string | null;
  asked_at: Date | null;
  private_choice: unknown;
}

export interface OfficeMemberRow {
  office_id: string;
  user_id: string;
  role: 'owner' | 'agent' | 'assistant';
  joined_at: Date;
  mailed_week: Date | null;
  boost_allowance_cents: number;
}

export interface OfficeReviewReportRow {
  review_id: string;
  reporter_id: string;
  reason: 'fake' | 'offensive' | 'private' | 'spam' | 'other';
  note: string | null;
  state: 'open' | 'upheld' | 'dismissed';
  created_at: Date;
  decided_at: Date | null;
}

export interface OfficeReviewRow {
  id: string;
  office_id: string;
  author_id: string;
  rating: number;
  body: string;
  answer: string | null;
  answered_by: string | null;
  answered_at: Date | null;
  hidden_at: Date | null;
  hidden_reason: string | null;
  version: number;
  created_at: Date;
  updated_at: Date;
}

export interface OfficeRow {
  id: string;
  slug: string;
  name_ar: string;
  name_en: string;
  description_ar: string | null;
  description_en: string | null;
  city_id: string;
  address: string | null;
  website: string | null;
  logo_image_id: string | null;
  is_verified: boolean;
  is_premium: boolean;
  status: 'pending' | 'approved' | 'rejected';
  created_at: Date;
  closed_at: Date | null;
  email: string | null;
  phone: string | null;
  languages: string[];
  version: number;
  unled_at: Date | null;
}

export interface OneTimeTokenRow {
  token_hash: Buffer;
  user_id: string;
  purpose: 'verify_email' | 'reset_password' | 'delete_account' | 'verify_phone' | 'prove_person' | 'link_chat';
  payload: unknown;
  attempts: number;
  expires_at: Date;
  used_at: Date | null;
  created_at: Date;
}

export interface OnlinePaymentRow {
  payment_id: string;
  provider: string;
  purchase_id: string | null;
  reference: string | null;
  pay_url: string | null;
  asked_at: Date;
}

export interface PageVisitorRow {
  day: Date;
  visitor: Buffer;
}

export interface PageVisitRow {
  day: Date;
  kind: string;
  language: 'ar' | 'en';
  referrer: string;
  views: number;
  visitors: number;
}

export interface PayeeVersionRow {
  id: string;
  payee_id: string;
  method: 'mobile_wallet' | 'bank_transfer' | 'cash' | 'check';
  name_ar: string;
  name_en: string;
  holder: string | null;
  account_number: string | null;
  place_ar: string | null;
  place_en: string | null;
  hours_ar: string | null;
  hours_en: string | null;
  status: 'pending' | 'confirmed' | 'refused';
  proposed_by: string;
  proposed_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface PayeeRow {
  id: string;
  method: 'mobile_wallet' | 'bank_transfer' | 'cash' | 'check';
  sort: number;
  version_id: string | null;
  is_active: boolean;
  changed_at: Date | null;
}

export interface PaymentMessageRow {
  provider: string;
  message: string;
  payment_id: string;
  outcome: 'paid' | 'failed';
  amount_cents: number;
  result: 'settled' | 'failed' | 'known' | 'other_amount';
  heard_at: Date;
}

export interface PaymentRow {
  id: string;
  account_id: string;
  user_id: string;
  kind: 'top_up' | 'refund' | 'purchase' | 'return';
  method: 'mobile_wallet' | 'bank_transfer' | 'cash' | 'check' | 'credits';
  reference_number: string | null;
  amount_cents: number;
  status: 'pending' | 'success' | 'failed';
  transfer_id: string | null;
  purchase_id: string | null;
  recorded_by: string | null;
  created_at: Date;
  settled_at: Date | null;
}

export interface PlacePriceRow {
  location_id: string;
  category_id: string;
  deal: string;
  sample: number;
  median_cents: number;
  low_cents: number;
  high_cents: number;
  per_m2_sample: number;
  per_m2_median_cents: number | null;
  computed_at: Date;
}

export interface PlanFeatureRow {
  plan_code: string;
  code: 'seats' | 'import' | 'history' | 'comparison' | 'export' | 'shop_window' | 'badge' | 'support';
  name_ar: string;
  name_en: string;
  sort: number;
  office_only: boolean;
  amount: number | null;
}

export interface PlanPriceRow {
  id: string;
  plan_code: string;
  cents: number;
  valid_from: Date;
  created_by: string | null;
}

export interface PlanRow {
  code: string;
  name_ar: string;
  name_en: string;
  listing_limit: number | null;
  default_for: 'regular' | 'office' | null;
  sort: number;
  is_active: boolean;
  family: 'standard' | 'premium' | null;
  period: 'monthly' | 'yearly' | null;
  version: number;
}

export interface PointsOfInterestRow {
  osm_id: string;
  kind: 'school' | 'nursery' | 'university' | 'hospital' | 'clinic' | 'pharmacy' | 'transport' | 'market' | 'mosque' | 'church' | 'park';
  name_ar: string | null;
  name_en: string | null;
  shape: string;
  loaded_at: Date;
}

export interface PriceCellRow {
  category_id: string;
  deal: string;
  level: number;
  cell: number;
  sample: number;
  per_m2_median_cents: number;
  computed_at: Date;
}

export interface PriceMarkRow {
  listing_id: string;
  gen: number;
}

export interface PricePointRow {
  listing_id: string;
  province_id: string;
  city_id: string;
  neighborhood_id: string | null;
  group_id: string;
  category_id: string;
  deal: 'sale' | 'rent_day' | 'rent_week' | 'rent_month' | 'rent_year';
  price_cents: number;
  per_m2_cents: number | null;
  tile: number;
}

export interface PublicListingViewRow {
  id: string | null;
  code: number | null;
  owner_id: string | null;
  title_ar: string | null;
  title_en: string | null;
  description_ar: string | null;
  description_en: string | null;
  category_path: string[] | null;
  category_id: string | null;
  property_type: string | null;
  transaction_type: string | null;
  price_kind: string | null;
  price_cents: number | null;
  price_period: string | null;
  is_negotiable: boolean | null;
  area: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  rooms: number | null;
  floor: number | null;
  floors: number | null;
  furnishing: string | null;
  availability: string | null;
  features: string[] | null;
  attributes: unknown;
  province_key: string | null;
  city_key: string | null;
  neighborhood_key: string | null;
  province_id: string | null;
  city_id: string | null;
  neighborhood_id: string | null;
  address: string | null;
  lng: number | null;
  lat: number | null;
  tile_x: number | null;
  tile_y: number | null;
  point: string | null;
  is_approximate: boolean | null;
  priority: number | null;
  is_featured: boolean | null;
  published_at: Date | null;
  confirmed_at: Date | null;
  updated_at: Date | null;
  office_id: string | null;
  office_slug: string | null;
  office_name_ar: string | null;
  office_name_en: string | null;
  office_verified: boolean | null;
  office_logo: string | null;
  images: string[] | null;
  image_color: string | null;
  sale_cents: number | null;
  rent_cents: number | null;
  rent_period: string | null;
  boosts: string[] | null;
  near: string[] | null;
  streets: string[] | null;
}

export interface PurchaseRow {
  id: string;
  account_id: string;
  user_id: string;
  product: 'subscription' | 'boost' | 'listing' | 'advertisement';
  parameters: unknown;
  status: 'kept' | 'paid' | 'dropped';
  transfer_id: string | null;
  created_at: Date;
  paid_at: Date | null;
}

export interface PushSubscriptionRow {
  id: string;
  user_id: string;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: 'ar' | 'en';
  created_at: Date;
  renewed_at: Date;
  sent_at: Date | null;
  firebase_token: string | null;
}

export interface ReceiptCounterRow {
  one: boolean;
  last: number;
}

export interface ReceiptRow {
  number: number;
  payment_id: string;
  content: unknown;
  issued_at: Date;
}

export interface RecoveryCodeRow {
  user_id: string;
  code_hash: Buffer;
  used_at: Date | null;
}

export interface RefreshTokenRow {
  token_hash: Buffer;
  session_id: string;
  parent_hash: Buffer | null;
  successor_sealed: Buffer | null;
  issued_at: Date;
  rotated_at: Date | null;
  replaced_at: Date | null;
}

export interface SavedFilterRow {
  id: string;
  user_id: string;
  desk: 'listings' | 'users' | 'offices' | 'audit';
  name: string;
  query: string;
  created_at: Date;
}

export interface SavedSearchAlertRow {
  search_id: string;
  listing_id: string;
  reason: 'new' | 'price_drop';
  was_cents: number | null;
  at: Date;
  delivery_id: string | null;
  /** what it was offered for when it was told; null for alerts of before */
  price_cents: number | null;
  deal: string | null;
}

export interface SavedSearchDeliveryRow {
  id: string;
  search_id: string | null;
  mail: 'none' | 'waiting' | 'sent' | 'failed';
  attempts: number;
  try_at: Date;
  sent_at: Date | null;
  created_at: Date;
  user_id: string | null;
}

export interface SavedSearchRow {
  id: string;
  user_id: string;
  name: string;
  query: string;
  frequency: 'instant' | 'hourly' | 'daily' | 'weekly';
  by_email: boolean;
  in_app: boolean;
  paused_at: Date | null;
  criteria: unknown;
  keys: string[];
  min_price_cents: number | null;
  max_price_cents: number | null;
  due_at: Date | null;
  seen_at: Date;
  created_at: Date;
  updated_at: Date;
}

export interface SearchAuditRow {
  id: number;
  reason: string;
  state: 'requested' | 'running' | 'done' | 'failed';
  checked: number;
  total: number | null;
  missing: number;
  extra: number;
  stale: number;
  error: string | null;
  requested_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

export interface SearchDeadLetterRow {
  target: number;
  listing_id: string;
  gen: number;
  error: unknown;
  failed_at: Date;
}

export interface SearchDirtyRow {
  target: number;
  listing_id: string;
  gen: number;
  marked_at: Date;
}

export interface SearchListingViewRow {
  id: string | null;
  code: number | null;
  owner_id: string | null;
  title_ar: string | null;
  title_en: string | null;
  description_ar: string | null;
  description_en: string | null;
  category_path: string[] | null;
  category_id: string | null;
  property_type: string | null;
  transaction_type: string | null;
  price_kind: string | null;
  price_cents: number | null;
  price_period: string | null;
  is_negotiable: boolean | null;
  area: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  rooms: number | null;
  floor: number | null;
  floors: number | null;
  furnishing: string | null;
  availability: string | null;
  features: string[] | null;
  attributes: unknown;
  province_key: string | null;
  city_key: string | null;
  neighborhood_key: string | null;
  province_id: string | null;
  city_id: string | null;
  neighborhood_id: string | null;
  address: string | null;
  lng: number | null;
  lat: number | null;
  tile_x: number | null;
  tile_y: number | null;
  point: string | null;
  is_approximate: boolean | null;
  priority: number | null;
  is_featured: boolean | null;
  published_at: Date | null;
  confirmed_at: Date | null;
  updated_at: Date | null;
  office_id: string | null;
  office_slug: string | null;
  office_name_ar: string | null;
  office_name_en: string | null;
  office_verified: boolean | null;
  office_logo: string | null;
  images: string[] | null;
  image_color: string | null;
  sale_cents: number | null;
  rent_cents: number | null;
  rent_period: string | null;
  boosts: string[] | null;
  near: string[] | null;
  streets: string[] | null;
  home_id: string | null;
  home_size: number | null;
}

export interface SearchMissAskerRow {
  miss: Buffer;
  asker: Buffer;
  asked_on: Date;
}

export interface SearchMissWordRow {
  miss: Buffer;
  words: string;
  people: number;
  last_asked_on: Date;
}

export interface SearchReindexRequestRow {
  id: number;
  reason: string;
  state: 'requested' | 'building' | 'swapping' | 'done' | 'failed';
  fingerprint: string | null;
  index_uid: string | null;
  index_created_at: string | null;
  cursor: string | null;
  done: number;
  total: number | null;
  error: string | null;
  requested_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

export interface SearchStateRow {
  target: number;
  fingerprint: string | null;
  index_created_at: string | null;
  due_scanned_until: Date;
  audited_at: Date | null;
  audit_found: number | null;
}

export interface SearchTargetRow {
  id: number;
  note: string;
}

export interface SearchWordRow {
  id: string;
  kind: string;
  key: string;
  spellings: string[];
  created_at: Date;
}

export interface SeedStateRow {
  name: string;
  hash: string;
  seeded_at: Date;
}

export interface SeededRowRow {
  table_name: string;
  key: string;
  content: unknown;
}

export interface SessionProofRow {
  token_hash: Buffer;
  session_id: string;
  expires_at: Date;
  created_at: Date;
  kind: 'person' | 'code';
}

export interface SessionRow {
  id: string;
  user_id: string;
  fingerprint: string | null;
  user_agent: string | null;
  ip: string | null;
  is_cookie: boolean;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: 'logout' | 'reuse' | 'password' | 'suspended' | 'banned' | 'closed' | 'ended_by_user' | 'expired' | 'ended_by_admin' | null;
  second_factor_at: Date | null;
}

export interface SignInNonceRow {
  nonce_hash: Buffer;
  expires_at: Date;
  used_at: Date | null;
}

export interface SitemapBuildRow {
  id: string;
  origin: 'schedule' | 'administrator' | 'command';
  asked_by: string | null;
  is_full: boolean;
  state: 'requested' | 'building' | 'done' | 'failed';
  runner: string | null;
  beat_at: Date | null;
  done: number;
  total: number | null;
  written: number;
  urls: number;
  error: string | null;
  requested_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

export interface SitemapFileRow {
  id: string;
  name: string;
  build_id: string | null;
  digest: string;
  urls: number;
  bytes: number;
  created_at: Date;
  shown_at: Date | null;
  retired_at: Date | null;
}

export interface StreetWayRow {
  id: number;
  class: string;
  name_ar: string | null;
  name_en: string | null;
  line: string;
}

export interface StreetRow {
  key: string;
  name_ar: string | null;
  name_en: string | null;
  city_id: string;
  neighborhood_id: string | null;
  metres: number;
  line: string;
}

export interface SubscriptionEventRow {
  id: string;
  subscription_id: string;
  account_id: string;
  kind: 'activation' | 'cancellation' | 'reactivation' | 'upgrade' | 'downgrade' | 'renewal' | 'expiry' | 'lapse' | 'grant';
  from_plan_code: string | null;
  to_plan_code: string | null;
  cents: number;
  transfer_id: string | null;
  archived: string[];
  activated: string[];
  moment: Date;
  actor_id: string | null;
}

export interface SubscriptionRow {
  id: string;
  account_id: string;
  plan_code: string;
  price_id: string | null;
  cents: number;
  status: 'active' | 'cancelled' | 'expired';
  renews: boolean;
  anchor_at: Date;
  months: number;
  starts_at: Date;
  ends_at: Date;
  next_plan_code: string | null;
  grace_ends_at: Date | null;
  ended_at: Date | null;
  version: number;
  created_at: Date;
  monthly_cents: number | null;
  kept_limit: number | null;
  ahead_at: Date | null;
  ahead_cents: number | null;
  ahead_price_id: string | null;
  kept_until: Date | null;
  kept_features: unknown;
}

export interface TransactionTypeRow {
  slug: string;
  id: string;
  name_ar: string;
  name_en: string;
  sort: number;
  slug_kind: string | null;
}

export interface UploadRow {
  id: string;
  listing_id: string | null;
  kind: 'image' | 'video';
  sha256: Buffer;
  bytes: number;
  pieces: number[];
  received: number;
  finished_at: Date | null;
  updated_at: Date;
}

export interface UserRow {
  id: string;
  account_type: 'regular' | 'office' | 'admin';
  first_name: string;
  last_name: string;
  suspended_until: Date | null;
  banned_at: Date | null;
  created_at: Date;
  email: string | null;
  phone: string | null;
  password_hash: string | null;
  google_subject: string | null;
  avatar_image_id: string | null;
  company: string | null;
  bio: string | null;
  language: 'ar' | 'en';
  theme: 'light' | 'dark' | 'system';
  notification_preferences: unknown;
  email_verified_at: Date | null;
  phone_verified_at: Date | null;
  terms_accepted_at: Date | null;
  suspension_reason: string | null;
  ban_reason: string | null;
  deletion_requested_at: Date | null;
  closed_at: Date | null;
  totp_secret: string | null;
  totp_confirmed_at: Date | null;
  totp_last_step: number | null;
  last_seen_at: Date | null;
  erased_at: Date | null;
  totp_begun_in: string | null;
  email_refused_at: Date | null;
}

export interface VideoRow {
  id: string;
  sha256: Buffer;
  bytes: number;
  duration_ms: number;
  width: number;
  height: number;
  created_at: Date;
  poster_image_id: string | null;
  key_secret: Buffer;
}

export interface ViewedListingRow {
  user_id: string;
  listing_id: string;
  at: Date;
}

export interface ViewingRow {
  id: string;
  lead_id: string;
  starts_at: Date;
  minutes: number;
  note: string | null;
  status: 'pending' | 'scheduled' | 'rescheduled' | 'completed' | 'cancelled';
  proposed_by: 'enquirer' | 'owner';
  version: number;
  created_at: Date;
  updated_at: Date;
  ended_because: 'listing' | 'person' | 'transferred' | null;
}

export interface VisitorDeviceRow {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: 'ar' | 'en';
  created_at: Date;
  renewed_at: Date;
  sent_at: Date | null;
  firebase_token: string | null;
}

export interface WalkTileRow {
  x: number;
  y: number;
  lines: Buffer;
}

export interface TableRows {
  account_views: TableOf<AccountViewRow, 'session_id' | 'user_id' | 'ends_at', never>;
  address_counts: TableOf<AddressCountRow, 'day' | 'address' | 'kind' | 'target' | 'counted', never>;
  address_days: TableOf<AddressDayRow, 'address' | 'kind' | 'day' | 'most', never>;
  address_words: TableOf<AddressWordRow, 'word' | 'kind', never>;
  advertisement_days: TableOf<AdvertisementDayRow, 'advertisement_id' | 'day', never>;
  advertisement_discounts: TableOf<AdvertisementDiscountRow, 'days' | 'percent', never>;
  advertisement_pictures: TableOf<AdvertisementPictureRow, 'image_id' | 'account_id', never>;
  advertisement_places: TableOf<AdvertisementPlaceRow, 'place' | 'percent', never>;
  advertisement_rules: TableOf<AdvertisementRuleRow, never, never>;
  advertisement_sizes: TableOf<AdvertisementSizeRow, 'size' | 'daily_cents', never>;
  advertisement_tokens: TableOf<AdvertisementTokenRow, 'token' | 'kind', never>;
  advertisement_viewers: TableOf<AdvertisementViewerRow, 'day' | 'visitor' | 'advertisement_id' | 'impressions', never>;
  advertisements: TableOf<AdvertisementRow, 'account_id' | 'user_id' | 'title' | 'size' | 'place' | 'platform' | 'priority' | 'starts_on' | 'most_per_person' | 'pauses_unseen' | 'pauses_spent' | 'days', 'listing_id'>;
  alert_marks: TableOf<AlertMarkRow, 'listing_id', never>;
  alert_quiet_hours: TableOf<AlertQuietHourRow, 'user_id' | 'from_hour' | 'until_hour', never>;
  announcements: TableOf<AnnouncementRow, 'id' | 'topic' | 'is_promotion' | 'title_ar' | 'title_en' | 'text_ar' | 'text_en' | 'people', never>;
  app_clock: TableOf<AppClockRow, never, never>;
  attribute_options: TableOf<AttributeOptionRow, 'attribute_id' | 'value' | 'label_ar' | 'label_en', never>;
  attributes: TableOf<AttributeRow, 'id' | 'slug' | 'name_ar' | 'name_en' | 'type', never>;
  audit_log: TableOf<AuditLogRow, 'action' | 'subject_kind' | 'subject_id', 'id'>;
  boost_prices: TableOf<BoostPriceRow, 'type' | 'days' | 'cents', never>;
  boost_returns: BoostReturnViewRow;
  boosts: TableOf<BoostRow, 'type' | 'status' | 'days' | 'cents' | 'starts_at' | 'ends_at', 'during'>;
  catalogue_imports: TableOf<CatalogueImportRow, 'file_name' | 'lines' | 'total', never>;
  categories: TableOf<CategoryRow, 'id' | 'level' | 'slug' | 'name_ar' | 'name_en', 'parent_level' | 'slug_kind'>;
  category_attributes: TableOf<CategoryAttributeRow, 'category_id' | 'attribute_id', never>;
  category_news: TableOf<CategoryNewsRow, 'category_id' | 'owner_id' | 'kind' | 'listings', never>;
  category_transaction_types: TableOf<CategoryTransactionTypeRow, 'category_id' | 'transaction_type', never>;
  chat_events: TableOf<ChatEventRow, 'about', never>;
  chat_links: TableOf<ChatLinkRow, 'user_id' | 'channel' | 'chat_id' | 'name', never>;
  clock_events: TableOf<ClockEventRow, 'kind' | 'subject' | 'moment', 'id'>;
  contact_messages: TableOf<ContactMessageRow, 'name' | 'email' | 'topic' | 'message' | 'language', never>;
  contact_reveals: TableOf<ContactRevealRow, 'user_id', never>;
  count_rules: TableOf<CountRuleRow, never, never>;
  credit_requests: TableOf<CreditRequestRow, 'account_id' | 'user_id' | 'type' | 'amount_cents' | 'payment_id', never>;
  distinct_homes: TableOf<DistinctHomeRow, 'listing_a' | 'listing_b', never>;
  exchange_rates: TableOf<ExchangeRateRow, 'currency' | 'per_dollar', never>;
  fact_changes: TableOf<FactChangeRow, never, 'id'>;
  favourite_falls: TableOf<FavouriteFallRow, 'user_id' | 'listing_id' | 'deal' | 'price_cents' | 'due_at', never>;
  favourite_news: TableOf<FavouriteNewsRow, 'listing_id' | 'kind', 'id'>;
  favourites: TableOf<FavouriteRow, 'user_id' | 'listing_id', never>;
  former_categories: TableOf<FormerCategoryRow, 'id' | 'category_id', never>;
  former_category_slugs: TableOf<FormerCategorySlugRow, 'slug' | 'category_id', never>;
  hidden_listings: TableOf<HiddenListingRow, 'user_id' | 'listing_id', never>;
  home_members: TableOf<HomeMemberRow, 'listing_id' | 'home_id', never>;
  homepage_slots: TableOf<HomepageSlotRow, 'number', never>;
  idempotency_keys: TableOf<IdempotencyKeyRow, 'user_id' | 'key' | 'request_hash' | 'status_code' | 'body', never>;
  images: TableOf<ImageRow, 'id' | 'sha256' | 'width' | 'height' | 'bytes' | 'thumbhash' | 'color', 'dhash_bands'>;
  indexed_facts: TableOf<IndexedFactRow, 'target' | 'digest' | 'facts', never>;
  last_backup: TableOf<LastBackupRow, 'name', never>;
  lead_messages: TableOf<LeadMessageRow, 'id' | 'lead_id' | 'side' | 'body', never>;
  lead_notes: TableOf<LeadNoteRow, 'id' | 'lead_id' | 'body', never>;
  leads: TableOf<LeadRow, 'source', never>;
  ledger_accounts: TableOf<LedgerAccountRow, 'kind', never>;
  ledger_checks: TableOf<LedgerCheckRow, 'transfers' | 'unbalanced_cents' | 'unbalanced_transfers' | 'wrong_balances', 'id'>;
  ledger_entries: TableOf<LedgerEntryRow, 'transfer_id' | 'account_id' | 'amount_cents', 'id'>;
  ledger_transfers: TableOf<LedgerTransferRow, 'kind' | 'reference', never>;
  life_events: TableOf<LifeEventRow, 'event' | 'subject', 'id'>;
  listing_appeals: TableOf<ListingAppealRow, 'listing_id' | 'kind' | 'about' | 'words', never>;
  listing_daily_views: TableOf<ListingDailyViewRow, 'listing_id' | 'day' | 'views', never>;
  listing_decisions: TableOf<ListingDecisionRow, 'listing_id' | 'revision_id' | 'version' | 'decision' | 'is_change', never>;
  listing_import_keys: TableOf<ListingImportKeyRow, 'listing_id' | 'key', never>;
  listing_import_memories: TableOf<ListingImportMemoryRow, 'keeper_id', never>;
  listing_import_rows: TableOf<ListingImportRowRow, 'import_id' | 'number' | 'cells', never>;
  listing_imports: TableOf<ListingImportRow, 'owner_id' | 'actor_id' | 'file_name' | 'encoding' | 'columns' | 'row_count', never>;
  listing_media: TableOf<ListingMediaRow, 'listing_id' | 'image_id' | 'position', never>;
  listing_presence: TableOf<ListingPresenceRow, 'listing_id' | 'user_id', never>;
  listing_price_history: TableOf<ListingPriceHistoryRow, 'listing_id', never>;
  listing_reports: TableOf<ListingReportRow, 'listing_id' | 'type' | 'weight', never>;
  listing_revision_media: TableOf<ListingRevisionMediaRow, 'listing_id' | 'image_id' | 'position', never>;
  listing_revisions: TableOf<ListingRevisionRow, 'listing_id', never>;
  listing_search: TableOf<ListingSearchRow, 'listing_id' | 'title' | 'words' | 'digest', never>;
  listing_slots: TableOf<ListingSlotRow, 'account_id' | 'slots' | 'purchase_id' | 'ends_at', never>;
  listing_stats: TableOf<ListingStatRow, 'listing_id', never>;
  listing_videos: TableOf<ListingVideoRow, 'listing_id' | 'video_id', never>;
  listing_views: TableOf<ListingViewRow, 'day' | 'listing_id' | 'visitor', never>;
  listings: TableOf<ListingRow, 'owner_id' | 'category_id', 'public_point' | 'lng' | 'lat' | 'tile_x' | 'tile_y'>;
  live_boosts: LiveBoostViewRow;
  locations: TableOf<LocationRow, 'id' | 'kind' | 'slug' | 'key' | 'name_ar' | 'name_en' | 'center', 'parent_kind' | 'slug_kind'>;
  login_throttle: TableOf<LoginThrottleRow, 'key', never>;
  mail_feedback: TableOf<MailFeedbackRow, 'user_id' | 'kind' | 'about', never>;
  measure_key: TableOf<MeasureKeyRow, 'sealed', never>;
  measure_marks: TableOf<MeasureMarkRow, 'user_id' | 'kind' | 'mark', never>;
  money_rules: TableOf<MoneyRuleRow, never, never>;
  notifications: TableOf<NotificationRow, 'user_id' | 'type' | 'kind', never>;
  office_applications: TableOf<OfficeApplicationRow, 'user_id', never>;
  office_areas: TableOf<OfficeAreaRow, 'office_id' | 'location_id', never>;
  office_hours: TableOf<OfficeHourRow, 'office_id' | 'weekday' | 'opens' | 'closes', never>;
  office_invitations: TableOf<OfficeInvitationRow, 'office_id' | 'email' | 'role' | 'language' | 'expires_at', never>;
  office_members: TableOf<OfficeMemberRow, 'office_id' | 'user_id', never>;
  office_review_reports: TableOf<OfficeReviewReportRow, 'review_id' | 'reporter_id' | 'reason', never>;
  office_reviews: TableOf<OfficeReviewRow, 'office_id' | 'author_id' | 'rating' | 'body', never>;
  offices: TableOf<OfficeRow, 'slug' | 'name_ar' | 'name_en' | 'city_id', never>;
  one_time_tokens: TableOf<OneTimeTokenRow, 'token_hash' | 'user_id' | 'purpose' | 'expires_at', never>;
  online_payments: TableOf<OnlinePaymentRow, 'payment_id' | 'provider', never>;
  page_visitors: TableOf<PageVisitorRow, 'day' | 'visitor', never>;
  page_visits: TableOf<PageVisitRow, 'day' | 'kind' | 'language' | 'referrer' | 'views' | 'visitors', never>;
  payee_versions: TableOf<PayeeVersionRow, 'payee_id' | 'method' | 'name_ar' | 'name_en' | 'proposed_by', never>;
  payees: TableOf<PayeeRow, 'method', never>;
  payment_messages: TableOf<PaymentMessageRow, 'provider' | 'message' | 'payment_id' | 'outcome' | 'amount_cents' | 'result', never>;
  payments: TableOf<PaymentRow, 'account_id' | 'user_id' | 'kind' | 'method' | 'amount_cents', never>;
  place_prices: TableOf<PlacePriceRow, 'location_id' | 'category_id' | 'deal' | 'sample' | 'median_cents' | 'low_cents' | 'high_cents' | 'per_m2_sample', never>;
  plan_features: TableOf<PlanFeatureRow, 'plan_code' | 'code', never>;
  plan_prices: TableOf<PlanPriceRow, 'plan_code' | 'cents', never>;
  plans: TableOf<PlanRow, 'code' | 'name_ar' | 'name_en', never>;
  points_of_interest: TableOf<PointsOfInterestRow, 'osm_id' | 'kind' | 'shape', never>;
  price_cells: TableOf<PriceCellRow, 'category_id' | 'deal' | 'level' | 'cell' | 'sample' | 'per_m2_median_cents', never>;
  price_marks: TableOf<PriceMarkRow, 'listing_id' | 'gen', never>;
  price_points: TableOf<PricePointRow, 'listing_id' | 'province_id' | 'city_id' | 'group_id' | 'category_id' | 'deal' | 'price_cents' | 'tile', never>;
  public_listings: PublicListingViewRow;
  purchases: TableOf<PurchaseRow, 'account_id' | 'user_id' | 'product' | 'parameters', never>;
  push_subscriptions: TableOf<PushSubscriptionRow, 'user_id' | 'session_id' | 'endpoint' | 'p256dh' | 'auth' | 'language', never>;
  receipt_counter: TableOf<ReceiptCounterRow, never, never>;
  receipts: TableOf<ReceiptRow, 'number' | 'payment_id' | 'content', never>;
  recovery_codes: TableOf<RecoveryCodeRow, 'user_id' | 'code_hash', never>;
  refresh_tokens: TableOf<RefreshTokenRow, 'token_hash' | 'session_id', never>;
  saved_filters: TableOf<SavedFilterRow, 'user_id' | 'desk' | 'name' | 'query', never>;
  saved_search_alerts: TableOf<SavedSearchAlertRow, 'search_id' | 'listing_id' | 'reason', never>;
  saved_search_deliveries: TableOf<SavedSearchDeliveryRow, 'mail', never>;
  saved_searches: TableOf<SavedSearchRow, 'user_id' | 'name' | 'query' | 'frequency' | 'criteria' | 'keys', never>;
  search_audits: TableOf<SearchAuditRow, never, 'id'>;
  search_dead_letters: TableOf<SearchDeadLetterRow, 'target' | 'listing_id' | 'gen' | 'error', never>;
  search_dirty: TableOf<SearchDirtyRow, 'listing_id', never>;
  search_listing: SearchListingViewRow;
  search_miss_askers: TableOf<SearchMissAskerRow, 'miss' | 'asker' | 'asked_on', never>;
  search_miss_words: TableOf<SearchMissWordRow, 'miss' | 'words' | 'people' | 'last_asked_on', never>;
  search_reindex_requests: TableOf<SearchReindexRequestRow, never, 'id'>;
  search_state: TableOf<SearchStateRow, 'target', never>;
  search_targets: TableOf<SearchTargetRow, 'id', never>;
  search_words: TableOf<SearchWordRow, 'id' | 'kind' | 'key' | 'spellings', never>;
  seed_state: TableOf<SeedStateRow, 'name' | 'hash', never>;
  seeded_rows: TableOf<SeededRowRow, 'table_name' | 'key' | 'content', never>;
  session_proofs: TableOf<SessionProofRow, 'token_hash' | 'session_id' | 'expires_at', never>;
  sessions: TableOf<SessionRow, 'user_id' | 'expires_at', never>;
  sign_in_nonces: TableOf<SignInNonceRow, 'nonce_hash' | 'expires_at', never>;
  sitemap_builds: TableOf<SitemapBuildRow, 'origin', never>;
  sitemap_files: TableOf<SitemapFileRow, 'id' | 'name' | 'digest' | 'urls' | 'bytes', never>;
  street_ways: TableOf<StreetWayRow, 'id' | 'class' | 'line', never>;
  streets: TableOf<StreetRow, 'key' | 'city_id' | 'metres' | 'line', never>;
  subscription_events: TableOf<SubscriptionEventRow, 'subscription_id' | 'account_id' | 'kind', never>;
  subscriptions: TableOf<SubscriptionRow, 'account_id' | 'plan_code' | 'cents' | 'anchor_at' | 'months' | 'starts_at' | 'ends_at', never>;
  transaction_types: TableOf<TransactionTypeRow, 'slug' | 'id' | 'name_ar' | 'name_en', 'slug_kind'>;
  uploads: TableOf<UploadRow, 'kind' | 'sha256' | 'bytes', never>;
  users: TableOf<UserRow, 'first_name' | 'last_name', never>;
  videos: TableOf<VideoRow, 'id' | 'sha256' | 'bytes' | 'duration_ms' | 'width' | 'height', never>;
  viewed_listings: TableOf<ViewedListingRow, 'user_id' | 'listing_id', never>;
  viewings: TableOf<ViewingRow, 'lead_id' | 'starts_at' | 'proposed_by', never>;
  visitor_devices: TableOf<VisitorDeviceRow, 'endpoint' | 'p256dh' | 'auth' | 'language', never>;
  walk_tiles: TableOf<WalkTileRow, 'x' | 'y' | 'lines', never>;
}
