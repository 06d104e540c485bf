import { number, select, text } from '../define.ts';

export const clothingSize = select('clothing_size', ['القياس', 'Size'], [
  ['xs', 'XS', 'XS'],
  ['s', 'S', 'S'],
  ['m', 'M', 'M'],
  ['l', 'L', 'L'],
  ['xl', 'XL', 'XL'],
  ['xxl', 'XXL', 'XXL'],
  ['3xl', '3XL', '3XL'],
  ['4xl', '4XL وأكبر', '4XL and larger'],
  ['free', 'قياس حر', 'One size'],
  ['several', 'كل القياسات', 'Several sizes'],
]);
export const shoeSize = number('shoe_size', ['نمرة الحذاء', 'Shoe size'], { unit: ['أوروبي', 'EU'], min: 15, max: 52 });
export const childAge = select('child_age', ['العمر', 'Age'], [
  ['newborn', 'حديث الولادة', 'Newborn'],
  ['0-1', 'حتى سنة', 'Up to 1 year'],
  ['1-3', '1–3 سنوات', '1–3 years'],
  ['4-6', '4–6 سنوات', '4–6 years'],
  ['7-9', '7–9 سنوات', '7–9 years'],
  ['10-12', '10–12 سنة', '10–12 years'],
  ['13-16', 'محيّر (13–16 سنة)', '13–16 years'],
]);
export const season = select('season', ['الموسم', 'Season'], [
  ['summer', 'صيفي', 'Summer'],
  ['winter', 'شتوي', 'Winter'],
  ['spring_autumn', 'ربيعي', 'Spring and autumn'],
  ['all', 'كل المواسم', 'All year'],
]);
export const cloth = select('cloth', ['القماش', 'Fabric'], [
  ['cotton', 'قطن', 'Cotton'],
  ['linen', 'كتان', 'Linen'],
  ['wool', 'صوف', 'Wool'],
  ['silk', 'حرير', 'Silk'],
  ['brocade', 'بروكار', 'Brocade'],
  ['denim', 'جينز', 'Denim'],
  ['velvet', 'مخمل', 'Velvet'],
  ['chiffon', 'شيفون', 'Chiffon'],
  ['crepe', 'كريب', 'Crêpe'],
  ['leather', 'جلد', 'Leather'],
  ['synthetic', 'بوليستر', 'Polyester'],
  ['mixed', 'خليط', 'Blend'],
]);
export const brandGrade = select('brand_grade', ['النوعية', 'Grade'], [
  ['original', 'ماركة أصلية', 'Original brand'],
  ['local', 'صناعة وطنية', 'Syrian made'],
  ['copy', 'تقليد', 'Copy'],
  ['bale', 'بالة', 'Imported second-hand (bale)'],
  ['no_brand', 'بدون ماركة', 'No brand'],
]);
export const metal = select('metal', ['المعدن', 'Metal'], [
  ['gold', 'ذهب', 'Gold'],
  ['white_gold', 'ذهب أبيض', 'White gold'],
  ['silver', 'فضة', 'Silver'],
  ['platinum', 'بلاتين', 'Platinum'],
  ['steel', 'ستيل', 'Steel'],
  ['plated', 'مطلي', 'Plated'],
  ['other', 'غير ذلك', 'Other'],
]);
export const carat = select('carat', ['العيار', 'Carat'], [
  ['24', 'عيار 24', '24 carat'],
  ['21', 'عيار 21', '21 carat'],
  ['18', 'عيار 18', '18 carat'],
  ['14', 'عيار 14', '14 carat'],
  ['925', 'فضة 925', 'Silver 925'],
  ['other', 'غير ذلك', 'Other'],
]);
export const weightGrams = number('weight_grams', ['الوزن بالغرام', 'Weight'], { unit: ['غ', 'g'], min: 0.1, max: 100_000 });
export const stone = text('stone', ['الحجر', 'Stone'], { maxLength: 60 });
export const watchKind = select('watch_kind', ['نوع الساعة', 'Movement'], [
  ['quartz', 'كوارتز', 'Quartz'],
  ['automatic', 'أوتوماتيك', 'Automatic'],
  ['manual', 'تعبئة يدوية', 'Hand-wound'],
  ['digital', 'ديجيتال', 'Digital'],
]);
export const minimumOrder = number('minimum_order', ['أقل كمية للطلب', 'Minimum order'], { unit: ['قطعة', 'pieces'], min: 1, max: 1_000_000 });
