/** A place that people name instead of a quarter: «قريب من جامعة دمشق», «بسوق الحميدية». */
export interface Landmark {
  key: string;
  kind: string;
  nameAr: string;
  nameEn: string;
  lng: number;
  lat: number;
  /** How far "near" reaches. */
  metres: number;
  /** `kind:key` of every place it lies in. */
  within: readonly string[];
  /** Its common noun, which means it where its city is known: «قريب من الجامعة». */
  noun?: string | undefined;
  spellings: readonly string[];
}

const NEAR_METRES = 1_500;

/**
 * `key | kind | Arabic | English | lng lat | metres, unless 1,500 | noun | spellings`, under the city they lie in.
 * Positions are known to about 200 m. A bare article form need not be listed, folding takes care of it.
 */
const LINES = `
= damascus damascus
damascus-university | university | جامعة دمشق | Damascus University | 36.288 33.512 | 2000 | university | جامعة الشام
university-city-damascus | university | المدينة الجامعية بدمشق | University City, Damascus | 36.263 33.505 | | | السكن الجامعي بدمشق, المدينة الجامعية بالمزة
souq-al-hamidiyah | market | سوق الحميدية | Souq al-Hamidiyah | 36.303 33.511 | 800 | | Hamidiyeh market, Hamidiya souk
umayyad-mosque | mosque | الجامع الأموي | Umayyad Mosque | 36.307 33.512 | 800 | | جامع بني أمية, المسجد الأموي
umayyad-square | square | ساحة الأمويين | Umayyad Square | 36.276 33.513 | | | دوار الأمويين
marjeh-square | square | ساحة المرجة | Marjeh Square | 36.298 33.513 | 1000 | | ساحة الشهداء بدمشق
abbasiyyin-square | square | ساحة العباسيين | Abbasiyyin Square | 36.320 33.525 | | | كراج العباسيين, دوار العباسيين
seven-fountains-square | square | ساحة السبع بحرات | Seven Fountains Square | 36.296 33.519 | 1000 | | السبع بحرات
yusuf-al-azmeh-square | square | ساحة يوسف العظمة | Yusuf al-Azmeh Square | 36.295 33.516 | 1000 | | ساحة المحافظة
hejaz-station | station | محطة الحجاز | Hejaz Station | 36.293 33.511 | 1000 | | Hijaz station
mouwasat-hospital | hospital | مشفى المواساة | Al-Mouwasat Hospital | 36.271 33.508 | | | مستشفى المواساة
mujtahid-hospital | hospital | مشفى المجتهد | Al-Mujtahid Hospital | 36.296 33.501 | | | مستشفى المجتهد, مشفى دمشق
ibn-al-nafis-hospital | hospital | مشفى ابن النفيس | Ibn al-Nafis Hospital | 36.313 33.540 | | | مستشفى ابن النفيس
tishreen-park | park | حديقة تشرين | Tishreen Park | 36.281 33.517 | | | منتزه تشرين
damascus-citadel | castle | قلعة دمشق | Citadel of Damascus | 36.302 33.512 | 800 | | Damascus Citadel
somaria-garage | station | كراج السومرية | Al-Somaria bus station | 36.229 33.494 | | | كراجات السومرية
damascus-airport | airport | مطار دمشق الدولي | Damascus Airport | 36.515 33.411 | 8000 | | مطار دمشق, مطار الشام
= rif-dimashq
ghouta | region | الغوطة | Ghouta | 36.400 33.500 | 14000 | | غوطة دمشق, غوطة الشام, Ghouta of Damascus, Ghuta
eastern-ghouta | region | الغوطة الشرقية | Eastern Ghouta | 36.430 33.530 | 10000 | | East Ghouta
western-ghouta | region | الغوطة الغربية | Western Ghouta | 36.200 33.440 | 9000 | | West Ghouta
= aleppo aleppo
aleppo-university | university | جامعة حلب | University of Aleppo | 37.116 36.203 | 2000 | university | Aleppo University
aleppo-citadel | castle | قلعة حلب | Citadel of Aleppo | 37.162 36.199 | 1000 | | Aleppo Citadel
saadallah-al-jabri-square | square | ساحة سعد الله الجابري | Saadallah al-Jabri Square | 37.150 36.204 | | | ساحة سعدالله
aleppo-public-park | park | الحديقة العامة بحلب | Aleppo Public Park | 37.147 36.208 | 1200 | |
baghdad-station | station | محطة بغداد | Baghdad Station | 37.150 36.214 | 1200 | |
aleppo-souq | market | أسواق حلب القديمة | Old souqs of Aleppo | 37.157 36.199 | 1000 | | سوق المدينة بحلب
aleppo-airport | airport | مطار حلب الدولي | Aleppo Airport | 37.224 36.181 | 6000 | | مطار حلب
= homs homs
homs-university | university | جامعة حمص | University of Homs | 36.708 34.711 | 2500 | university | جامعة البعث, Al-Baath University
new-clock-square | square | ساحة الساعة الجديدة | New Clock Square | 36.713 34.732 | 1200 | | ساحة الساعة بحمص
khalid-ibn-al-walid-mosque | mosque | جامع خالد بن الوليد | Khalid ibn al-Walid Mosque | 36.716 34.737 | 1000 | | مسجد خالد بن الوليد
homs-citadel | castle | قلعة حمص | Citadel of Homs | 36.715 34.724 | 1000 | | Homs Citadel
= hama hama
norias | monument | نواعير حماة | Norias of Hama | 36.753 35.136 | 1000 | |
hama-citadel | castle | قلعة حماة | Citadel of Hama | 36.749 35.136 | 1000 | | Hama Citadel
asi-square | square | ساحة العاصي | Al-Asi Square | 36.758 35.132 | 1200 | | ساحة العاصي بحماة
= latakia latakia
latakia-university | university | جامعة اللاذقية | University of Latakia | 35.806 35.523 | 2000 | university | جامعة تشرين, Tishreen University
latakia-port | port | مرفأ اللاذقية | Port of Latakia | 35.766 35.523 | | | ميناء اللاذقية
hmeimim-airport | airport | مطار اللاذقية | Latakia Airport | 35.949 35.401 | 6000 | | مطار حميميم
= tartus tartus
tartus-old-castle | castle | قلعة طرطوس | Old Castle of Tartus | 35.877 34.892 | 1000 | |
= deir-ez-zor deir-ez-zor
suspension-bridge | monument | الجسر المعلق | Suspension Bridge of Deir ez-Zor | 40.149 35.344 | 1200 | | جسر دير الزور المعلق
`;

export const LANDMARKS: readonly Landmark[] = read(LINES);

function read(lines: string): Landmark[] {
  const landmarks: Landmark[] = [];
  let within: string[] = [];
  for (const line of lines.split('\n').filter(Boolean)) {
    if (line.startsWith('= ')) {
      const [province = '', city] = line.slice(2).split(' ');
      within = [...(city ? [`city:${city}`] : []), `province:${province}`];
      continue;
    }
    const [key = '', kind = '', nameAr = '', nameEn = '', at = '', metres = '', noun, spellings = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    const [lng = 0, lat = 0] = at.split(' ').map(Number);
    landmarks.push({
      key, kind, nameAr, nameEn, lng, lat, within,
      metres: Number(metres) || NEAR_METRES,
      noun: noun || undefined,
      spellings: spellings
        .split(',')
        .map((spelling) => spelling.trim())
        .filter(Boolean),
    });
  }
  return landmarks;
}
