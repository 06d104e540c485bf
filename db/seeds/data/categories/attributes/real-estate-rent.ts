import { multi, number, select, yesNo } from '../define.ts';

export const dayOneCash = number('day_one_cash', ['المطلوب دفعه أول يوم', 'Cash needed on day one'], {
  unit: ['دولار', 'USD'],
  min: 0,
  max: 1_000_000,
  description: [
    'كل ما يدفعه المستأجر عند توقيع العقد: السلف والتأمين والعمولة معاً.',
    'Everything the tenant pays when signing: advance, deposit and commission together.',
  ],
});
const months = { unit: ['شهر', 'months'], min: 0, max: 60 } as const;
export const advanceMonths = number('advance_months', ['الإيجار المدفوع سلفًا', 'Rent in advance'], months);
export const depositMonths = number('deposit_months', ['التأمين', 'Deposit'], { ...months, max: 24 });
export const commissionMonths = number('commission_months', ['عمولة المكتب', 'Agency commission'], { ...months, max: 6, filterable: false });

export const rentPayment = select('rent_payment', ['دفع الإيجار', 'Rent is paid'], [
  ['daily', 'يوميًا', 'Daily'],
  ['weekly', 'أسبوعيًا', 'Weekly'],
  ['monthly', 'كل شهر', 'Every month'],
  ['quarterly', 'كل 3 أشهر', 'Every 3 months'],
  ['half_yearly', 'كل 6 أشهر', 'Every 6 months'],
  ['yearly', 'سنة سلفًا', 'A year ahead'],
]);
export const minStayMonths = number('min_stay_months', ['أقل مدة للإيجار', 'Minimum stay'], { ...months, min: 1 });
export const minStayNights = number('min_stay_nights', ['أقل عدد ليالي', 'Minimum nights'], { unit: ['ليلة', 'nights'], min: 1, max: 365 });

export const tenantsAllowed = multi('tenants_allowed', ['السكن مناسب لـ', 'Tenants welcome'], [
  ['families', 'عائلات', 'Families'],
  ['couples', 'عرسان', 'Couples'],
  ['employees', 'موظفون', 'Employees'],
  ['students', 'طلاب', 'Students (men)'],
  ['female_students', 'طالبات', 'Students (women)'],
  ['single_men', 'شباب', 'Single men'],
  ['single_women', 'بنات', 'Single women'],
  ['organisations', 'شركات ومنظمات', 'Companies and organisations'],
  ['foreigners', 'أجانب', 'Foreigners'],
]);

export const billsIncluded = multi('bills_included', ['الإيجار يشمل', 'Rent includes'], [
  ['water', 'الماء', 'Water'],
  ['electricity', 'الكهرباء', 'Electricity'],
  ['amperes', 'الأمبيرات', 'Ampere subscription'],
  ['internet', 'الإنترنت', 'Internet'],
  ['building_fees', 'خدمات البناء', 'Building fees'],
]);

export const leaseRegistered = yesNo('lease_registered', ['عقد إيجار مسجّل', 'Registered lease'], {
  description: ['عقد موثّق لدى البلدية أو المحافظة.', 'A lease registered with the municipality or governorate.'],
});

export const roomKind = select('room_kind', ['نوع الغرفة', 'Room'], [
  ['private', 'غرفة خاصة', 'Private room'],
  ['private_bath', 'غرفة خاصة مع حمام', 'Private room with bath'],
  ['shared', 'غرفة مشتركة', 'Shared room'],
  ['bed', 'سرير', 'A bed'],
]);
export const housemates = select('housemates', ['السكن لـ', 'Housemates'], [
  ['men', 'شباب', 'Men'],
  ['women', 'بنات', 'Women'],
  ['family', 'مع عائلة', 'With a family'],
]);

export const maxGuests = number('max_guests', ['يتسع لـ', 'Sleeps'], { unit: ['شخص', 'people'], min: 1, max: 500 });
export const poolKind = multi('pool_kind', ['المسبح', 'Pool'], [
  ['open', 'مكشوف', 'Open air'],
  ['covered', 'مغطى', 'Covered'],
  ['heated', 'مدفّأ', 'Heated'],
  ['private', 'غير مكشوف على الجوار', 'Not overlooked'],
  ['kids', 'مسبح أطفال', 'Children’s pool'],
  ['filter', 'فلترة', 'Filtered'],
]);
export const eventsAllowed = yesNo('events_allowed', ['مناسب للحفلات والمناسبات', 'Parties allowed']);
