import { multi, number, select, text, url, yesNo } from '../define.ts';

export const condition = select('condition', ['الحالة', 'Condition'], [
  ['new', 'جديد', 'New'],
  ['like_new', 'شبه جديد', 'Like new'],
  ['used', 'مستعمل', 'Used'],
  ['refurbished', 'مجدّد', 'Refurbished'],
  ['for_parts', 'للقطع أو بحاجة تصليح', 'For parts or repair'],
]);

export const brandName = text('brand_name', ['الماركة', 'Brand'], { maxLength: 60 });
export const modelName = text('model_name', ['الموديل', 'Model'], { maxLength: 80 });

export const origin = select('origin', ['بلد المنشأ', 'Made in'], [
  ['syria', 'وطني (سوري)', 'Syria'],
  ['turkey', 'تركي', 'Turkey'],
  ['china', 'صيني', 'China'],
  ['egypt', 'مصري', 'Egypt'],
  ['gulf', 'خليجي', 'Gulf countries'],
  ['iran', 'إيراني', 'Iran'],
  ['korea', 'كوري', 'South Korea'],
  ['japan', 'ياباني', 'Japan'],
  ['germany', 'ألماني', 'Germany'],
  ['italy', 'إيطالي', 'Italy'],
  ['europe', 'أوروبي', 'Other European'],
  ['america', 'أمريكي', 'United States'],
  ['india', 'هندي', 'India'],
  ['other', 'غير ذلك', 'Other'],
]);

export const warranty = select('warranty', ['الكفالة', 'Warranty'], [
  ['none', 'بدون كفالة', 'None'],
  ['trial', 'كفالة تجربة', 'Trial period'],
  ['seller', 'كفالة من البائع', 'From the seller'],
  ['agency', 'كفالة وكالة', 'From the agency'],
]);

export const delivery = multi('delivery', ['التسليم والتوصيل', 'Delivery'], [
  ['pickup', 'تسليم باليد', 'Pick-up'],
  ['city', 'توصيل داخل المدينة', 'Within the city'],
  ['governorates', 'شحن لباقي المحافظات', 'To other governorates'],
  ['cash_on_delivery', 'الدفع عند الاستلام', 'Cash on delivery'],
]);

export const saleUnit = select('sale_unit', ['طريقة البيع', 'Sold as'], [
  ['retail', 'مفرّق', 'Retail'],
  ['wholesale', 'جملة', 'Wholesale'],
  ['both', 'جملة ومفرّق', 'Both'],
]);

const quantity = number('quantity', ['الكمية المتوفرة', 'Quantity available'], {
  unit: ['قطعة', 'pcs'],
  min: 1,
  max: 1_000_000,
  filterable: false,
});

export const exchangeAccepted = yesNo('exchange_accepted', ['يقبل التبديل', 'Exchange accepted']);
export const installments = yesNo('installments', ['إمكانية التقسيط', 'Instalments possible']);

export const color = select('color', ['اللون', 'Color'], [
  ['white', 'أبيض', 'White'],
  ['black', 'أسود', 'Black'],
  ['grey', 'رمادي', 'Grey'],
  ['silver', 'فضي', 'Silver'],
  ['gold', 'ذهبي', 'Gold'],
  ['beige', 'بيج', 'Beige'],
  ['brown', 'بني', 'Brown'],
  ['red', 'أحمر', 'Red'],
  ['maroon', 'خمري', 'Maroon'],
  ['orange', 'برتقالي', 'Orange'],
  ['yellow', 'أصفر', 'Yellow'],
  ['green', 'أخضر', 'Green'],
  ['olive', 'زيتي', 'Olive'],
  ['blue', 'أزرق', 'Blue'],
  ['navy', 'كحلي', 'Navy'],
  ['purple', 'بنفسجي', 'Purple'],
  ['pink', 'زهري', 'Pink'],
  ['multicolor', 'ملوّن', 'Multicolor'],
]);

export const material = select('material', ['المادة', 'Material'], [
  ['beech', 'خشب زان', 'Beech wood'],
  ['oak', 'خشب سنديان', 'Oak'],
  ['walnut', 'خشب جوز', 'Walnut'],
  ['pine', 'خشب شوح أو سويد', 'Softwood'],
  ['mdf', 'خشب MDF أو لاتيه', 'MDF or plywood'],
  ['rattan', 'خيزران', 'Rattan'],
  ['iron', 'حديد', 'Iron'],
  ['aluminium', 'ألمنيوم', 'Aluminium'],
  ['stainless', 'ستانلس', 'Stainless steel'],
  ['copper', 'نحاس', 'Copper'],
  ['glass', 'زجاج أو كريستال', 'Glass or crystal'],
  ['ceramic', 'سيراميك أو بورسلان', 'Ceramic or porcelain'],
  ['stone', 'حجر أو رخام', 'Stone or marble'],
  ['leather', 'جلد', 'Leather'],
  ['fabric', 'قماش', 'Fabric'],
  ['wool', 'صوف', 'Wool'],
  ['silk', 'حرير', 'Silk'],
  ['cotton', 'قطن', 'Cotton'],
  ['plastic', 'بلاستيك', 'Plastic'],
  ['other', 'غير ذلك', 'Other'],
]);

export const powerWatts = number('power_watts', ['الاستطاعة', 'Power'], { unit: ['واط', 'W'], min: 1, max: 100_000 });
export const runsOn = multi('runs_on', ['يعمل على', 'Runs on'], [
  ['mains', 'كهرباء 220', '220 V mains'],
  ['solar_dc', 'طاقة شمسية أو بطارية', 'Solar or battery (DC)'],
  ['gas', 'غاز', 'Gas'],
  ['diesel', 'مازوت', 'Diesel'],
  ['petrol', 'بنزين', 'Petrol'],
  ['kerosene', 'كاز', 'Kerosene'],
  ['wood', 'حطب', 'Wood'],
  ['pellets', 'بيرين أو قشور', 'Olive pomace or shells'],
  ['manual', 'يدوي', 'By hand'],
]);

export const forWhom = select('for_whom', ['لمن', 'For'], [
  ['women', 'نسائي', 'Women'],
  ['men', 'رجالي', 'Men'],
  ['unisex', 'للجنسين', 'Unisex'],
  ['girls', 'بناتي', 'Girls'],
  ['boys', 'ولادي', 'Boys'],
  ['baby', 'مواليد', 'Babies'],
]);

export const expiryYear = number('expiry_year', ['سنة انتهاء الصلاحية', 'Expires in year'], { min: 2024, max: 2060, filterable: false });
export const websiteUrl = url('website', ['الموقع أو الصفحة', 'Website or page'], { maxLength: 200 });
