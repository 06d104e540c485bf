/**
 * Quarters that people mean along with a larger one of the same city: its name is in theirs, and they lie near it.
 * Namesakes elsewhere («روضة الميدان» is not «الروضة») are left out by hand. One level: a part has no parts.
 */
export const subQuarters: Readonly<Record<string, readonly string[]>> = {
  'damascus.mezzeh': [
    'damascus.mezzeh-autostrad',
    'damascus.mezzeh-western-villas',
    'damascus.mezzeh-eastern-villas',
    'damascus.mezzeh-jabal',
    'damascus.mezzeh-86',
    'damascus.old-mezzeh',
    'damascus.sheikh-saad',
    'damascus.mezzeh-basatin',
  ],
  'damascus.kafr-sousa': ['damascus.tanzim-kafr-sousa', 'damascus.kafr-sousa-al-balad'],
  'damascus.malki': ['damascus.west-malki'],
  'damascus.barzeh': ['damascus.masaken-barzeh', 'damascus.barzeh-al-balad', 'damascus.barzeh-al-manara'],
  'damascus.qaboun': ['damascus.al-masani'],
  'damascus.jobar': ['damascus.western-jobar'],
  'damascus.midan': ['damascus.rawdet-al-midan'],
  'damascus.zahera': ['damascus.new-zahera'],
  'damascus.qadam': ['damascus.east-qadam'],
  'damascus.dummar': ['damascus.mashrou-dummar', 'damascus.eastern-dummar', 'damascus.western-dummar'],
  'aleppo.ash-shahba': ['aleppo.new-shahba'],
  'aleppo.new-aleppo': ['aleppo.new-aleppo-south'],
  'aleppo.al-ansari': ['aleppo.east-al-ansari', 'aleppo.al-mashhad'],
  'aleppo.jibreen': ['aleppo.jibreen-industrial-zone'],
  'homs.al-waer': ['homs.new-waer'],
  'homs.deir-baalba': ['homs.north-deir-baalba', 'homs.south-deir-baalba'],
  'homs.akrama': ['homs.new-akrama'],
  'latakia.basnada': ['latakia.al-daatour'],
  'al-hasakah.al-nashwa': ['al-hasakah.east-nashwa'],
};
