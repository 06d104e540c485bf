import { multi, number, select, text, yesNo } from '../define.ts';

export const cropKind = text('crop_kind', ['النوع أو الصنف', 'Variety'], { maxLength: 60 });
export const harvest = select('harvest', ['الموسم', 'Harvest'], [
  ['this_season', 'موسم هذه السنة', 'This season'],
  ['last_season', 'موسم السنة الماضية', 'Last season'],
  ['older', 'أقدم', 'Older'],
]);
export const grade = select('grade', ['النخب', 'Grade'], [
  ['extra', 'نخب أول', 'First'],
  ['second', 'نخب ثاني', 'Second'],
  ['mixed', 'مشكّل', 'Mixed'],
  ['industrial', 'للعصر والتصنيع', 'For processing'],
]);
export const farmingMethod = select('farming_method', ['طريقة الزراعة', 'Grown'], [
  ['irrigated', 'سقي', 'Irrigated'],
  ['rain_fed', 'بعل', 'Rain-fed'],
  ['greenhouse', 'بيوت بلاستيكية', 'In greenhouses'],
  ['organic', 'عضوي بدون مبيدات', 'Organic'],
]);
export const acidity = number('oil_acidity', ['حموضة الزيت', 'Oil acidity'], { unit: ['٪', '%'], min: 0, max: 10 });
export const packing = select('packing', ['التعبئة', 'Packing'], [
  ['tin', 'تنكة', 'Tin'],
  ['jar', 'مرطبان', 'Jar'],
  ['bag', 'كيس', 'Bag'],
  ['box', 'صندوق', 'Box'],
  ['loose', 'فرط', 'Loose'],
  ['export', 'تعبئة تصدير', 'For export'],
]);
export const availableKg = number('available_kg', ['الكمية المتوفرة', 'Available quantity'], { unit: ['كغ', 'kg'], min: 0.1, max: 100_000_000 });
export const seedlingAge = number('seedling_age', ['عمر الغراس', 'Age of seedlings'], { unit: ['سنة', 'years'], min: 0, max: 50 });
export const inputKind = select('farm_input', ['المادة', 'Product'], [
  ['chemical', 'سماد كيماوي', 'Chemical fertiliser'],
  ['organic', 'سماد عضوي', 'Organic fertiliser'],
  ['foliar', 'سماد ورقي', 'Foliar fertiliser'],
  ['insecticide', 'مبيد حشري', 'Insecticide'],
  ['fungicide', 'مبيد فطري', 'Fungicide'],
  ['herbicide', 'مبيد عشبي', 'Herbicide'],
  ['soil', 'تربة وتورب', 'Soil and peat'],
  ['other', 'غير ذلك', 'Other'],
]);
export const horsepower = number('horsepower', ['القوة', 'Power'], { unit: ['حصان', 'hp'], min: 1, max: 2000 });
export const machineUse = select('farm_machine', ['نوع الآلة', 'Machine'], [
  ['tractor', 'جرار', 'Tractor'],
  ['harvester', 'حصادة', 'Harvester'],
  ['thresher', 'دراسة', 'Thresher'],
  ['plough', 'سكة فلاحة', 'Plough'],
  ['tiller', 'عزاقة', 'Tiller'],
  ['seeder', 'بذارة', 'Seeder'],
  ['sprayer', 'مرش', 'Sprayer'],
  ['baler', 'مكبس', 'Baler'],
  ['trailer', 'تريلا', 'Trailer'],
  ['other', 'غير ذلك', 'Other'],
]);
export const wellDepth = number('well_depth', ['عمق البئر', 'Well depth'], { unit: ['م', 'm'], min: 1, max: 1500 });
export const pipeDiameter = number('pipe_mm', ['القطر', 'Diameter'], { unit: ['مم', 'mm'], min: 4, max: 2000 });

