import { define } from './define.ts';

/** Jobs, services, health, animals, farming. */
export const work = define(
  'word',
  `
job: وظيفة, وظائف, وظايف, فرصة عمل, فرص عمل, شغل, شاغر, شواغر, job, jobs, vacancy, vacancies, employment
work: عمل, اعمال, work
full_time: دوام كامل, full time
part_time: دوام جزئي, نصف دوام, نص دوام, part time
shift: دوام, شفت, وردية, shift
experience: خبرة, خبرات, experience
employee: موظف, موظفة, employee, staff
accountant: محاسب, محاسبة, محاسبين, accountant, accountants, accounting
engineer: مهندس, مهندسة, مهندسين, engineer, engineers
doctor: طبيب, طبيبة, اطباء, دكتور, دكتورة, doctor, doctors
home_nurse: تمريض منزلي, ممرضة منزلية, ممرضة عالبيت, ممرضة للبيت, ممرض للبيت, home nurse, home nursing
nurse: ممرض, ممرضة, ممرضات, تمريض, nurse, nurses, nursing
pharmacist: صيدلي, صيدلاني, صيدلانية, pharmacist
private_teacher: مدرس خصوصي, مدرسة خصوصي, مدرسة خصوصية, معلم خصوصي, معلمة خصوصي, استاذ خصوصي, انسة خصوصي, مدرس خاص, private teacher, private tutor, tutor, tutors, مدرسة انكليزي خصوصي, مدرسة رياضيات خصوصي, مدرسة رياضيات, مدرس رياضيات, انسة رياضيات
teacher: معلم, معلمة, مدرس, استاذ, استاذة, معلمات, مدرسين, teacher, teachers
lessons: درس, دروس, دروس خصوصية, دورة, دورات, كورس, كورسات, lesson, lessons, course, courses, tutoring
driver: عامل توصيل, عمال توصيل, سائق توصيل, شوفير توصيل, سائق, سواق, سائقين, شوفير, driver, drivers
secretary: سكرتيرة, سكرتير, سكرتاريا, secretary, receptionist
sales_rep: مندوب مبيعات, مندوب, مندوبة, مندوبين, sales representative, salesman, sales rep
cook: شيف, طباخ مطعم, chef, chefs, cook
waiter: نادل, كرسون, جرسون, waiter, waiters
worker: عامل, عمال, عاملة, عاملات, worker, workers, labourer
guard: حارس, حراس, guard, guards
designer: مصمم, مصممة, تصميم, designer, design, graphic designer
programmer: مبرمج, مبرمجة, برمجة, مبرمجين, programmer, developer, programming
marketing: تسويق, مسوق, مسوقة, marketing
maid: خادمة, خدامة, عاملة منزلية, شغالة, شغالة بيت, maid, housemaid
nanny: مربية, جليسة اطفال, دادا, nanny, babysitter
carpenter: نجار, نجارة, نجارين, carpenter, carpentry
blacksmith: حداد, حدادة, حدادين, blacksmith, metalwork
plumber: سباك, معلم صحية, معلم تمديدات, صحيات, سباكة, تمديدات صحية, صحية وتمديدات, مواسرجي, plumber, plumbing
electrician: كهربجي, معلم كهربا, معلم كهرباء, كهربائي منازل, تمديدات كهربائية, electrician, electricians
painter: دهان منازل, دهان بيوت, معلم دهان, معلم دهانات, painter, painters, بيشتغل دهان, يشتغل دهان, عامل دهان
mechanic: ميكانيكي, ميكانيك, معلم ميكانيك, ميكانيكي سيارات, مكنسيان, mechanic, mechanics
tailor: خياط, خياطة, خياطين, tailor, tailoring, sewing
cleaning: عاملة تنظيف, عاملات تنظيف, عمال تنظيف, شركة تنظيف, تنظيف بيوت, تنظيف, تنظيفات, نظافة, cleaning, cleaner
moving: نقل اثاث, نقل عفش, نقل, شحن, moving, removals, transport, shipping
delivery: توصيل, دليفري, delivery
driving_lessons: تعليم سواقة, تعليم قيادة, دروس سواقة, اتعلم سواقة, تعلم سواقة, driving lessons, مدرسة سواقة, مدرسة قيادة, مدرسة تعليم سواقة, مدرسة تعليم قيادة, مدربة سواقة, مدرب سواقة, مدربة تعليم سواقة, مدرب تعليم سواقة
service_line: خط سرفيس, خطوط سرفيس, خط ميكرو
car_seat: كرسي سيارة اطفال, كرسي سيارة للاطفال, car seat, baby car seat
arada: عراضة, عراضات, عراضة شامية, فرقة عراضة, فرق عراضة
installation: تركيب, تركيبات, installation
maintenance: صيانة, تصليح, اصلاح, maintenance, repair, repairs
translation: ترجمة, مترجم, ترجمه محلفة, translation, translator
lawyer: محامي, محامية, محاماة, محامين, lawyer, lawyers, legal
decoration: ديكور, ديكورات, decor, decoration, interior design
contracting: مقاولات, مقاول, تعهدات, متعهد, contractor, contracting
printing: طباعة, مطبعة, مطابع, printing
travel: سفر, سياحة, travel, tourism
company: شركة, شركات, company, companies
medical: طبي, طبية, medical
dentist: دكتور سنان, طبيب سنان, دكتورة سنان, طبيب اسنان, طبيبة اسنان, دكتور اسنان, دكتورة اسنان, dentist, dentists
dental: اسنان, طب اسنان, dental
physiotherapy: معالجة فيزيائية, علاج فيزيائي, physiotherapy
hospital: مشفى, مشافي, مستشفى, مستشفيات, hospital, hospitals
lab: مخبر, مخابر, مخبر تحاليل, lab, laboratory
electric_wheelchair: كرسي متحرك كهربائي, كراسي متحركة كهربائية, كرسي متحرك كهربا, كرسي متحرك عالكهربا, electric wheelchair
wheelchair: كرسي متحرك, كراسي متحركة, wheelchair, wheelchairs
oxygen: اوكسجين, اكسجين, oxygen
cow: بقرة, بقر, ابقار, cow, cows, cattle
calf: عجل, عجول, calf, calves
sheep: غنم, اغنام, خروف, خراف, خواريف, نعجة, نعاج, عواس, sheep, lamb, lambs
goat: ماعز, معزة, عنزة, عنز, goat, goats
horse: حصان, احصنة, خيل, خيول, فرس, horse, horses, mare
camel: جمل, جمال, ابل عربية, camel, camels, نوق, ناقة, بعير
chicken: دجاجة, دجاج, جاج, فروج, فراريج, فروجة, chicken, chickens, hen, hens, broiler
chick: صوص, صيصان, كتكوت, chick, chicks
eggs: بيض, بيضة, egg, eggs
duck: بط, بطة, duck, ducks
turkey_bird: ديك رومي, حبش, ديوك رومي, turkey bird
rabbit: ارنب, ارانب, rabbit, rabbits
bee: نحل, نحلة, خلية نحل, خلايا نحل, bees, beehive, beehives
honey: عسل, honey
livestock: مواشي, ماشية, حلال مواشي, livestock
cat: قطة, قطط, قط, بسة, بسينة, بسينات, cat, cats, kitten, kittens
dog: كلب, كلاب, جرو, dog, dogs, puppy, puppies
bird: طير, طيور, عصفور, عصافير, bird, birds
pigeon: حمامة زاجلة, حمام زاجل, حمام كش, طيور حمام, pigeon, pigeons
parrot: ببغاء, ببغاوات, درة, كوكتيل طير, parrot, parrots, cockatiel
canary: كناري, كنار, canary, canaries
fish: سمك, اسماك, سمكة, fish
aquarium: حوض سمك, احواض سمك, اكواريوم, aquarium, aquariums, fish tank
cage: قفص, اقفاص, cage, cages
pet: حيوان اليف, حيوانات اليفة, pet, pets
pet_food: طعام قطط, اكل قطط, طعام كلاب, اكل كلاب, طعام حيوانات, cat food, dog food, pet food
chickpeas: حمص حب, حب حمص, حمص ناعم, chickpeas
feed: علف, اعلاف, feed, fodder
barley: شعير, barley
wheat: قمح, حنطة, wheat
straw: تبن, straw
seeds: بذور, بزور, بذار, بدار, seed, seeds
seedling: غراس, غرسة, sapling, saplings
plantlet: شتلة, شتل, شتول, شتلات, seedling, seedlings
fertiliser: سماد, اسمدة, fertiliser, fertilizer
tabac: دخان, تبغ, tobacco
vegetables: خضار, خضروات, vegetables
fruit: فواكه, فاكهة, fruit, fruits
milk: حليب, milk
cheese: جبنة, جبن, cheese
olive_oil: زيت زيتون, زيت الزيتون, olive oil
pistachio: فستق, فستق حلبي, pistachio, pistachios
citrus: حمضيات, ليمون, برتقال, citrus, lemon, orange
tomato: بندورة, طماطم, tomato, tomatoes
potato: بطاطا, بطاطس, potato, potatoes
irrigation: ري, سقاية, شبكة ري, شبكات ري, irrigation
milking_machine: حلابة, حلابات, milking machine
incubator: فقاسة, فقاسات, حاضنة بيض, incubator, incubators
`,
);
