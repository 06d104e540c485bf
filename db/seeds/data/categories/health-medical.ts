import { LETTING, SELLING } from '../transaction-types.ts';
import { brandName, condition, delivery, expiryYear, installments, origin, saleUnit, warranty } from './attributes/general.ts';
import * as health from './attributes/health.ts';
import { rentPayment } from './attributes/real-estate-rent.ts';
import * as service from './attributes/services.ts';
import { branch, category, PRICED, PRICED_BY_PERIOD, PRICED_OR_FREE, use } from './define.ts';

const devices = branch(
  'medical-devices',
  'heartbeat',
  ['أجهزة طبية', 'Medical devices'],
  ['أجهزة قياس وأوكسجين وأسرّة وكراسي للبيع والإيجار', 'Monitors, oxygen, beds and wheelchairs to buy or hire'],
  {
    carries: [...PRICED_OR_FREE, 'price_period'],
    transactions: ['sale', 'rent', 'both', 'exchange'],
    attributes: [
      use(condition, { required: true, inListing: true }),
      use(brandName),
      use(origin),
      use(warranty, { on: SELLING }),
      use(rentPayment, { on: LETTING }),
      use(delivery),
    ],
  },
  [
    category('home-medical-devices', ['أجهزة منزلية', 'Home devices'], ['ضغط وسكر ورذاذ', 'Blood pressure, glucose and nebulisers'], { attributes: [use(health.deviceKind, { inListing: true })] }),
    category('oxygen-breathing', ['أوكسجين وتنفس', 'Oxygen and breathing'], ['مولدات وجرات أوكسجين', 'Concentrators and cylinders'], {
      icon: 'lungs',
      attributes: [use(health.deviceKind)],
    }),
    category('wheelchairs-beds', ['كراسي وأسرّة طبية', 'Wheelchairs and beds'], ['كراسي متحركة وأسرّة وعكازات', 'Wheelchairs, beds and crutches'], {
      icon: 'wheelchair',
      attributes: [use(health.mobilityAid, { inListing: true })],
    }),
    category('clinic-equipment', ['تجهيزات عيادات ومخابر', 'Clinic and lab equipment'], ['إيكو ومخابر وكراسي أسنان', 'Ultrasound, laboratories and dental chairs'], {
      icon: 'microscope',
      attributes: [use(health.specialty), use(installments)],
    }),
  ],
);
const consumables = branch(
  'medical-supplies',
  'first-aid-kit',
  ['مستلزمات طبية', 'Medical supplies'],
  ['مستهلكات ومشدات وحفاضات كبار', 'Consumables, braces and adult nappies'],
  { carries: PRICED_OR_FREE, attributes: [use(brandName), use(origin), use(saleUnit), use(delivery), use(expiryYear)] },
  [
    category('consumables', ['مستهلكات وإسعاف', 'Consumables and first aid'], ['شاش وكفوف وكمامات وسيرنغات', 'Gauze, gloves, masks and syringes']),
    category('orthopaedic-braces', ['مشدات وأطراف', 'Braces and limbs'], ['مشدات وضبانات وأطراف', 'Braces, insoles and prostheses'], {
      icon: 'bone',
      attributes: [use(health.mobilityAid, { inListing: true }), use(condition)],
    }),
    category('mother-baby-care', ['عناية أم وطفل', 'Mother and baby care'], ['شفاطات ورضاعات وموازين أطفال', 'Breast pumps, bottles and baby scales'], {
      icon: 'baby-bottle',
      attributes: [use(condition)],
    }),
  ],
);
const optics = branch(
  'optics-hearing',
  'eyeglass',
  ['نظارات وسمعيات', 'Optics and hearing'],
  ['نظارات طبية وعدسات وسماعات أذن', 'Glasses, lenses and hearing aids'],
  { attributes: [use(brandName), use(origin), use(warranty), use(condition)] },
  [
    category('glasses-lenses', ['نظارات وعدسات', 'Glasses and lenses'], ['نظارات طبية وعدسات لاصقة', 'Prescription glasses and contact lenses'], { attributes: [use(health.lensKind, { inListing: true })] }),
    category('hearing-aids', ['سماعات طبية', 'Hearing aids'], ['سماعات أذن وبطاريات', 'Hearing aids and batteries'], { icon: 'ear', attributes: [use(health.hearingSide)] }),
  ],
);
const natural = branch(
  'supplements-herbs',
  'leaf',
  ['متممات وأعشاب', 'Supplements and herbs'],
  ['فيتامينات وبروتين وأعشاب وزيوت', 'Vitamins, protein, herbs and oils'],
  { attributes: [use(health.supplementKind, { inListing: true }), use(origin), use(brandName), use(saleUnit), use(expiryYear), use(delivery)] },
  [
    category('vitamins-supplements', ['فيتامينات ومتممات', 'Vitamins and supplements'], ['فيتامينات ومتممات غذائية', 'Vitamins and food supplements'], { icon: 'pill' }),
    category('sports-nutrition', ['بروتين ورياضة', 'Sports nutrition'], ['بروتين وكرياتين', 'Protein and creatine'], { icon: 'barbell' }),
    category('herbs-attar', ['أعشاب وعطارة', 'Herbs'], ['أعشاب وزهورات وخلطات', 'Herbs, teas and mixes']),
  ],
);
const care = branch(
  'medical-services',
  'stethoscope',
  ['خدمات طبية', 'Medical services'],
  ['عيادات ومخابر وتمريض منزلي وعلاج فيزيائي', 'Clinics, laboratories, home nursing and physiotherapy'],
  {
    carries: PRICED_BY_PERIOD,
    transactions: ['service'],
    attributes: [
      use(service.serviceMode, { inListing: true }),
      use(service.experienceYears),
      use(service.pricePer),
      use(health.femaleStaff),
      use(health.insuranceAccepted),
      use(service.emergency),
      use(service.serviceDays),
    ],
  },
  [
    category('doctors-clinics', ['أطباء وعيادات', 'Doctors and clinics'], ['عيادات بكل الاختصاصات', 'Clinics of every specialty'], { attributes: [use(health.specialty, { required: true, inListing: true })] }),
    category('dentists', ['أطباء أسنان', 'Dentists'], ['أسنان وتقويم وزراعة', 'Dental care, braces and implants'], { icon: 'dental' }),
    category('labs-radiology', ['مخابر وأشعة', 'Labs and radiology'], ['تحاليل وصور شعاعية', 'Tests and imaging'], { icon: 'test-pipe' }),
    category('home-nursing', ['تمريض منزلي ومرافقة', 'Home nursing'], ['تمريض ورعاية مسنين بالبيت', 'Nursing and care of the elderly at home'], {
      icon: 'nurse',
      attributes: [use(health.shiftHours)],
    }),
    category('physiotherapy', ['علاج فيزيائي', 'Physiotherapy'], ['جلسات علاج فيزيائي وحجامة', 'Physiotherapy and cupping'], { icon: 'stretching' }),
  ],
);

export const healthMedical = branch(
  'health-medical',
  'first-aid-kit',
  ['صحة وطب', 'Health and medical'],
  ['أجهزة طبية ومستلزمات وعيادات وتمريض', 'Medical devices, supplies, clinics and nursing'],
  {
    color: '#3F8C8A',
    carries: PRICED,
    transactions: ['sale'],
    keywords: {
      ar: ['كراسي متحركة', 'أجهزة أوكسجين', 'أطباء', 'تمريض منزلي', 'نظارات طبية'],
      en: ['wheelchairs', 'oxygen devices', 'doctors', 'home nursing', 'glasses'],
    },
    attributes: [],
  },
  [devices, consumables, optics, natural, care],
);