export const animalBreed = text('breed', ['السلالة', 'Breed'], { maxLength: 60 });
export const animalSex = select('animal_sex', ['الجنس', 'Sex'], [
  ['male', 'ذكر', 'Male'],
  ['female', 'أنثى', 'Female'],
  ['pair', 'جوز (ذكر وأنثى)', 'Pair'],
  ['mixed', 'ذكور وإناث', 'Mixed'],
]);
export const ageMonths = number('age_months', ['العمر بالأشهر', 'Age'], { unit: ['شهر', 'months'], min: 0, max: 600 });
export const headCount = number('head_count', ['عدد الرؤوس', 'Head count'], { unit: ['رأس', 'head'], min: 1, max: 1_000_000 });
export const liveWeight = number('live_weight', ['الوزن القائم', 'Live weight'], { unit: ['كغ', 'kg'], min: 0.1, max: 2000 });
export const vaccinated = yesNo('vaccinated', ['ملقّح', 'Vaccinated']);
export const pregnant = select('pregnant', ['الحمل', 'Pregnancy'], [
  ['no', 'غير عشار', 'Not pregnant'],
  ['yes', 'عشار', 'Pregnant'],
  ['with_young', 'معها مواليد', 'With young'],
]);
export const purpose = multi('raised_for', ['الغرض', 'For'], [
  ['meat', 'لحم', 'Meat'],
  ['milk', 'حليب', 'Milk'],
  ['breeding', 'تربية', 'Breeding'],
  ['fattening', 'تسمين', 'Fattening'],
  ['eggs', 'بيض', 'Eggs'],
  ['sacrifice', 'أضاحي وعقيقة', 'Sacrifice'],
  ['riding', 'ركوب وسباق', 'Riding and racing'],
  ['work', 'عمل', 'Work'],
  ['show', 'زينة', 'Show'],
]);
export const milkLitres = number('milk_litres', ['الحليب باليوم', 'Milk a day'], { unit: ['لتر', 'l'], min: 0, max: 100 });
export const birdKind = select('poultry_kind', ['النوع', 'Kind'], [
  ['broiler', 'فروج', 'Broiler'],
  ['layer', 'بيّاض', 'Layer'],
  ['local', 'بلدي', 'Local'],
  ['turkey', 'حبش', 'Turkey'],
  ['duck', 'بط', 'Duck'],
  ['goose', 'وز', 'Goose'],
  ['quail', 'فري', 'Quail'],
  ['ostrich', 'نعام', 'Ostrich'],
  ['other', 'غير ذلك', 'Other'],
]);
export const hiveFrames = number('hive_frames', ['عدد الإطارات', 'Frames'], { unit: ['إطار', 'frames'], min: 1, max: 40 });
export const pedigree = yesNo('pedigree', ['نسب موثّق', 'Registered pedigree']);
export const feedKind = select('feed_kind', ['نوع العلف', 'Feed'], [
  ['barley', 'شعير', 'Barley'],
  ['corn', 'ذرة', 'Corn'],
  ['soya', 'صويا', 'Soya'],
  ['bran', 'نخالة', 'Bran'],
  ['straw', 'تبن', 'Straw'],
  ['alfalfa', 'فصة', 'Alfalfa'],
  ['ready', 'علف جاهز', 'Ready mix'],
  ['other', 'غير ذلك', 'Other'],
]);
export const petAge = select('pet_age', ['عمر الحيوان', 'Age'], [
  ['baby', 'صغير (أقل من 3 أشهر)', 'Under 3 months'],
  ['young', '3–12 شهر', '3–12 months'],
  ['adult', 'بالغ', 'Adult'],
  ['old', 'كبير', 'Old'],
]);
export const tame = yesNo('tame', ['أليف ومدرّب', 'Tame or trained']);
export const petPassport = yesNo('pet_passport', ['دفتر صحي', 'Health booklet']);
export const petFor = multi('pet_for', ['لـ', 'For'], [
  ['cats', 'قطط', 'Cats'],
  ['dogs', 'كلاب', 'Dogs'],
  ['birds', 'طيور', 'Birds'],
  ['fish', 'أسماك', 'Fish'],
  ['small', 'حيوانات صغيرة', 'Small animals'],
  ['horses', 'خيول', 'Horses'],
]);
