import { multi, number, select, yesNo } from '../define.ts';

export const pricePer = select('price_per', ['الأجر على', 'Charged per'], [
  ['job', 'العمل كامل', 'Job'],
  ['visit', 'الزيارة', 'Visit'],
  ['hour', 'الساعة', 'Hour'],
  ['day', 'اليوم', 'Day'],
  ['month', 'الشهر', 'Month'],
  ['session', 'الجلسة', 'Session'],
  ['person', 'الشخص', 'Person'],
  ['metre', 'المتر', 'Meter'],
  ['trip', 'النقلة', 'Trip'],
  ['agreed', 'حسب الاتفاق', 'As agreed'],
]);
export const experienceYears = number('experience_years', ['سنوات الخبرة', 'Years of experience'], { unit: ['سنة', 'years'], min: 0, max: 60 });
export const providerKind = select('provider_kind', ['مقدّم الخدمة', 'Provider'], [
  ['individual', 'شخص', 'Individual'],
  ['workshop', 'ورشة', 'Workshop'],
  ['company', 'شركة', 'Company'],
  ['office', 'مكتب', 'Office'],
]);
export const serviceMode = multi('service_mode', ['مكان الخدمة', 'Where'], [
  ['at_client', 'عند الزبون', 'At your place'],
  ['at_provider', 'عند مقدّم الخدمة', 'At the provider'],
  ['online', 'أونلاين', 'Online'],
]);
export const coverage = select('coverage', ['نطاق العمل', 'Covers'], [
  ['neighborhood', 'الحي والجوار', 'The neighbourhood'],
  ['city', 'كل المدينة', 'The whole city'],
  ['province', 'المحافظة', 'The governorate'],
  ['country', 'كل سوريا', 'All Syria'],
  ['abroad', 'خارج سوريا أيضاً', 'Abroad too'],
]);
export const emergency = yesNo('emergency', ['طوارئ 24 ساعة', '24-hour call-out']);
export const workGuarantee = yesNo('work_guarantee', ['كفالة على العمل', 'Work guaranteed']);
export const serviceDays = multi('service_days', ['أيام العمل', 'Working days'], [
  ['saturday', 'السبت', 'Saturday'],
  ['sunday', 'الأحد', 'Sunday'],
  ['monday', 'الإثنين', 'Monday'],
  ['tuesday', 'الثلاثاء', 'Tuesday'],
  ['wednesday', 'الأربعاء', 'Wednesday'],
  ['thursday', 'الخميس', 'Thursday'],
  ['friday', 'الجمعة', 'Friday'],
], { filterable: false });
export const languages = multi('languages', ['اللغات', 'Languages'], [
  ['arabic', 'عربي', 'Arabic'],
  ['english', 'إنكليزي', 'English'],
  ['french', 'فرنسي', 'French'],
  ['german', 'ألماني', 'German'],
  ['turkish', 'تركي', 'Turkish'],
  ['russian', 'روسي', 'Russian'],
  ['kurdish', 'كردي', 'Kurdish'],
  ['armenian', 'أرمني', 'Armenian'],
  ['spanish', 'إسباني', 'Spanish'],
  ['persian', 'فارسي', 'Persian'],
  ['chinese', 'صيني', 'Chinese'],
]);
export const stage = multi('school_stage', ['المرحلة', 'Stage'], [
  ['preschool', 'روضة', 'Preschool'],
  ['primary', 'ابتدائي', 'Primary'],
  ['middle', 'إعدادي', 'Middle school'],
  ['ninth', 'تاسع', 'Ninth grade'],
  ['secondary', 'ثانوي', 'Secondary'],
  ['baccalaureate', 'بكالوريا', 'Baccalaureate'],
  ['university', 'جامعة', 'University'],
  ['adults', 'كبار', 'Adults'],
]);
export const subject = multi('subject', ['المادة', 'Subject'], [
  ['maths', 'رياضيات', 'Maths'],
  ['physics', 'فيزياء', 'Physics'],
  ['chemistry', 'كيمياء', 'Chemistry'],
  ['biology', 'علوم', 'Biology'],
  ['arabic', 'لغة عربية', 'Arabic'],
  ['english', 'إنكليزي', 'English'],
  ['french', 'فرنسي', 'French'],
  ['german', 'ألماني', 'German'],
  ['turkish', 'تركي', 'Turkish'],
  ['history_geography', 'تاريخ وجغرافيا', 'History and geography'],
  ['computing', 'معلوماتية وبرمجة', 'Computing'],
  ['quran', 'قرآن وتجويد', 'Quran'],
  ['music', 'موسيقا', 'Music'],
  ['art', 'رسم', 'Art'],
  ['all', 'كل المواد', 'All subjects'],
]);
export const vehicleUsed = select('vehicle_used', ['وسيلة النقل', 'Vehicle'], [
  ['motorcycle', 'دراجة نارية', 'Motorcycle'],
  ['car', 'سيارة', 'Car'],
  ['van', 'فان', 'Van'],
  ['suzuki', 'سوزوكي', 'Small pick-up (Suzuki)'],
  ['pickup', 'بيك أب', 'Pick-up'],
  ['truck', 'شاحنة', 'Lorry'],
  ['bus', 'باص', 'Bus'],
]);
export const withWorkers = yesNo('with_workers', ['مع عمال', 'With workers']);
export const materialsIncluded = select('materials_included', ['المواد', 'Materials'], [
  ['included', 'مع المواد', 'Included'],
  ['labour_only', 'أجور يد فقط', 'Labour only'],
  ['either', 'حسب الطلب', 'Either'],
]);
export const trip = select('trip_kind', ['نوع الرحلة', 'Trip'], [
  ['umrah', 'عمرة', 'Umrah'],
  ['hajj', 'حج', 'Hajj'],
  ['domestic', 'رحلة داخلية', 'Inside Syria'],
  ['abroad', 'رحلة خارجية', 'Abroad'],
  ['flight', 'تذاكر طيران', 'Flight tickets'],
  ['visa', 'فيزا وتأشيرات', 'Visas'],
  ['airport', 'توصيل مطار', 'Airport transfer'],
]);
