import { buildLexicon, categoryEntries, type Lexicon, placeEntries, vocabularyEntries } from '../src/arabic/index.ts';

type Kind = 'province' | 'city' | 'neighborhood';

/** `key | Arabic | English | rank | spellings`; a line's indent says what it lies in. */
const PLACES = `
damascus | دمشق | Damascus | 1 | الشام, Dimashq
  damascus | دمشق | Damascus | 1 | الشام, Dimashq
    damascus.mezzeh | المزة | Mezzeh | 1 | Mazzeh, Mazza
    damascus.mezzeh-86 | المزة 86 | Mezzeh 86 | 1 |
    damascus.mezzeh-western-villas | المزة فيلات غربية | Mezzeh Western Villas | 1 | فيلات غربية
    damascus.kafr-sousa | كفر سوسة | Kafr Sousa | 1 | كفرسوسة, Kfarsouseh
    damascus.malki | المالكي | Malki | 1 | Al-Malki
    damascus.midan | الميدان | Midan | 1 | ميدان
    damascus.al-rawda | الروضة | Al-Rawda | 1 |
    damascus.bab-touma | باب توما | Bab Touma | 1 | Bab Tuma
    damascus.old-damascus | دمشق القديمة | Old Damascus | 1 | Old City
    damascus.baghdad-street | شارع بغداد | Baghdad Street | 1 |
    damascus.al-mazraa | المزرعة | Al-Mazraa | 1 | مزرعة
rif-dimashq | ريف دمشق | Rif Dimashq | 1 | ريف الشام, Rural Damascus
  jaramana | جرمانا | Jaramana | 2 | Jermana
    jaramana.al-rawda | الروضة | Al-Rawda | 1 |
  yaafour | يعفور | Yaafour | 2 | Yafour
  babbila | ببيلا | Babbila | 3 |
  harran-al-awamid | حران العواميد | Harran al-Awamid | 4 |
  dahiyat-qudsaya | ضاحية قدسيا | Dahiyat Qudsaya | 2 |
aleppo | حلب | Aleppo | 1 | Halab
  aleppo | حلب | Aleppo | 1 | Halab
    aleppo.al-shamali | الشمالي | Al-Shamali | 2 |
    aleppo.new-aleppo | حلب الجديدة | New Aleppo | 1 |
    aleppo.al-furqan | الفرقان | Al-Furqan | 1 |
    aleppo.al-jamiliyah | الجميلية | Al-Jamiliyah | 1 |
  afrin | عفرين | Afrin | 2 |
    afrin.al-villat | الفيلات | Al-Villat | 3 |
homs | حمص | Homs | 1 |
  homs | حمص | Homs | 1 |
    homs.al-waer | الوعر | Al-Waer | 1 | وعر
    homs.al-ghouta | الغوطة | Al-Ghouta | 1 | غوطة, Ghouta
latakia | اللاذقية | Latakia | 1 | Lattakia
  latakia | اللاذقية | Latakia | 1 | Lattakia
daraa | درعا | Daraa | 1 |
  daraa | درعا | Daraa | 1 |
  malah | ملح | Malah | 3 |
  al-kasrah | الكسرة | Al-Kasrah | 3 |
  khirbet-ghazaleh | خربة غزالة | Khirbet Ghazaleh | 3 | الخربة
hama | حماة | Hama | 1 |
  hama | حماة | Hama | 1 |
raqqa | الرقة | Raqqa | 1 |
  raqqa | الرقة | Raqqa | 1 |
    raqqa.al-thawra | الثورة | Al-Thawra | 3 |
  al-tabqah | الطبقة | Al-Tabqah | 2 | الثورة
`;

