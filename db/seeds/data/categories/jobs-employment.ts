import { websiteUrl } from './attributes/general.ts';
import * as job from './attributes/jobs.ts';
import { experienceYears, languages } from './attributes/services.ts';
import { branch, category, use } from './define.ts';

const office = branch(
  'office-jobs',
  'briefcase',
  ['إدارة ومحاسبة ومبيعات', 'Office and sales jobs'],
  ['محاسبة وسكرتاريا ومبيعات وتسويق', 'Accounting, secretarial, sales and marketing'],
  {},
  [
    category('accounting-jobs', ['محاسبة ومالية', 'Accounting and finance'], ['محاسبين وأمناء صناديق', 'Accountants and cashiers'], { icon: 'calculator' }),
    category('secretarial-jobs', ['سكرتاريا وإدارة', 'Secretarial and administration'], ['سكرتاريا ومدراء مكاتب وموارد بشرية', 'Secretaries, office managers and HR']),
    category('sales-jobs', ['مبيعات ومندوبين', 'Sales'], ['مندوبي مبيعات وموظفي محلات', 'Representatives and shop assistants'], {
      icon: 'shopping-cart',
      attributes: [use(job.drivingLicence)],
    }),
    category('marketing-jobs', ['تسويق وسوشال ميديا', 'Marketing and social media'], ['تسويق وإدارة صفحات', 'Marketing and page management'], { icon: 'speakerphone' }),
    category('customer-service-jobs', ['خدمة زبائن', 'Customer service'], ['كول سنتر واستقبال', 'Call center and reception'], { icon: 'headset' }),
  ],
);
const tech = branch(
  'technology-jobs',
  'code',
  ['برمجة وهندسة وتصميم', 'Technology and engineering jobs'],
  ['برمجة وتصميم وهندسة وشبكات', 'Programming, design, engineering and networks'],
  {},
  [
    category('programming-jobs', ['برمجة', 'Programming'], ['مطورين ومختبرين ومحللين', 'Developers, testers and analysts']),
    category('design-jobs', ['تصميم ومونتاج', 'Design and editing'], ['غرافيك ومونتاج وUI', 'Graphics, video editing and UI'], { icon: 'palette' }),
    category('engineering-jobs', ['هندسة', 'Engineering'], ['مدني وعمارة وكهرباء وميكانيك', 'Civil, architecture, electrical and mechanical'], { icon: 'ruler-2' }),
    category('it-support-jobs', ['شبكات ودعم فني', 'IT support'], ['صيانة وشبكات ودعم فني', 'Maintenance, networks and support'], { icon: 'network' }),
  ],
);
const health = branch(
  'health-education-jobs',
  'school',
  ['صحة وتعليم', 'Health and education jobs'],
  ['أطباء وتمريض ومدرسين وروضات', 'Doctors, nurses, teachers and nurseries'],
  {},
  [
    category('medical-jobs', ['أطباء وتمريض', 'Medical and nursing'], ['أطباء وممرضين ومخبريين', 'Doctors, nurses and technicians'], { icon: 'stethoscope' }),
    category('pharmacy-jobs', ['صيادلة ومستودعات أدوية', 'Pharmacy'], ['صيادلة ومندوبين علميين', 'Pharmacists and medical representatives'], { icon: 'pill' }),
    category('teaching-jobs', ['تدريس', 'Teaching'], ['مدرسين ومعلمات وروضات', 'Teachers and nursery staff']),
    category('ngo-jobs', ['منظمات وعمل إنساني', 'NGO and humanitarian'], ['منظمات ومشاريع إنسانية', 'Organisations and aid projects'], { icon: 'heart-handshake' }),
  ],
);
const trades = branch(
  'trades-jobs',
  'hammer',
  ['حرف وصناعة وبناء', 'Trades and industry jobs'],
  ['عمال معامل وبناء وخياطة وميكانيك', 'Factory, building, tailoring and mechanics'],
  {},
  [
    category('construction-jobs', ['بناء وإكساء', 'Construction'], ['معلمين بيتون ودهان وبلاط', 'Concrete, painting and tiling'], { icon: 'crane' }),
    category('factory-jobs', ['عمال معامل', 'Factory work'], ['إنتاج وتعبئة ومستودعات', 'Production, packing and stores'], { icon: 'building-factory-2' }),
    category('tailoring-jobs', ['خياطة ومشاغل', 'Tailoring'], ['خياطين ودرزة وأمبلاج', 'Tailors, machinists and packing'], { icon: 'needle-thread' }),
    category('mechanics-electricians-jobs', ['ميكانيك وكهرباء', 'Mechanics and electricians'], ['ميكانيك سيارات وكهرباء وتبريد', 'Car mechanics, electricians and cooling'], { icon: 'tool' }),
    category('farm-jobs', ['عمل زراعي', 'Farm work'], ['قطاف ونواطير ومزارع', 'Picking, caretakers and farms'], { icon: 'plant-2' }),
  ],
);
const service = branch(
  'hospitality-driving-jobs',
  'chef-hat',
  ['مطاعم وسواقة وخدمات', 'Hospitality, driving and service jobs'],
  ['شيفات وسائقين وحراس وعمال تنظيف', 'Chefs, drivers, guards and cleaners'],
  {},
  [
    category('restaurant-jobs', ['مطاعم وفنادق', 'Restaurants and hotels'], ['شيفات وكرسونات وباريستا', 'Chefs, waiters and baristas']),
    category('driver-jobs', ['سائقين وتوصيل', 'Drivers and delivery'], ['سائقين وعمال دليفري', 'Drivers and couriers'], {
      icon: 'steering-wheel',
      attributes: [use(job.drivingLicence, { inListing: true })],
    }),
    category('security-jobs', ['حراسة وأمن', 'Security'], ['حراس ونواطير', 'Guards and caretakers'], { icon: 'shield' }),
    category('domestic-jobs', ['عمل منزلي ورعاية', 'Domestic work and care'], ['تنظيف ومربيات ومرافقة مسنين', 'Cleaning, nannies and elderly care'], { icon: 'home-heart' }),
    category('salon-jobs', ['حلاقة وتجميل', 'Hair and beauty'], ['حلاقين وكوافيرات', 'Barbers and hairdressers'], { icon: 'scissors' }),
  ],
);
const remote = branch(
  'remote-freelance-jobs',
  'world',
  ['عن بُعد وعمل حر', 'Remote and freelance work'],
  ['عمل أونلاين وترجمة وكتابة وفرص خارج سوريا', 'Online work, translation, writing and jobs abroad'],
  {},
  [
    category('online-jobs', ['عمل أونلاين', 'Online work'], ['إدخال بيانات ودعم ومبيعات عن بعد', 'Data entry, support and remote sales'], { icon: 'device-laptop' }),
    category('translation-writing-jobs', ['ترجمة وكتابة', 'Translation and writing'], ['ترجمة وتحرير ومحتوى', 'Translation, editing and content'], { icon: 'language' }),
    category('jobs-abroad', ['عمل خارج سوريا', 'Jobs abroad'], ['عقود عمل في الخارج', 'Contracts abroad'], { icon: 'plane' }),
  ],
);

export const jobsEmployment = branch(
  'jobs-employment',
  'briefcase',
  ['وظائف وعمل', 'Jobs and employment'],
  ['فرص عمل وطلبات توظيف في كل المجالات', 'Vacancies and people looking for work'],
  {
    color: '#63819B',
    carries: ['price_salary', 'price_period', 'price_negotiable', 'price_on_request'],
    transactions: ['service'],
    keywords: {
      ar: ['فرص عمل', 'وظائف شاغرة', 'وظائف دمشق', 'مطلوب موظفين', 'عمل عن بعد', 'طلبات توظيف'],
      en: ['jobs in Syria', 'vacancies', 'jobs in Damascus', 'remote work', 'hiring'],
    },
    attributes: [
      use(job.jobSide, { required: true, inListing: true }),
      use(job.employment, { required: true, inListing: true }),
      use(job.workPlace),
      use(experienceYears),
      use(job.careerLevel),
      use(job.education),
      use(job.salaryPeriod),
      use(job.benefits),
      use(languages),
      use(job.employer),
      use(job.vacancies),
      use(job.skills),
      use(job.applyEmail),
      use(websiteUrl),
    ],
  },
  [office, tech, health, trades, service, remote],
);
