import { multi, number, select, yesNo } from '../define.ts';

export const guestCapacity = number('guest_capacity', ['عدد المدعوين', 'Guests'], { unit: ['شخص', 'people'], min: 1, max: 10_000 });
export const venueKind = multi('venue_setting', ['المكان', 'Setting'], [
  ['indoor', 'صالة مغلقة', 'Indoors'],
  ['outdoor', 'صيفي مكشوف', 'Outdoors'],
  ['garden', 'حديقة', 'Garden'],
  ['pool', 'على المسبح', 'By the pool'],
  ['rooftop', 'روف', 'Rooftop'],
]);
export const occasion = multi('occasion', ['المناسبة', 'Occasion'], [
  ['wedding', 'عرس', 'Wedding'],
  ['engagement', 'خطوبة', 'Engagement'],
  ['henna', 'حنة', 'Henna night'],
  ['birthday', 'عيد ميلاد', 'Birthday'],
  ['birth', 'مولود', 'New baby'],
  ['graduation', 'تخرج', 'Graduation'],
  ['conference', 'مؤتمر أو ندوة', 'Conference'],
  ['ramadan', 'رمضان وأعياد', 'Ramadan and feasts'],
  ['pilgrimage', 'عودة حجاج', 'Pilgrims’ return'],
  ['condolence', 'عزاء', 'Condolence'],
  ['all', 'كل المناسبات', 'Any'],
]);
export const venueIncludes = multi('venue_includes', ['يشمل', 'Includes'], [
  ['hospitality', 'ضيافة', 'Refreshments'],
  ['dinner', 'عشاء', 'Dinner'],
  ['dj', 'دي جي', 'DJ'],
  ['decor', 'كوشة وزينة', 'Decor'],
  ['lighting', 'إضاءة وشاشات', 'Lighting and screens'],
  ['photography', 'تصوير', 'Photography'],
  ['parking', 'موقف سيارات', 'Parking'],
  ['bridal_room', 'غرفة عروس', 'Bridal room'],
]);
export const separateHalls = yesNo('separate_halls', ['صالة منفصلة للرجال والنساء', 'Separate halls for men and women']);
export const crew = select('crew', ['الفريق', 'Team'], [
  ['women', 'كادر نسائي', 'Women'],
  ['men', 'كادر رجالي', 'Men'],
  ['mixed', 'مختلط', 'Mixed'],
]);
export const dressState = select('dress_state', ['حالة الفستان', 'Worn'], [
  ['first_wear', 'لبسة أولى', 'First wear'],
  ['worn', 'ملبوس', 'Worn before'],
  ['made_to_order', 'تفصيل', 'Made to order'],
]);
export const servesPeople = number('serves_people', ['يكفي', 'Serves'], { unit: ['شخص', 'people'], min: 1, max: 10_000 });
export const noticeDays = number('notice_days', ['الحجز قبل', 'Book ahead'], { unit: ['يوم', 'days'], min: 0, max: 365, filterable: false });