const CATEGORIES = `
real-estate | عقارات | Real estate
residential | سكني | Residential
apartments | شقق | Apartments
houses | بيوت مستقلة | Detached houses
arab-houses | بيوت عربية | Arab courtyard houses
villas | فلل وقصور | Villas and palaces
studios | استوديوهات | Studios
ground-floor-flats | أرضي مع حديقة | Ground-floor flats
pool-farms | مزارع مسبح | Farms with a pool
farms | مزارع | Farms
daily-furnished-flats | شقق مفروشة يومي | Furnished flats by the day
chalets | شاليهات | Chalets
shops | محلات تجارية | Shops
office-spaces | مكاتب | Office spaces
warehouses | مستودعات | Warehouses
lands | أراضي | Land
agricultural-land | أراضي زراعية | Agricultural land
commercial | تجاري | Commercial
garages | كراجات | Garages
parking-places | مواقف سيارات | Parking places
cars | سيارات | Cars
doors-windows | أبواب وشبابيك | Doors and windows
car-batteries-oils | بطاريات وزيوت | Batteries and oils
electric-bikes | دراجات كهربائية | Electric bikes
car-spare-parts | قطع تبديل | Spare parts
mobiles | موبايلات | Mobile phones
samsung-phones | سامسونغ | Samsung
event-photography | تصوير مناسبات | Event photography
photography | تصوير | Photography
solar-systems | منظومات كاملة | Solar systems
men-jackets | جاكيتات رجالية | Men's jackets
women-coats | معاطف نسائية | Women's coats
iphones | آيفون | iPhone
covers-screen-guards | كفرات ولصاقات حماية | Covers and screen guards
laptops | لابتوبات | Laptops
game-consoles | بلايستيشن وأجهزة ألعاب | Game consoles
air-conditioners | مكيفات | Air conditioners
carpets | سجاد وموكيت | Carpets
bedroom-furniture | غرف نوم | Bedroom furniture
bedroom-sets | غرف نوم كاملة | Bedroom sets
dining-tables | طاولات سفرة | Dining tables
sheep | أغنام | Sheep
jobs-employment | وظائف | Jobs and employment
appliance-repair | تصليح أدوات منزلية | Appliance repair
plumbing | تمديدات صحية | Plumbing
painting-decor | دهان وديكور | Painting and decoration
storage-batteries | بطاريات تخزين | Storage batteries
shared-rooms | سكن مشترك | Shared rooms
student-housing | سكن طلاب | Student housing
car-repair | تصليح سيارات | Car repair
house-cleaning | تنظيف بيوت | House cleaning
men-shoes | أحذية رجالية | Men's shoes
suvs | جيب ودفع رباعي | SUVs
cookers-ovens | أفران وطباخات | Cookers and ovens
arada-bands | عراضات | Arada bands
teaching-jobs | تدريس | Teaching
private-lessons | دروس خصوصية | Private lessons
carpentry-blacksmith | نجارة وحدادة | Carpentry and smithing
security-jobs | حراسة وأمن | Security jobs
farm-jobs | عمل زراعي | Farm work
phone-spare-parts | قطع موبايلات | Phone parts
water-pumps | مضخات | Water pumps
horses | خيول | Horses
washing-machines | غسالات | Washing machines
fridges | برادات | Refrigerators
dishwashers | جلايات | Dishwashers
special-plates | نمر مميزة | Special plates
breakers-meters | قواطع وعدادات | Breakers and meters
taxi-transport-licences | تكاسي وخطوط نقل | Taxis and transport lines
pharmacies | صيدليات | Pharmacies
veterinary-products | أدوية بيطرية | Veterinary products
gold-jewellery | مجوهرات ذهب | Gold jewellery
gifts-favours | هدايا وتوزيعات | Gifts and favours
calves | عجول | Calves
motorcycles | دراجات نارية | Motorcycles
coffee-tables | طاولات وسط | Coffee tables
tiles-marble | بلاط ورخام | Tiles and marble
well-drilling | حفر آبار | Well drilling
cement-iron | مواد بناء | Building materials
pickups | بيك اب | Pickups
driver-jobs | سائقين | Driving jobs
basements | أقبية | Basements
workshops | ورشات | Workshops
legal-services | محامين | Legal services
tailors | خياطين | Tailors
tailoring-jobs | عمل خياطة | Tailoring jobs
furniture-moving | نقل عفش | Moving
furniture-home-decor | أثاث وديكور | Furniture
barbers | حلاقين | Barbers
ornamental-fish | أسماك زينة | Ornamental fish
farmed-fish | أسماك مزارع | Farmed fish
mirrors-paintings | مرايا ولوحات | Mirrors and paintings
watches | ساعات يد | Watches
headphones-earbuds | سماعات | Headphones
televisions | تلفزيونات | Televisions
cats | قطط | Cats
solar-pumps | مضخات شمسية | Solar pumps
wedding-cars | سيارات أعراس | Wedding cars
construction-machines | آليات بناء | Construction machines
factories | معامل | Factories
animal-feed | أعلاف | Animal feed
grains-legumes | حبوب وبقوليات | Grains and legumes
sofas | كنبايات | Sofas
`;

const KINDS: readonly Kind[] = ['province', 'city', 'neighborhood'];
const cells = (line: string) => line.split('|').map((cell) => cell.trim());
const linesOf = (table: string) => table.split('\n').filter((line) => line.includes('|'));

/** A handful of places and categories, for tests of reading sentences. */
export function smallLexicon(): Lexicon {
  const above: string[] = [];
  const places = linesOf(PLACES).map((line) => {
    const depth = (line.length - line.trimStart().length) / 2;
    const [key = '', name_ar = '', name_en = '', rank, spellings = ''] = cells(line);
    const kind = KINDS[depth] ?? 'neighborhood';
    const id = `${kind}:${key}`;
    above[depth] = id;
    return {
      kind,
      key,
      name_ar,
      name_en,
      id,
      parentId: above[depth - 1] ?? null,
      rank: Number(rank),
      spellings: spellings.split(','),
    };
  });
  const categories = linesOf(CATEGORIES).map((line) => {
    const [slug = '', name_ar = '', name_en = ''] = cells(line);
    return { slug, name_ar, name_en };
  });
  return buildLexicon([...vocabularyEntries, ...placeEntries(places), ...categoryEntries(categories)]);
}
