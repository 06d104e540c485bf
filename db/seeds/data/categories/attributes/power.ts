import { multi, number, select, text } from '../define.ts';

export const powerBrand = text('power_brand', ['ماركة الجهاز', 'Brand'], { maxLength: 60 });
export const generatorKva = number('generator_kva', ['استطاعة المولدة', 'Generator power'], { unit: ['ك.ف.أ', 'kVA'], min: 0.3, max: 5000 });
export const phases = select('phases', ['عدد الأطوار', 'Phases'], [
  ['single', 'أحادي', 'Single-phase'],
  ['three', 'ثلاثي', 'Three-phase'],
]);
export const startKind = select('start_kind', ['التشغيل', 'Start'], [
  ['manual', 'شد حبل', 'Recoil'],
  ['key', 'مارش', 'Electric'],
  ['automatic', 'أوتوماتيك مع انقطاع الكهرباء', 'Automatic on power cut'],
]);
export const silent = select('noise', ['الصوت', 'Noise'], [
  ['silent', 'كاتم صوت', 'Silenced'],
  ['open', 'مفتوحة', 'Open'],
]);
export const panelWatts = number('panel_watts', ['استطاعة اللوح', 'Panel power'], { unit: ['واط', 'W'], min: 5, max: 1000 });
export const panelKind = select('panel_kind', ['نوع اللوح', 'Panel'], [
  ['mono', 'مونو', 'Monocrystalline'],
  ['poly', 'بولي', 'Polycrystalline'],
  ['bifacial', 'وجهين', 'Bifacial'],
  ['flexible', 'مرن', 'Flexible'],
]);
export const inverterKw = number('inverter_kw', ['استطاعة الإنفرتر', 'Inverter power'], { unit: ['كيلوواط', 'kW'], min: 0.1, max: 500 });
export const inverterKind = select('inverter_kind', ['نوع الإنفرتر', 'Inverter'], [
  ['off_grid', 'أوف غريد', 'Off-grid'],
  ['hybrid', 'هايبرد', 'Hybrid'],
  ['on_grid', 'أون غريد', 'On-grid'],
  ['ups', 'رافع جهد', 'UPS inverter'],
]);
export const systemVolts = select('system_volts', ['الجهد', 'Voltage'], [
  ['12', '12 فولت', '12 V'],
  ['24', '24 فولت', '24 V'],
  ['48', '48 فولت', '48 V'],
  ['220', '220 فولت', '220 V'],
  ['380', '380 فولت', '380 V'],
]);
export const batteryAh = number('battery_ah', ['سعة البطارية', 'Battery capacity'], { unit: ['أمبير ساعي', 'Ah'], min: 1, max: 5000 });
export const batteryKind = select('battery_kind', ['نوع البطارية', 'Battery'], [
  ['lithium', 'ليثيوم', 'Lithium'],
  ['tubular', 'أنبوبية', 'Tubular'],
  ['gel', 'جل', 'Gel'],
  ['lead_acid', 'أسيد سائلة', 'Lead-acid'],
  ['agm', 'جافة', 'AGM'],
]);
export const solarKw = number('solar_kw', ['استطاعة المنظومة', 'System size'], { unit: ['كيلوواط', 'kW'], min: 0.1, max: 5000 });
export const includesInstall = select('installation', ['التركيب', 'Installation'], [
  ['included', 'مع التركيب', 'Included'],
  ['extra', 'التركيب بأجر', 'At extra cost'],
  ['none', 'بدون تركيب', 'Not included'],
]);
export const amperes = number('amperes', ['عدد الأمبيرات', 'Amperes'], { unit: ['أمبير', 'A'], min: 0.5, max: 1000 });
export const supplyHours = number('supply_hours', ['ساعات التشغيل باليوم', 'Hours a day'], { unit: ['ساعة', 'h'], min: 1, max: 24 });
export const billing = select('power_billing', ['المحاسبة', 'Billing'], [
  ['meter', 'عداد (كيلوواط)', 'By meter (kWh)'],
  ['weekly', 'اشتراك أسبوعي', 'Weekly fee'],
  ['monthly', 'اشتراك شهري', 'Monthly fee'],
]);
export const pumpHorsepower = number('pump_hp', ['قوة المضخة', 'Pump power'], { unit: ['حصان', 'hp'], min: 0.1, max: 500 });
export const partFor = multi('power_part_for', ['لـ', 'For'], [
  ['generators', 'مولدات', 'Generators'],
  ['solar', 'طاقة شمسية', 'Solar'],
  ['batteries', 'بطاريات', 'Batteries'],
  ['home', 'تمديدات منزلية', 'House wiring'],
]);
