/** Languages of an office: the languages of its callers, by ISO 639. */
export const OFFICE_LANGUAGES = ['ar', 'en', 'ku', 'tr', 'hy', 'fr', 'de', 'ru', 'fa'] as const;

/** Governorates and cities an office may name as served. */
export const MAX_OFFICE_AREAS = 20;

/** A logo stays below this (spec, section 5). */
export const LOGO_MAX_BYTES = 2 * 1024 * 1024;
