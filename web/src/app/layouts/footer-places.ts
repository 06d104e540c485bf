/** The provinces, the fullest first; names are texts of the `app` namespace under `footer.places`. */
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
