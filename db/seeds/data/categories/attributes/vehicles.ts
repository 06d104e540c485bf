import { multi, number, select, text } from '../define.ts';

export const carMake = select('car_make', ['ماركة السيارة', 'Make'], [
  ['kia', 'كيا', 'Kia'],
  ['hyundai', 'هيونداي', 'Hyundai'],
  ['toyota', 'تويوتا', 'Toyota'],
  ['nissan', 'نيسان', 'Nissan'],
  ['honda', 'هوندا', 'Honda'],
  ['mazda', 'مازدا', 'Mazda'],
  ['mitsubishi', 'ميتسوبيشي', 'Mitsubishi'],
  ['suzuki', 'سوزوكي', 'Suzuki'],
  ['subaru', 'سوبارو', 'Subaru'],
  ['isuzu', 'إيسوزو', 'Isuzu'],
  ['lexus', 'لكزس', 'Lexus'],
  ['infiniti', 'إنفينيتي', 'Infiniti'],
  ['daewoo', 'دايو', 'Daewoo'],
  ['ssangyong', 'سانغ يونغ', 'SsangYong'],
  ['genesis', 'جينيسيس', 'Genesis'],
  ['mercedes', 'مرسيدس', 'Mercedes-Benz'],
  ['bmw', 'بي إم دبليو', 'BMW'],
  ['audi', 'أودي', 'Audi'],
  ['volkswagen', 'فولكس فاغن', 'Volkswagen'],
  ['opel', 'أوبل', 'Opel'],
  ['porsche', 'بورش', 'Porsche'],
  ['skoda', 'سكودا', 'Škoda'],
  ['seat', 'سيات', 'SEAT'],
  ['renault', 'رينو', 'Renault'],
  ['peugeot', 'بيجو', 'Peugeot'],
  ['citroen', 'سيتروين', 'Citroën'],
  ['fiat', 'فيات', 'Fiat'],
  ['volvo', 'فولفو', 'Volvo'],
  ['land_rover', 'لاند روفر', 'Land Rover'],
  ['lada', 'لادا', 'Lada'],
  ['chevrolet', 'شفروليه', 'Chevrolet'],
  ['ford', 'فورد', 'Ford'],
  ['gmc', 'جي إم سي', 'GMC'],
  ['cadillac', 'كاديلاك', 'Cadillac'],
  ['dodge', 'دودج', 'Dodge'],
  ['jeep', 'جيب', 'Jeep'],
  ['tesla', 'تسلا', 'Tesla'],
  ['chery', 'شيري', 'Chery'],
  ['geely', 'جيلي', 'Geely'],
  ['byd', 'بي واي دي', 'BYD'],
  ['changan', 'شانجان', 'Changan'],
  ['mg', 'إم جي', 'MG'],
  ['jac', 'جاك', 'JAC'],
  ['jetour', 'جيتور', 'Jetour'],
  ['gwm', 'غريت وول وهافال', 'Great Wall and Haval'],
  ['dfm', 'دونغ فينغ', 'Dongfeng'],
  ['foton', 'فوتون', 'Foton'],
  ['saipa', 'سابا (سايبا)', 'Saipa'],
  ['iran_khodro', 'إيران خودرو', 'Iran Khodro'],
  ['sham', 'شام', 'Sham'],
  ['other', 'غير ذلك', 'Other'],
]);
export const carModel = text('car_model', ['الموديل', 'Model'], { maxLength: 60, description: ['مثل: سيراتو، أفانتي، لانسر', 'For example Cerato, Avante, Lancer'] });
export const year = number('year', ['سنة الصنع', 'Year'], { min: 1930, max: 2040 });
export const mileage = number('mileage', ['العداد', 'Mileage'], { unit: ['كم', 'km'], min: 0, max: 2_000_000 });
export const fuel = select('fuel', ['الوقود', 'Fuel'], [
  ['petrol', 'بنزين', 'Petrol'],
  ['diesel', 'مازوت', 'Diesel'],
  ['hybrid', 'هايبرد', 'Hybrid'],
  ['plug_in_hybrid', 'هايبرد بالشحن', 'Plug-in hybrid'],
  ['electric', 'كهرباء', 'Electric'],
  ['gas', 'غاز', 'Gas'],
]);
export const gearbox = select('gearbox', ['الجير', 'Gearbox'], [
  ['automatic', 'أوتوماتيك', 'Automatic'],
  ['manual', 'غيار عادي', 'Manual'],
  ['semi_automatic', 'تبترونيك', 'Semi-automatic'],
]);
export const bodyType = select('body_type', ['شكل السيارة', 'Body'], [
  ['sedan', 'سيدان', 'Saloon'],
  ['hatchback', 'هاتشباك', 'Hatchback'],
  ['suv', 'جيب', 'SUV'],
  ['crossover', 'كروس أوفر', 'Crossover'],
  ['pickup', 'بيك أب', 'Pick-up'],
  ['van', 'فان', 'Van'],
  ['station', 'ستيشن', 'Estate'],
  ['coupe', 'كوبيه', 'Coupé'],
  ['cabriolet', 'كشف', 'Convertible'],
]);
/** Papers decide a car's price here as much as its age. */
export const plateStatus = select('plate_status', ['وضع السيارة القانوني', 'Import and plate status'], [
  ['registered', 'نمرة سورية نظامية', 'Registered, Syrian plates'],
  ['customs_paid', 'مجمركة بدون تسجيل', 'Customs paid, not registered'],
  ['customs_unpaid', 'غير مجمركة', 'Customs not paid'],
  ['temporary_entry', 'إدخال مؤقت', 'Temporary entry'],
  ['free_zone', 'منطقة حرة', 'Free zone'],
  ['awaiting_plates', 'قيد التسوية أو بانتظار النمرة', 'Plates being settled'],
  ['scrapped', 'مرقّنة القيد', 'Struck off'],
]);
export const plateProvince = select('plate_province', ['نمرة', 'Plates from'], [
  ['damascus', 'دمشق', 'Damascus'],
  ['rif-dimashq', 'ريف دمشق', 'Rural Damascus'],
  ['aleppo', 'حلب', 'Aleppo'],
  ['homs', 'حمص', 'Homs'],
  ['hama', 'حماة', 'Hama'],
  ['latakia', 'اللاذقية', 'Latakia'],
  ['tartus', 'طرطوس', 'Tartus'],
  ['idlib', 'إدلب', 'Idlib'],
  ['daraa', 'درعا', 'Daraa'],
  ['as-suwayda', 'السويداء', 'As-Suwayda'],
  ['quneitra', 'القنيطرة', 'Quneitra'],
  ['deir-ez-zor', 'دير الزور', 'Deir ez-Zor'],
  ['raqqa', 'الرقة', 'Raqqa'],
  ['al-hasakah', 'الحسكة', 'Al-Hasakah'],
]);
export const engineCc = number('engine_cc', ['سعة المحرك', 'Engine size'], { unit: ['سي سي', 'cc'], min: 25, max: 20_000 });
export const bodyPaint = select('body_paint', ['الهيكل والدهان', 'Body and paint'], [
  ['no_marks', 'خالية العلام', 'Original, no marks'],
  ['touch_up', 'رشة تجميل', 'Cosmetic touch-up'],
  ['partly_painted', 'قطع مدهونة', 'Some panels painted'],
  ['fully_painted', 'دهان كامل', 'Fully repainted'],
  ['repaired', 'مصدومة ومصلّحة', 'Crashed and repaired'],
  ['damaged', 'مصدومة', 'Crashed'],
]);
export const drive = select('drive', ['الدفع', 'Drive'], [
  ['front', 'أمامي', 'Front'],
  ['rear', 'خلفي', 'Rear'],
  ['four', 'دفع رباعي', 'Four-wheel'],
]);
export const specsFrom = select('specs_from', ['مواصفات', 'Specification'], [
  ['korean', 'كورية', 'Korean'],
  ['gulf', 'خليجية', 'Gulf'],
  ['european', 'أوروبية', 'European'],
  ['american', 'أمريكية', 'American'],
  ['chinese', 'صينية', 'Chinese'],
  ['local', 'وكالة سورية', 'Syrian agency'],
]);
export const seats = number('seats', ['عدد الركاب', 'Seats'], { unit: ['راكب', 'seats'], min: 1, max: 80 });
export const ownersCount = number('owners_count', ['عدد المالكين السابقين', 'Earlier owners'], { min: 0, max: 20, filterable: false });
export const carFeatures = multi('car_features', ['كماليات', 'Equipment'], [
  ['sunroof', 'فتحة سقف', 'Sunroof'],
  ['panorama', 'بانوراما', 'Panoramic roof'],
  ['leather', 'فرش جلد', 'Leather seats'],
  ['screen', 'شاشة', 'Screen'],
  ['rear_camera', 'كاميرا خلفية', 'Rear camera'],
  ['parking_sensors', 'حساسات', 'Parking sensors'],
  ['cruise', 'مثبت سرعة', 'Cruise control'],
  ['keyless', 'بصمة', 'Keyless start'],
  ['heated_seats', 'تدفئة مقاعد', 'Heated seats'],
  ['alloy_wheels', 'جنط ألمنيوم', 'Alloy wheels'],
  ['airbags', 'إيرباغ', 'Airbags'],
  ['abs', 'ABS', 'ABS'],
  ['air_conditioning', 'مكيفة', 'Air conditioning'],
  ['electric_windows', 'بلور كهرباء', 'Electric windows'],
]);
export const withDriver = select('with_driver', ['السائق', 'Driver'], [
  ['without', 'بدون سائق', 'Without driver'],
  ['with', 'مع سائق', 'With driver'],
  ['either', 'حسب الطلب', 'Either'],
]);
export const batteryRange = number('battery_range', ['المسافة بالشحنة', 'Range'], { unit: ['كم', 'km'], min: 5, max: 1500 });
export const wheelSize = number('wheel_size', ['قياس الجنط', 'Wheel size'], { unit: ['إنش', 'inch'], min: 4, max: 30 });
export const payloadTonnes = number('payload_tonnes', ['الحمولة', 'Payload'], { unit: ['طن', 't'], min: 0.1, max: 200 });
export const workingHours = number('working_hours', ['ساعات العمل', 'Working hours'], { unit: ['ساعة', 'h'], min: 0, max: 200_000 });
export const machineKind = select('machine_kind', ['نوع الآلية', 'Machine'], [
  ['excavator', 'باكر (حفارة)', 'Excavator'],
  ['loader', 'تركس', 'Loader'],
  ['bulldozer', 'بلدوزر', 'Bulldozer'],
  ['bobcat', 'بوبكات', 'Skid steer'],
  ['crane', 'رافعة', 'Crane'],
  ['forklift', 'رافعة شوكية', 'Forklift'],
  ['grader', 'غريدر', 'Grader'],
  ['roller', 'مدحلة', 'Roller'],
  ['concrete_mixer', 'جبالة بيتون', 'Concrete mixer'],
  ['concrete_pump', 'مضخة بيتون', 'Concrete pump'],
  ['compressor', 'كمبريسة', 'Compressor'],
  ['other', 'غير ذلك', 'Other'],
]);
export const motorcycleKind = select('motorcycle_kind', ['نوع الدراجة', 'Kind'], [
  ['street', 'عادية', 'Street'],
  ['sport', 'سبور', 'Sport'],
  ['cruiser', 'تشوبر', 'Cruiser'],
  ['off_road', 'جبلية', 'Off-road'],
  ['delivery', 'عملية للتوصيل', 'Delivery'],
]);
export const partGroup = select('part_group', ['القسم', 'Part of'], [
  ['engine', 'محرك', 'Engine'],
  ['gearbox', 'جير', 'Gearbox'],
  ['body', 'هيكل وكومة', 'Body'],
  ['electric', 'كهرباء السيارة', 'Electrics'],
  ['suspension', 'دوزان وتعليق', 'Suspension'],
  ['brakes', 'فرامات', 'Brakes'],
  ['cooling', 'تبريد وتكييف', 'Cooling and A/C'],
  ['lights', 'أضوية', 'Lights'],
  ['interior', 'فرش داخلي', 'Interior'],
  ['other', 'غير ذلك', 'Other'],
]);
export const partSource = select('part_source', ['مصدر القطعة', 'Part'], [
  ['agency', 'وكالة', 'Original'],
  ['aftermarket', 'تجاري', 'Aftermarket'],
  ['second_hand', 'كسر', 'From a breaker'],
]);
export const fitsCars = text('fits_cars', ['تناسب سيارات', 'Fits'], { maxLength: 120 });
