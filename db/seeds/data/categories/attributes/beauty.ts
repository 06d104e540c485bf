import { multi, number, select, yesNo } from '../define.ts';

export const skinType = multi('skin_type', ['نوع البشرة', 'Skin type'], [
  ['all', 'كل أنواع البشرة', 'All'],
  ['dry', 'جافة', 'Dry'],
  ['oily', 'دهنية', 'Oily'],
  ['mixed', 'مختلطة', 'Mixed'],
  ['sensitive', 'حساسة', 'Sensitive'],
]);
export const productSource = select('product_source', ['المصدر', 'Source'], [
  ['original', 'أصلي', 'Original'],
  ['local', 'صناعة وطنية', 'Syrian made'],
  ['natural', 'طبيعي منزلي', 'Natural, homemade'],
  ['copy', 'تقليد', 'Copy'],
  ['tester', 'تستر', 'Tester'],
]);
export const volumeMl = number('volume_ml', ['الحجم', 'Volume'], { unit: ['مل', 'ml'], min: 1, max: 20_000 });
export const scentKind = select('scent_kind', ['نوع العطر', 'Kind'], [
  ['perfume', 'برفان', 'Perfume'],
  ['eau_de_parfum', 'أو دو برفان', 'Eau de parfum'],
  ['eau_de_toilette', 'أو دو تواليت', 'Eau de toilette'],
  ['oil', 'زيت عطري', 'Perfume oil'],
  ['refill', 'تركيب', 'Composed to order'],
  ['oud', 'عود', 'Oud'],
]);
export const makeupKind = select('makeup_kind', ['المنتج', 'Product'], [
  ['face', 'وجه', 'Face'],
  ['eyes', 'عيون', 'Eyes'],
  ['lips', 'شفاه', 'Lips'],
  ['nails', 'أظافر', 'Nails'],
  ['lashes', 'رموش', 'Lashes'],
  ['set', 'طقم', 'Set'],
]);
export const hairKind = multi('hair_kind', ['نوع الشعر', 'Hair'], [
  ['all', 'كل الأنواع', 'All'],
  ['dry', 'جاف', 'Dry'],
  ['oily', 'دهني', 'Oily'],
  ['curly', 'أجعد', 'Curly'],
  ['coloured', 'مصبوغ', 'Colored'],
  ['falling', 'متساقط', 'Falling'],
]);
export const laurelShare = number('laurel_share', ['نسبة زيت الغار', 'Laurel oil share'], { unit: ['٪', '%'], min: 0, max: 100 });
export const beautyService = multi('beauty_service', ['الخدمات', 'Services'], [
  ['haircut', 'قص', 'Haircut'],
  ['colouring', 'صبغة', 'Coloring'],
  ['protein', 'بروتين وكيراتين', 'Protein and keratin'],
  ['makeup', 'مكياج', 'Make-up'],
  ['nails', 'مناكير وأظافر', 'Nails'],
  ['facial', 'تنظيف بشرة', 'Facial'],
  ['laser', 'ليزر', 'Laser'],
  ['filler_botox', 'فيلر وبوتوكس', 'Filler and Botox'],
  ['waxing', 'سكر', 'Waxing'],
  ['massage', 'مساج', 'Massage'],
  ['hammam', 'حمّام', 'Hammam'],
]);
export const atHome = yesNo('at_home', ['خدمة بالمنزل', 'Home visits']);
