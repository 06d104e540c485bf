/** The role of every process that serves, and the one that owns the functions which move money. */
export const APP = 'diyar_app';
export const LEDGER = 'diyar_ledger';

/**
 * What the application's role may do with each table and view: closed by default, and named here by whoever adds one. Money,
 * receipts and the audit log only grow, and through functions of the ledger alone. Columns stand in brackets.
 */
const TABLES: Record<string, string> = {
  'select, insert, update, delete': `
    account_views address_counts address_days advertisement_discounts advertisement_pictures advertisement_tokens advertisement_viewers alert_marks
    alert_quiet_hours announcements attribute_options attributes catalogue_imports categories category_attributes category_news
    category_transaction_types chat_links contact_messages contact_reveals distinct_homes exchange_rates fact_changes favourite_falls favourite_news
    favourites former_categories former_category_slugs hidden_listings home_members images indexed_facts lead_messages lead_notes leads
    listing_appeals listing_daily_views listing_decisions listing_import_memories listing_import_rows listing_imports
    listing_media listing_presence listing_price_history listing_reports listing_revision_media listing_revisions
    life_events listing_search listing_stats listing_videos listing_views listings live_boosts login_throttle measure_marks notifications
    office_applications office_areas office_hours office_invitations office_members office_review_reports office_reviews
    offices one_time_tokens page_visitors page_visits place_prices plan_features plans points_of_interest price_cells
    price_marks price_points public_listings push_subscriptions recovery_codes refresh_tokens saved_filters saved_search_alerts
    saved_search_deliveries saved_searches search_audits search_dead_letters search_dirty search_listing search_miss_askers
    search_miss_words search_reindex_requests search_state search_targets search_words session_proofs sessions
    sign_in_nonces sitemap_builds sitemap_files transaction_types uploads users videos viewed_listings viewings
    visitor_devices`,
  'select, insert, update': `
    advertisement_days advertisements boosts credit_requests listing_slots measure_key online_payments purchases subscriptions`,
  'select, insert, update (status), update (transfer_id), update (reference_number), update (settled_at)': 'payments',
  'select, insert, delete': 'chat_events homepage_slots idempotency_keys mail_feedback',
  'select, insert': `
    audit_log clock_events ledger_checks listing_import_keys payment_messages plan_prices receipts subscription_events`,
  'select, update': 'advertisement_places advertisement_rules advertisement_sizes boost_prices count_rules',
  'select, update (spellings)': 'locations',
  select: `
    address_words app_clock boost_returns last_backup ledger_accounts ledger_entries ledger_transfers money_rules payee_versions payees receipt_counter
    seed_state seeded_rows street_ways streets walk_tiles`,
  // Of the migrate step alone.
  '': 'migrations migrations_lock schema_objects',
};

const OF_LEDGER: Record<string, string> = {
  select: 'app_clock',
  'select, insert': 'ledger_transfers ledger_entries',
  'select, insert, update': 'ledger_accounts',
};

/** Numbers that statements ask for by name; a column's own (`generated … as identity`) need no right. */
const SEQUENCES = 'search_dirty_gen alert_mark_gen fact_changes_id_seq';

/** Functions with their owner's rights: for the application, and for nobody else. */
export const CLOSED_FUNCTIONS = [
  'purge_audit_log()',
  'pseudonymise_audit_log(uuid[])',
  'pseudonymise_receipts(uuid[])',
  'ledger_credit_account(uuid, uuid)',
  'ledger_transfer(text, text, uuid, uuid, bigint, uuid, uuid)',
  'ledger_reverse(uuid, text, uuid)',
  'ledger_hand_to_office(uuid, uuid)',
  'propose_payee(uuid, text, jsonb, uuid)',
  'decide_payee(uuid, uuid, boolean)',
  'stop_payee(uuid, uuid)',
  'order_payees(text, uuid[], uuid)',
];

/** `update (status) on table payments`: a right, without the role it is given to. */
const each = (rights: string, kind: string, names: string): string[] =>
  names
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((name) =>
      rights
        .split(', ')
        .filter(Boolean)
        .map((right) => `${right} on ${kind} ${name}`),
    );
const ofTables = (tables: Record<string, string>) =>
  Object.entries(tables).flatMap(([rights, names]) => each(rights, 'table', names));

/** Every right that our roles have in the schema, as `<right> on <object> to <role>`. */
export const EXPECTED: ReadonlySet<string> = new Set([
  ...[...ofTables(TABLES), ...each('usage, select', 'sequence', SEQUENCES)].map((right) => `${right} to ${APP}`),
  ...CLOSED_FUNCTIONS.map((name) => `execute on function ${name} to ${APP}`),
  ...ofTables(OF_LEDGER).map((right) => `${right} to ${LEDGER}`),
  ...[APP, LEDGER].map((role) => `usage on schema public to ${role}`),
]);

/** Tables and views whose rights are stated; others are left as their migration made them, and fail a test. */
export const NAMED_TABLES: readonly string[] = Object.values(TABLES).flatMap((names) =>
  names.split(/\s+/).filter(Boolean),
);
