import { multi, number, select, text, yesNo } from '../define.ts';

/** Shops change hands in two ways here: the freehold, or the tenancy right bought from the sitting tenant. */
export const shopTenure = select('shop_tenure', ['صفة المحل', 'Tenure'], [
  ['freehold', 'ملك', 'Freehold'],
  ['key_money', 'فروغ', 'Key money (faroug)'],
  ['freehold_occupied', 'ملك مشغول بفروغ', 'Freehold with a sitting tenant'],
  ['lease', 'استثمار أو إيجار', 'Lease'],
]);
export const facadeMetres = number('facade_metres', ['عرض الواجهة', 'Facade'], { unit: ['م', 'm'], min: 0.5, max: 200 });
export const facadeCount = number('facade_count', ['عدد الواجهات', 'Facades'], { min: 1, max: 4 });
export const streetKind = select('street_kind', ['الموقع', 'Position'], [
  ['main_street', 'شارع رئيسي', 'Main street'],
  ['side_street', 'شارع فرعي', 'Side street'],
  ['market', 'سوق', 'Market'],
  ['mall', 'مول أو مجمّع', 'Mall'],
  ['arcade', 'ممر أو بناء', 'Arcade'],
  ['industrial_zone', 'مدينة أو منطقة صناعية', 'Industrial zone'],
  ['neighbourhood', 'داخل حارة', 'Inside a neighbourhood'],
]);
export const mezzanine = yesNo('mezzanine', ['متخّت (سدة)', 'Mezzanine']);
export const basement = yesNo('basement', ['فيه قبو', 'Basement']);
export const ceilingHeight = number('ceiling_height', ['ارتفاع السقف', 'Ceiling height'], { unit: ['م', 'm'], min: 2, max: 40 });
export const currentUse = text('current_use', ['الاستخدام الحالي', 'Current use'], { maxLength: 80 });
export const equipped = yesNo('equipped', ['مجهّز بالكامل', 'Fully equipped']);
export const businessLicence = yesNo('business_licence', ['مرخّص', 'Licensed business']);
export const truckAccess = yesNo('truck_access', ['يدخله شاحنات', 'Truck access']);
export const threePhase = yesNo('three_phase', ['كهرباء ثلاثي الطور', 'Three-phase power']);
export const coldTemperature = select('cold_temperature', ['درجة التبريد', 'Temperature'], [
  ['chilled', 'تبريد', 'Chilled'],
  ['frozen', 'تجميد', 'Frozen'],
  ['both', 'تبريد وتجميد', 'Both'],
]);
export const officeSetup = multi('office_setup', ['تجهيزات المكتب', 'Office set-up'], [
  ['reception', 'استقبال', 'Reception'],
  ['meeting_room', 'غرفة اجتماعات', 'Meeting room'],
  ['kitchenette', 'أوفيس', 'Kitchenette'],
  ['partitions', 'مقسّم', 'Partitioned'],
  ['furniture', 'مفروش', 'Furniture'],
  ['internet', 'إنترنت', 'Internet'],
]);
export const seatCount = number('seat_count', ['عدد الكراسي', 'Seats'], { unit: ['كرسي', 'seats'], min: 1, max: 5000 });
export const hotelRooms = number('hotel_rooms', ['عدد غرف الفندق', 'Hotel rooms'], { unit: ['غرفة', 'rooms'], min: 1, max: 2000 });
export const stars = number('stars', ['عدد النجوم', 'Stars'], { unit: ['نجوم', 'stars'], min: 1, max: 5 });
export const yearlyIncome = number('yearly_income', ['الدخل السنوي', 'Yearly income'], { unit: ['دولار', 'USD'], min: 0, max: 100_000_000 });
