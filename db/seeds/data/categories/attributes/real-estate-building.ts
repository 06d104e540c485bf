import { multi, number, select, yesNo } from '../define.ts';

export const finishing = select('finishing', ['الإكساء', 'Finishing'], [
  ['super_deluxe', 'سوبر ديلوكس', 'Super deluxe'],
  ['deluxe', 'ديلوكس', 'Deluxe'],
  ['good', 'إكساء جيد', 'Good'],
  ['ordinary', 'إكساء عادي', 'Ordinary'],
  ['old', 'إكساء قديم', 'Old'],
  ['needs_renovation', 'بحاجة تجديد', 'Needs renovation'],
  ['half_finished', 'نصف إكساء', 'Half finished'],
  ['skeleton', 'على العظم', 'Skeleton (unfinished)'],
]);

export const buildingAge = number('building_age', ['عمر البناء', 'Building age'], { unit: ['سنة', 'years'], min: 0, max: 500 });

export const orientation = multi('orientation', ['الاتجاه', 'Faces'], [
  ['south', 'قبلي', 'South'],
  ['north', 'شمالي', 'North'],
  ['east', 'شرقي', 'East'],
  ['west', 'غربي', 'West'],
]);

export const view = multi('view', ['الإطلالة', 'View'], [
  ['main_street', 'شارع رئيسي', 'Main street'],
  ['side_street', 'شارع فرعي', 'Side street'],
  ['garden', 'حديقة أو وجيبة', 'Garden'],
  ['square', 'ساحة', 'Square'],
  ['mountain', 'جبل', 'Mountain'],
  ['sea', 'بحر', 'Sea'],
  ['city', 'إطلالة على المدينة', 'Over the city'],
  ['open', 'إطلالة مفتوحة', 'Open'],
  ['inner', 'داخلية (منور)', 'Inner (light well)'],
]);

export const heating = multi('heating', ['التدفئة', 'Heating'], [
  ['central', 'شوفاج مركزي', 'Central (building)'],
  ['own_boiler', 'شوفاج مستقل', 'Own boiler'],
  ['underfloor', 'تدفئة أرضية', 'Underfloor'],
  ['air_conditioner', 'مكيفات', 'Air conditioners'],
  ['diesel_stove', 'صوبيا مازوت', 'Diesel stove'],
  ['wood_stove', 'صوبيا حطب', 'Wood stove'],
  ['gas', 'غاز', 'Gas'],
  ['none', 'بدون تدفئة', 'None'],
]);

export const electricity = multi('electricity', ['الكهرباء', 'Electricity'], [
  ['grid', 'شبكة الدولة', 'Public grid'],
  ['exempt_line', 'خط معفى من التقنين', 'Line exempt from rationing'],
  ['solar', 'طاقة شمسية', 'Solar'],
  ['amperes', 'أمبيرات', 'Ampere subscription'],
  ['generator', 'مولدة', 'Generator'],
  ['ups', 'بطارية ورافع جهد أو UPS', 'Battery or UPS'],
  ['three_phase', 'كهرباء صناعية (ثلاثي الطور)', 'Three-phase'],
  ['none', 'غير واصلة', 'Not connected'],
]);
export const gridHours = number('grid_hours', ['ساعات وصل الكهرباء', 'Grid hours a day'], { unit: ['ساعة باليوم', 'h/day'], min: 0, max: 24 });

export const water = multi('water', ['المياه', 'Water'], [
  ['network', 'شبكة الدولة', 'Public network'],
  ['daily', 'المياه يومية', 'Comes every day'],
  ['tank', 'خزانات', 'Tanks'],
  ['well', 'بئر', 'Well'],
  ['hot_solar', 'سخان شمسي', 'Solar water heater'],
  ['tanker', 'صهاريج', 'By tanker'],
  ['none', 'غير واصلة', 'Not connected'],
]);

export const homeExtras = multi('home_extras', ['إضافات', 'Extras'], [
  ['fitted_kitchen', 'مطبخ راكب', 'Fitted kitchen'],
  ['veranda', 'برندا', 'Veranda'],
  ['terrace', 'تراس', 'Terrace'],
  ['attic', 'سقيفة', 'Attic store'],
  ['cellar', 'قبو', 'Cellar'],
  ['fireplace', 'شيمينيه', 'Fireplace'],
  ['double_glazing', 'ألمنيوم دبل زجاج', 'Double glazing'],
  ['armoured_door', 'باب مصفّح', 'Armoured door'],
  ['intercom', 'إنترفون', 'Intercom'],
  ['cameras', 'كاميرات مراقبة', 'Cameras'],
  ['internet', 'بوابة إنترنت', 'Internet line'],
  ['landline', 'هاتف أرضي', 'Landline'],
  ['concierge', 'ناطور', 'Concierge'],
  ['maid_room', 'غرفة خدم', 'Maid’s room'],
  ['separate_entrance', 'مدخل مستقل', 'Separate entrance'],
  ['courtyard', 'أرض ديار', 'Courtyard'],
  ['fountain', 'بحرة', 'Fountain'],
  ['roof_rights', 'سطح مستقل', 'Own roof'],
]);

export const salons = number('salons', ['عدد الصالونات', 'Living rooms'], { min: 0, max: 10 });
export const flatsPerFloor = number('flats_per_floor', ['عدد الشقق بالطابق', 'Apartments per floor'], { min: 1, max: 40, filterable: false });
export const gardenArea = number('garden_area', ['مساحة الحديقة أو الوجيبة', 'Garden area'], { unit: ['م²', 'm²'], min: 1, max: 100_000 });
export const landArea = number('land_area', ['مساحة الأرض', 'Land area'], { unit: ['م²', 'm²'], min: 1, max: 10_000_000 });
export const unitsCount = number('units_count', ['عدد الوحدات', 'Units'], { min: 1, max: 5000 });
export const handoverYear = number('handover_year', ['سنة التسليم', 'Handover year'], { min: 2024, max: 2060 });
export const projectStage = select('project_stage', ['مرحلة المشروع', 'Project stage'], [
  ['on_plan', 'على المخطط', 'On plan'],
  ['excavation', 'أعمال الحفر', 'Excavation'],
  ['structure', 'قيد الإنشاء', 'Structure going up'],
  ['skeleton', 'انتهى الهيكل', 'Structure finished'],
  ['finishing', 'قيد الإكساء', 'Being finished'],
  ['ready', 'جاهز', 'Ready'],
]);
export const restored = yesNo('restored', ['مرمّم', 'Restored']);
