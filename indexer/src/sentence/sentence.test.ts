import { describe, expect, it } from 'vitest';
import { smallLexicon } from '../../testing/small-lexicon.ts';
import { understand } from './understand.ts';

const lexicon = smallLexicon();

/** `sentence => kind=value, kind=value | what stays words`; nothing after `=>` means that nothing is read out of it. */
const TABLE = `
شقة ٣ غرف بالمزة تحت ٥٠ ألف => category=apartments, rooms=3, neighborhood=damascus.mezzeh, maxPrice=50000, transactionType=sale |
2 bedroom apartment for rent in Mezzeh under $500 => bedrooms=2, category=apartments, transactionType=rent, neighborhood=damascus.mezzeh, maxPrice=500 |
بيت للبيع بحلب مع حديقة => category=residential, transactionType=sale, city=aleppo, features=garden |
أرض بين ٢٠ و ٣٠ الف دولار => category=lands, minPrice=20000, maxPrice=30000, transactionType=sale |
محل للايجار مساحة ٥٠ متر => category=shops, transactionType=rent, minArea=45, maxArea=55 |
شقة للايجار في كفر سوسة من 300 ل 500 دولار => category=apartments, transactionType=rent, neighborhood=damascus.kafr-sousa, minPrice=300, maxPrice=500 |
شقة غرفتين وصالون بجرمانا => category=apartments, bedrooms=2, city=jaramana |
شقة غرفتين نوم وحمامين => category=apartments, bedrooms=2, bathrooms=2 |
فيلا مع مسبح بيعفور => category=villas, features=pool, city=yaafour |
شقة مفروشة للإيجار بالشام => category=apartments, furnishing=furnished, transactionType=rent, city=damascus |
شقة نص مفروشة => category=apartments, furnishing=semiFurnished |
شقة بدون فرش للايجار => category=apartments, furnishing=unfurnished, transactionType=rent |
بيت عربي بدمشق القديمة => category=arab-houses, neighborhood=damascus.old-damascus |
شقق للبيع باللاذقية طابو اخضر => category=apartments, transactionType=sale, city=latakia, attr.ownership_paper=green_tabu |
شقة طابواخضر بحمص => category=apartments, attr.ownership_paper=green_tabu, city=homs |
سيارة كيا ريو موديل 2010 => category=cars, attr.year=2010 | كيا ريو
سيارات هيونداي للبيع بدمشق => category=cars, transactionType=sale, city=damascus | هيونداي
سيارة تحت 5000 دولار => category=cars, maxPrice=5000 |
ايفون 12 برو ماكس => category=iphones | 12 برو ماكس
كفر ايفون => category=covers-screen-guards | ايفون
iphone case =>  | iphone case
محل موبايلات للبيع => category=shops, transactionType=sale | موبايلات
لابتوب تحت 300$ => category=laptops, maxPrice=300 |
ميدان واسع =>  | ميدان واسع
الميدان => neighborhood=damascus.midan |
شقة بالميدان => category=apartments, neighborhood=damascus.midan |
دمشق => city=damascus |
شقة بمدينة حلب => category=apartments, city=aleppo |
بيت بريف حلب => category=residential, province=aleppo |
شقة للبيع بحلب الجديدة => category=apartments, transactionType=sale, neighborhood=aleppo.new-aleppo |
شقة حلب الفرقان => category=apartments, neighborhood=aleppo.al-furqan |
شقة بالروضة جرمانا => category=apartments, neighborhood=jaramana.al-rawda |
شقة بالروضة => category=apartments, neighborhood=damascus.al-rawda |
تجميلي =>  | تجميلي
مزرعة => category=farms, category=pool-farms |
شقة بالمزرعة => category=apartments, neighborhood=damascus.al-mazraa |
مزرعة مع مسبح للايجار => category=pool-farms, transactionType=rent |
شقق مفروشة يومي باللاذقية => category=daily-furnished-flats, city=latakia |
أرض زراعية 10 دونم بدرعا => category=agricultural-land, minArea=9000, maxArea=11000, city=daraa |
دونمين ارض => minArea=1800, maxArea=2200, category=lands |
أرض تبعد 200 متر عن الشارع => category=lands | تبعد 200 متر عن الشارع
سجادة 3 متر => category=carpets | 3 متر
كبل نحاس 100 متر =>  | كبل نحاس 100 متر
مستودع اكثر من 500 متر => category=warehouses, minArea=500 |
شقة مساحتها 100-150 متر => category=apartments, minArea=100, maxArea=150 |
شقة بحدود 100 متر => category=apartments, minArea=90, maxArea=110 |
شقة 120 متر سوبر ديلوكس => category=apartments, minArea=108, maxArea=132, attr.finishing=super_deluxe |
شقة فيها 3 غرف على الاقل => category=apartments, rooms=3+ |
بيت ٣ غرف واكتر => category=residential, rooms=3+ |
شقة ثلاث غرف نوم => category=apartments, bedrooms=3 |
3 غرف نوم وحمامين => bedrooms=3, bathrooms=2 |
شقة عدد الغرف 4 => category=apartments, rooms=4 |
شقة بسعر 45 الف => category=apartments, maxPrice=45000, transactionType=sale |
شقة ب 30 الف => category=apartments, maxPrice=30000, transactionType=sale |
شقة 500$ شهريا بالمالكي => category=apartments, maxPrice=500, transactionType=rent, neighborhood=damascus.malki |
شقة اقل من 100 الف دولار واكتر من 50 الف دولار => category=apartments, maxPrice=100000, transactionType=sale, minPrice=50000 |
من 20 الى 50 الف دولار شقة بدمشق => minPrice=20000, maxPrice=50000, transactionType=sale, category=apartments, city=damascus |
شقة بين مليون ومليون ونص دولار => category=apartments, minPrice=1000000, maxPrice=1500000, transactionType=sale |
شقة 50 مليون ليرة => category=apartments, maxPrice=434783, transactionType=sale |
شقة تحت الانشاء => category=apartments, availability=underConstruction |
شقة طابق ثالث مع مصعد وكراج => category=apartments, minFloor=3, maxFloor=3, features=elevator, features=parking |
كراج للبيع => category=garages, transactionType=sale |
كراج سيارات للبيع => category=garages, category=parking-places, transactionType=sale | سيارات
مكيف سبليت => category=air-conditioners | سبليت
شقه ارضي => category=ground-floor-flats |
شقة قريبة من الجامعة بحمص => category=apartments, landmark=homs-university, city=homs |
شقة قريبة من الجامعة => category=apartments | قريبة من الجامعة
شقة للايجار قرب جامعة دمشق => category=apartments, transactionType=rent, landmark=damascus-university |
محل للبيع بسوق الحميدية => category=shops, transactionType=sale, landmark=souq-al-hamidiyah |
شقة 15 دقيقة مشي من جامعة دمشق => category=apartments, walk=damascus-university 15 |
شقة ربع ساعة مشي عن ساحة الأمويين => category=apartments, walk=umayyad-square 15 |
شقة للايجار على بعد ١٠ دقائق سيرا على الأقدام من جامعة حلب => category=apartments, transactionType=rent, walk=aleppo-university 10 |
بيت مشي عشر دقايق عن محطة الحجاز => category=residential, walk=hejaz-station 10 |
شقة 10 دقايق مشي من الجامعة بحمص تحت 50 الف => category=apartments, walk=homs-university 10, city=homs, maxPrice=50000, transactionType=sale |
apartment 10 minutes on foot from Damascus University => category=apartments, walk=damascus-university 10 |
flat for rent within a 20-minute walk of Umayyad Square => category=apartments, transactionType=rent, walk=umayyad-square 20 |
half an hour walk from Aleppo University apartment => walk=aleppo-university 30, category=apartments |
شقة 10 دقايق مشي من المزة => category=apartments, walk=damascus.mezzeh 10 |
flat within a 15-minute walk of Mezzeh => category=apartments, walk=damascus.mezzeh 15 |
شقة بالمزة 10 دقايق مشي من جامعة دمشق => category=apartments, neighborhood=damascus.mezzeh, walk=damascus-university 10 |
شقة نص ساعة مشي من جامعة دمشق => category=apartments, walk=damascus-university 30 |
apartment near Aleppo University => category=apartments, landmark=aleppo-university |
شقة جنب مشفى المواساة => category=apartments, landmark=mouwasat-hospital |
ارض بالغوطة الشرقية => category=lands, landmark=eastern-ghouta |
ارض بالغوطة => category=lands, landmark=ghouta |
شقة بالغوطة حمص => category=apartments, neighborhood=homs.al-ghouta |
غرفة نوم عرسان => category=bedroom-sets |
شقة للبيع او الايجار => category=apartments, transactionType=sale, transactionType=rent |
مطلوب شقة للايجار => category=apartments, transactionType=rent |
عقار استثماري => category=real-estate | استثماري
شقق في سوريا للبيع => category=apartments, transactionType=sale |
محل 40م2 بشارع بغداد => category=shops, minArea=36, maxArea=44, neighborhood=damascus.baghdad-street |
غنم عواس => category=sheep | عواس
بسكليت كهربا => category=electric-bikes |
قطع تبديل كيا => category=car-spare-parts | كيا
تبديل سيارة => transactionType=exchange, category=cars |
بدي بيت للاجار بالشام مفروش ما يتجاوز 400 دولار => category=residential, transactionType=rent, city=damascus, furnishing=furnished, maxPrice=400 |
apartments for sale in Aleppo => category=apartments, transactionType=sale, city=aleppo |
villa with pool in Yaafour over 500 m2 => category=villas, features=pool, city=yaafour, minArea=500 |
house for rent in Damascus with garden and parking => category=residential, transactionType=rent, city=damascus, features=garden, features=parking |
cheap flat in Jaramana less than 300 dollars => category=apartments, city=jaramana, maxPrice=300 |
studio for rent in Bab Touma => category=studios, transactionType=rent, neighborhood=damascus.bab-touma |
apartment, 2 baths, 120 sqm, Malki => category=apartments, bathrooms=2, minArea=108, maxArea=132, neighborhood=damascus.malki |
3 bedroom house Latakia max 80k => bedrooms=3, category=residential, city=latakia, maxPrice=80000, transactionType=sale |
flats under 100k near university => category=apartments, maxPrice=100000, transactionType=sale | university
flat between $300 and $500 => category=apartments, minPrice=300, maxPrice=500 |
two bedroom flat at least 90 sqm => bedrooms=2, category=apartments, minArea=90 |
Mezzeh 86 => neighborhood=damascus.mezzeh-86 |
PS5 => category=game-consoles |
غرفتين وصالون => bedrooms=2 |
شقة ٤ غرف وصالون ومنتفعات => category=apartments, bedrooms=4 |
شقة غرفة وصالون => category=apartments, bedrooms=1 |
شقة طابق تالت => category=apartments, minFloor=3, maxFloor=3 |
شقة بالدور الثالث => category=apartments, minFloor=3, maxFloor=3 |
شقة تاني طابق => category=apartments, minFloor=2, maxFloor=2 |
شقة طابق 4 مع مصعد => category=apartments, minFloor=4, maxFloor=4, features=elevator |
بيت دورين => category=residential | دورين
بناية ٤ طوابق =>  | بناية ٤ طوابق
ارض دونم ونص => category=lands, minArea=1350, maxArea=1650 |
ارض نص دونم => category=lands, minArea=450, maxArea=550 |
شقة ٥٠٠ مليون ليرة => category=apartments, maxPrice=43478, transactionType=sale |
شقة 50 مليون => category=apartments, maxPrice=434783, transactionType=sale |
شقة ٢ مليون ليرة جديدة => category=apartments, maxPrice=17391, transactionType=sale |
شقة 300 مليون ليرة قديمة => category=apartments, maxPrice=26087, transactionType=sale |
شقة ٨٠ ألف => category=apartments, maxPrice=80000, transactionType=sale |
شقة ٨٠ ألف بالشهر => category=apartments, maxPrice=696, transactionType=rent |
بيت للاجار 3 مليون بالشهر => category=residential, transactionType=rent, maxPrice=261 |
سيارة 500 مليون => category=cars, maxPrice=43478 |
سيارة بدون جمرك => category=cars, attr.plate_status=customs_unpaid |
سيارة مجمركة اوتوماتيك => category=cars, attr.plate_status=customs_paid, attr.gearbox=automatic |
محل فروغ بالمزة => category=shops, attr.shop_tenure=key_money, neighborhood=damascus.mezzeh |
شقة بدون مصعد => category=apartments, without=features:elevator |
شقة قريبة من حديقة => category=apartments | قريبة من حديقة
شقة قبلية مطلة على البحر => category=apartments, attr.orientation=south, attr.view=sea |
شقة على العظم => category=apartments, attr.finishing=skeleton |
شقة شوفاج مستقل => category=apartments, attr.heating=own_boiler |
شقة قيد الانشاء => category=apartments, availability=underConstruction |
المزة 86 شقة => neighborhood=damascus.mezzeh-86, category=apartments |
شقة بحلب بالفرقان => category=apartments, neighborhood=aleppo.al-furqan |
محافظة حلب ارض => province=aleppo, category=lands |
محلين للبيع => category=shops, transactionType=sale |
شقتين للبيع => category=apartments, transactionType=sale |
شقة طابو => category=apartments | طابو
شقة غير مفروشة للايجار => category=apartments, furnishing=unfurnished, transactionType=rent |
3rd floor flat in Mezzeh => minFloor=3, maxFloor=3, category=apartments, neighborhood=damascus.mezzeh |
flat for rent 400 usd per month => category=apartments, transactionType=rent, maxPrice=400 |
land 2 dunums in Daraa => category=lands, minArea=1800, maxArea=2200, city=daraa |
shop key money => category=shops, attr.shop_tenure=key_money |
`;

