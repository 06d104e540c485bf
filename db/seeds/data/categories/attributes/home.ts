import { multi, number, select, yesNo } from '../define.ts';

export const applianceBrand = select('appliance_brand', ['ماركة الجهاز المنزلي', 'Brand'], [
  ['lg', 'إل جي', 'LG'],
  ['samsung', 'سامسونغ', 'Samsung'],
  ['alhafez', 'الحافظ', 'Al Hafez'],
  ['general', 'جنرال', 'General'],
  ['concord', 'كونكورد', 'Concord'],
  ['toshiba', 'توشيبا', 'Toshiba'],
  ['bosch', 'بوش', 'Bosch'],
  ['siemens', 'سيمنز', 'Siemens'],
  ['hitachi', 'هيتاشي', 'Hitachi'],
  ['sharp', 'شارب', 'Sharp'],
  ['panasonic', 'باناسونيك', 'Panasonic'],
  ['sony', 'سوني', 'Sony'],
  ['philips', 'فيليبس', 'Philips'],
  ['haier', 'هاير', 'Haier'],
  ['hisense', 'هايسنس', 'Hisense'],
  ['tcl', 'تي سي إل', 'TCL'],
  ['midea', 'ميديا', 'Midea'],
  ['gree', 'غري', 'Gree'],
  ['arcelik', 'أرشيليك وبيكو', 'Arçelik and Beko'],
  ['vestel', 'فيستل', 'Vestel'],
  ['moulinex', 'مولينكس', 'Moulinex'],
  ['braun', 'براون', 'Braun'],
  ['kenwood', 'كينوود', 'Kenwood'],
  ['ariston', 'أريستون', 'Ariston'],
  ['whirlpool', 'ويرلبول', 'Whirlpool'],
  ['local', 'صناعة وطنية', 'Syrian made'],
  ['other', 'غير ذلك', 'Other'],
]);
export const capacityLitres = number('capacity_litres', ['السعة باللتر', 'Capacity'], { unit: ['لتر', 'l'], min: 1, max: 100_000 });
export const capacityFeet = number('capacity_feet', ['الحجم بالقدم', 'Size in feet'], { unit: ['قدم', 'ft'], min: 1, max: 60 });
export const loadKg = number('load_kg', ['الوزن', 'Load'], { unit: ['كغ', 'kg'], min: 1, max: 60 });
export const inverterMotor = yesNo('inverter_motor', ['إنفرتر (توفير كهرباء)', 'Inverter (saves power)']);
export const burners = number('burners', ['عدد العيون', 'Burners'], { min: 1, max: 8 });
export const coolingTonnes = select('cooling_tonnes', ['استطاعة المكيف', 'Cooling capacity'], [
  ['1', '1 طن', '1 tonne'],
  ['1.5', '1.5 طن', '1.5 tonnes'],
  ['2', '2 طن', '2 tonnes'],
  ['2.5', '2.5 طن', '2.5 tonnes'],
  ['3', '3 طن', '3 tonnes'],
  ['4', '4 طن وأكثر', '4 tonnes and more'],
]);
export const airConditionerKind = select('air_conditioner_kind', ['نوع المكيف', 'Kind'], [
  ['split', 'سبليت', 'Split'],
  ['standing', 'عامودي', 'Standing'],
  ['window', 'شباك', 'Window'],
  ['portable', 'متنقل', 'Portable'],
  ['desert', 'صحراوي', 'Evaporative'],
  ['central', 'مركزي', 'Central'],
]);
export const washerKind = select('washer_kind', ['نوع الغسالة', 'Kind'], [
  ['front', 'أوتوماتيك تعبئة أمامية', 'Automatic, front load'],
  ['top', 'أوتوماتيك تعبئة علوية', 'Automatic, top load'],
  ['twin', 'حوضين', 'Twin tub'],
  ['ordinary', 'عادية', 'Simple'],
  ['dryer', 'نشافة', 'Dryer'],
]);
export const screenKind = select('screen_kind', ['نوع الشاشة', 'Screen'], [
  ['led', 'LED', 'LED'],
  ['qled', 'QLED', 'QLED'],
  ['oled', 'OLED', 'OLED'],
  ['lcd', 'LCD', 'LCD'],
  ['plasma', 'بلازما', 'Plasma'],
  ['crt', 'تلفزيون قديم', 'Tube'],
]);
export const smartScreen = yesNo('smart_screen', ['سمارت', 'Smart']);
export const filterStages = number('filter_stages', ['عدد مراحل الفلتر', 'Filter stages'], { unit: ['مرحلة', 'stages'], min: 1, max: 12 });

export const style = select('style', ['الطراز', 'Style'], [
  ['modern', 'مودرن', 'Modern'],
  ['classic', 'كلاسيك', 'Classic'],
  ['neoclassic', 'نيو كلاسيك', 'Neo-classic'],
  ['damascene', 'شرقي شامي', 'Damascene'],
  ['rustic', 'ريفي', 'Rustic'],
  ['french', 'ستيل فرنسي', 'French'],
  ['antique', 'قديم', 'Antique'],
]);
export const pieces = number('pieces', ['عدد القطع', 'Pieces'], { unit: ['قطعة', 'pieces'], min: 1, max: 500 });
export const seating = number('seating', ['عدد المقاعد', 'Seats'], { unit: ['مقعد', 'seats'], min: 1, max: 60 });
export const widthCm = number('width_cm', ['العرض', 'Width'], { unit: ['سم', 'cm'], min: 1, max: 5000, filterable: false });
export const mattressSize = select('mattress_size', ['قياس السرير أو الفرشة', 'Bed size'], [
  ['baby', 'أطفال', 'Baby'],
  ['single', 'مفرد', 'Single'],
  ['semi_double', 'مجوز صغير', 'Small double'],
  ['double', 'مجوز', 'Double'],
  ['king', 'كينغ', 'King'],
]);
export const handmade = yesNo('handmade', ['شغل يدوي', 'Handmade']);
export const madeToOrder = yesNo('made_to_order', ['تفصيل حسب الطلب', 'Made to order']);
export const rooms = multi('for_rooms', ['مناسب لـ', 'For'], [
  ['living', 'صالون وجلوس', 'Living room'],
  ['bedroom', 'غرفة نوم', 'Bedroom'],
  ['kids', 'غرفة أطفال', 'Children’s room'],
  ['kitchen', 'مطبخ', 'Kitchen'],
  ['bathroom', 'حمام', 'Bathroom'],
  ['balcony', 'بلكون وحديقة', 'Balcony and garden'],
  ['office', 'مكتب', 'Office'],
  ['shop', 'محل', 'Shop'],
]);
export const soldBy = select('sold_by', ['السعر لـ', 'Priced per'], [
  ['piece', 'القطعة', 'Piece'],
  ['set', 'الطقم', 'Set'],
  ['metre', 'المتر', 'Meter'],
  ['square_metre', 'المتر المربع', 'Square meter'],
  ['cubic_metre', 'المتر المكعب', 'Cubic meter'],
  ['kilogram', 'الكيلو', 'Kilogram'],
  ['tonne', 'الطن', 'Tonne'],
  ['litre', 'اللتر', 'Litre'],
  ['tin', 'التنكة', 'Tin (16–20 kg)'],
  ['box', 'الصندوق', 'Box'],
  ['bag', 'الكيس', 'Bag'],
  ['head', 'الرأس', 'Head'],
  ['all', 'الكل', 'The lot'],
]);
