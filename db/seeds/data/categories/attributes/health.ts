import { multi, number, select, yesNo } from '../define.ts';

export const deviceKind = select('medical_device', ['الجهاز', 'Device'], [
  ['blood_pressure', 'قياس ضغط', 'Blood pressure monitor'],
  ['glucose', 'قياس سكر', 'Glucose meter'],
  ['oximeter', 'قياس أكسجة', 'Oximeter'],
  ['nebuliser', 'رذاذ', 'Nebuliser'],
  ['oxygen', 'أوكسجين', 'Oxygen'],
  ['cpap', 'جهاز تنفس', 'CPAP or ventilator'],
  ['suction', 'مفرزات', 'Suction'],
  ['thermometer', 'ميزان حرارة', 'Thermometer'],
  ['physiotherapy', 'علاج فيزيائي', 'Physiotherapy'],
  ['massage', 'مساج', 'Massage'],
  ['other', 'غير ذلك', 'Other'],
]);
export const mobilityAid = select('mobility_aid', ['الوسيلة', 'Aid'], [
  ['wheelchair', 'كرسي متحرك', 'Wheelchair'],
  ['electric_wheelchair', 'كرسي كهربائي', 'Electric wheelchair'],
  ['bed', 'سرير طبي', 'Medical bed'],
  ['mattress', 'فرشة هواء', 'Air mattress'],
  ['walker', 'ووكر', 'Walker'],
  ['crutches', 'عكازات', 'Crutches'],
  ['prosthesis', 'طرف صناعي', 'Prosthesis'],
  ['brace', 'مشد أو جبيرة', 'Brace'],
]);
export const specialty = select('specialty', ['الاختصاص', 'Specialty'], [
  ['general', 'طب عام', 'General'],
  ['internal', 'داخلية', 'Internal medicine'],
  ['cardiology', 'قلبية', 'Cardiology'],
  ['paediatrics', 'أطفال', 'Paediatrics'],
  ['gynaecology', 'نسائية', 'Gynaecology'],
  ['dentistry', 'أسنان', 'Dentistry'],
  ['orthodontics', 'تقويم أسنان', 'Orthodontics'],
  ['dermatology', 'جلدية', 'Dermatology'],
  ['orthopaedics', 'عظمية', 'Orthopaedics'],
  ['ophthalmology', 'عينية', 'Ophthalmology'],
  ['ent', 'أذن وأنف وحنجرة', 'Ear, nose and throat'],
  ['neurology', 'عصبية', 'Neurology'],
  ['psychology', 'نفسية', 'Psychology'],
  ['surgery', 'جراحة', 'Surgery'],
  ['urology', 'بولية', 'Urology'],
  ['nutrition', 'تغذية', 'Nutrition'],
  ['other', 'غير ذلك', 'Other'],
]);
export const femaleStaff = yesNo('female_staff', ['كادر نسائي', 'Female staff']);
export const insuranceAccepted = yesNo('insurance_accepted', ['يقبل تأمين صحي', 'Insurance accepted']);
export const lensKind = multi('lens_kind', ['العدسات', 'Lenses'], [
  ['medical', 'طبية', 'Prescription'],
  ['contact', 'لاصقة', 'Contact'],
  ['coloured', 'ملونة', 'Colored'],
  ['blue_light', 'حماية شاشة', 'Blue-light'],
  ['photochromic', 'تتلون بالشمس', 'Photochromic'],
]);
export const supplementKind = select('supplement_kind', ['النوع', 'Kind'], [
  ['vitamins', 'فيتامينات', 'Vitamins'],
  ['protein', 'بروتين رياضي', 'Protein'],
  ['slimming', 'تنحيف', 'Slimming'],
  ['weight_gain', 'زيادة وزن', 'Weight gain'],
  ['herbs', 'أعشاب', 'Herbs'],
  ['oils', 'زيوت طبيعية', 'Natural oils'],
  ['honey_mix', 'خلطات عسل', 'Honey mixes'],
]);
export const hearingSide = select('hearing_side', ['الأذن', 'Ear'], [
  ['right', 'يمنى', 'Right'],
  ['left', 'يسرى', 'Left'],
  ['both', 'الأذنين', 'Both'],
]);
export const shiftHours = number('shift_hours', ['ساعات الدوام', 'Hours a day'], { unit: ['ساعة', 'h'], min: 1, max: 24 });
