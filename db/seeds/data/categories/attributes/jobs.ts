import { email, multi, number, select, text, yesNo } from '../define.ts';

/** Two sides use the same categories: those who hire and those who look for work. */
export const jobSide = select('job_side', ['نوع الإعلان', 'This is'], [
  ['vacancy', 'فرصة عمل (مطلوب موظف)', 'A vacancy'],
  ['seeker', 'طلب عمل (أبحث عن عمل)', 'Someone looking for work'],
]);
export const employment = select('employment', ['الدوام', 'Employment'], [
  ['full_time', 'دوام كامل', 'Full time'],
  ['part_time', 'دوام جزئي', 'Part time'],
  ['shifts', 'ورديات', 'Shifts'],
  ['temporary', 'مؤقت أو موسمي', 'Temporary or seasonal'],
  ['freelance', 'عمل حر', 'Freelance'],
  ['internship', 'تدريب', 'Internship'],
  ['volunteer', 'تطوع', 'Volunteering'],
]);
export const workPlace = select('work_place', ['مكان العمل', 'Place of work'], [
  ['on_site', 'بمكان العمل', 'On site'],
  ['hybrid', 'مختلط', 'Hybrid'],
  ['remote', 'عن بُعد', 'Remote'],
  ['field', 'ميداني', 'In the field'],
]);
export const education = select('education', ['المؤهل العلمي', 'Education'], [
  ['none', 'لا يشترط', 'None required'],
  ['ninth', 'تاسع', 'Ninth grade'],
  ['secondary', 'بكالوريا', 'Baccalaureate'],
  ['institute', 'معهد', 'Institute diploma'],
  ['bachelor', 'إجازة جامعية', 'Bachelor’s degree'],
  ['master', 'ماجستير', 'Master’s degree'],
  ['doctorate', 'دكتوراه', 'Doctorate'],
]);
export const careerLevel = select('career_level', ['المستوى', 'Level'], [
  ['beginner', 'بدون خبرة', 'No experience'],
  ['junior', 'مبتدئ', 'Junior'],
  ['experienced', 'خبير', 'Experienced'],
  ['manager', 'مدير', 'Manager'],
]);
export const salaryPeriod = select('salary_period', ['الراتب', 'Salary is'], [
  ['hourly', 'بالساعة', 'By the hour'],
  ['daily', 'يومية', 'By the day'],
  ['weekly', 'أسبوعي', 'Weekly'],
  ['monthly', 'شهري', 'Monthly'],
  ['per_piece', 'بالقطعة', 'By the piece'],
  ['commission', 'نسبة', 'Commission'],
]);
export const benefits = multi('benefits', ['المزايا', 'Benefits'], [
  ['transport', 'مواصلات', 'Transport'],
  ['housing', 'سكن', 'Housing'],
  ['meals', 'وجبات', 'Meals'],
  ['social_insurance', 'تأمينات اجتماعية', 'Social insurance'],
  ['health_insurance', 'تأمين صحي', 'Health insurance'],
  ['bonus', 'حوافز', 'Bonus'],
  ['training', 'تدريب', 'Training'],
  ['usd_salary', 'راتب بالدولار', 'Paid in dollars'],
]);
export const vacancies = number('vacancies', ['عدد الشواغر', 'Openings'], { min: 1, max: 1000, filterable: false });
export const employer = text('employer', ['الجهة أو الشركة', 'Employer'], { maxLength: 100 });
export const applyEmail = email('apply_email', ['إرسال السيرة الذاتية إلى', 'Send your CV to'], { maxLength: 120 });
export const drivingLicence = yesNo('driving_licence', ['شهادة سواقة', 'Driver’s license']);
export const skills = text('skills', ['المهارات', 'Skills'], { maxLength: 200 });