const POINT_KINDS = new Set(
  'school nursery university hospital clinic pharmacy transport market mosque church park'.split(' '),
);
/** Where every kind of point of interest is known. */
const NEAR = `
شقة قريبة من مدرسة => category=apartments, near=school |
شقة قريبة من المدارس => category=apartments, near=school |
شقة ٣ غرف بالمزة قرب صيدلية ومدرسة => category=apartments, rooms=3, neighborhood=damascus.mezzeh, near=pharmacy, near=school |
بيت للبيع بحلب جنب حديقة => category=residential, transactionType=sale, city=aleppo, near=park |
شقة قريبة من الجامعة => category=apartments, near=university |
شقة قريبة من الجامعة بحمص => category=apartments, landmark=homs-university, city=homs |
محل قريب من السوق => category=shops, near=market |
شقة قريبة من جامع وسوق ومواصلات => category=apartments, near=mosque, near=market, near=transport |
شقة حد مشفى => category=apartments, near=hospital |
شقة قريبة من الروضة => category=apartments | قريبة من الروضة
مدرسة للبيع =>  transactionType=sale | مدرسة
بيت مع حديقة => category=residential, features=garden |
شقة بالسوق => category=apartments | بالسوق
apartment near school in Mezzeh => category=apartments, near=school, neighborhood=damascus.mezzeh |
شقة ١٠ دقايق مشي من مدرسة => category=apartments, near=school |
بيت للايجار 5 دقائق مشيا من حديقة => category=residential, transactionType=rent, near=park |
apartment within a 10-minute walk of a school => category=apartments, near=school |
flat near a park and a pharmacy => category=apartments, near=park, near=pharmacy |
`;

