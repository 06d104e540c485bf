/** The provinces, the fullest first; names stand in the same order in the texts under `footer.places`: every page carries them, so they carry no keys. */
export const FOOTER_PLACES = [
  'damascus',
  'rif-dimashq',
  'aleppo',
  'homs',
  'hama',
  'latakia',
  'tartus',
  'idlib',
  'daraa',
  'as-suwayda',
  'quneitra',
  'deir-ez-zor',
  'raqqa',
  'al-hasakah',
] as const;