const rows = rowsOf(TABLE);
function rowsOf(table: string) {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(/=>|\|(?=[^|]*$)/).map((cell) => cell.trim()));
}

describe('understand', () => {
  it.each(rowsOf(NEAR))('%s, where points are known', (sentence = '', filters = '', rest = '') => {
    const read = understand(sentence, lexicon, { pointKinds: POINT_KINDS });
    expect(read.recognised.map(({ kind, value }) => `${kind}=${value}`).join(', ')).toBe(filters);
    expect(read.rest).toBe(rest);
  });

  it.each(rows)('%s', (sentence = '', filters = '', rest = '') => {
    const read = understand(sentence, lexicon);
    expect(read.recognised.map(({ kind, value }) => `${kind}=${value}`).join(', ')).toBe(filters);
    expect(read.rest).toBe(rest);
  });

  it('quotes the words as typed', () => {
    const { recognised } = understand('شَقّة ٣ غرف بالمزّة تحت ٥٠ ألف', lexicon);
    expect(recognised.map(({ text }) => text)).toEqual(['شَقّة', '٣ غرف', 'بالمزّة', 'تحت ٥٠ ألف', 'تحت ٥٠ ألف']);
  });

  it('leaves the words of a filter that is set already', () => {
    const read = understand('شقة بالمزة تحت 50 الف', lexicon, {
      taken: new Set(['category', 'neighborhood', 'maxPrice']),
    });
    expect(read).toEqual({ rest: 'شقة بالمزة تحت 50 الف', recognised: [] });
  });

  it('takes any text', () => {
    for (const text of [
      '',
      ' ',
      '$',
      '+',
      'تحت',
      'بين 5',
      'من',
      '3 غرف -',
      '\u{1f600}',
      'ال',
      '١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦٧٨٩٠ غرف',
    ]) {
      expect(() => understand(text, lexicon)).not.toThrow();
    }
  });

  it('finds every recognised text in the sentence, and gives it back whole', () => {
    for (const [sentence = ''] of rows) {
      for (const { text } of understand(sentence, lexicon).recognised) expect(sentence).toContain(text);
    }
  });
});
