import { multi, number, select, yesNo } from '../define.ts';

export const planning = select('planning', ['الوضع التنظيمي', 'Planning status'], [
  ['inside_plan', 'داخل المخطط التنظيمي', 'Inside the plan'],
  ['expansion', 'ضمن التوسع العمراني', 'In the expansion zone'],
  ['being_planned', 'قيد التنظيم', 'Being planned'],
  ['outside_plan', 'خارج المخطط التنظيمي', 'Outside the plan'],
]);
export const zoning = select('zoning', ['الصفة العمرانية', 'Zoning'], [
  ['housing_a', 'سكن أول', 'Housing, class A'],
  ['housing_b', 'سكن ثاني', 'Housing, class B'],
  ['modern_housing', 'سكن حديث', 'Modern housing'],
  ['villas', 'فيلات', 'Villas'],
  ['suburban', 'سكن ريفي', 'Rural housing'],
  ['commercial', 'تجاري', 'Commercial'],
  ['mixed', 'سكني تجاري', 'Housing and commercial'],
  ['industrial', 'صناعي وحرفي', 'Industrial and craft'],
  ['tourism', 'سياحي', 'Tourism'],
  ['agricultural', 'زراعي', 'Agricultural'],
  ['protection', 'حماية', 'Protected'],
]);
export const streetWidth = number('street_width', ['عرض الشارع', 'Street width'], { unit: ['م', 'm'], min: 1, max: 100 });
export const streetCount = number('street_count', ['عدد الشوارع', 'Streets'], { min: 0, max: 4 });
export const landFrontage = number('land_frontage', ['طول الواجهة على الشارع', 'Street frontage'], { unit: ['م', 'm'], min: 1, max: 5000 });
export const buildFactor = number('build_factor', ['عامل الاستثمار', 'Floor area ratio'], { min: 0, max: 30, filterable: false });
export const builtShare = number('built_share', ['نسبة البناء المسموحة', 'Buildable share'], { unit: ['٪', '%'], min: 0, max: 100 });
export const licensed = yesNo('licensed', ['مرخّصة للبناء', 'Building permit']);
export const slope = select('slope', ['طبيعة الأرض', 'Terrain'], [
  ['flat', 'مستوية', 'Flat'],
  ['gentle', 'ميل خفيف', 'Gentle slope'],
  ['steep', 'منحدرة', 'Steep'],
  ['terraced', 'مدرّجات', 'Terraced'],
]);
export const landServices = multi('land_services', ['الخدمات الواصلة', 'Services at the plot'], [
  ['electricity', 'كهرباء', 'Electricity'],
  ['water', 'ماء', 'Water'],
  ['sewage', 'صرف صحي', 'Sewage'],
  ['paved_road', 'طريق معبّد', 'Paved road'],
  ['phone', 'هاتف وإنترنت', 'Telephone and internet'],
]);
export const fenced = yesNo('fenced', ['مسوّرة', 'Fenced']);
export const waterSource = multi('water_source', ['مصدر الري', 'Water source'], [
  ['licensed_well', 'بئر مرخّص', 'Licensed well'],
  ['well', 'بئر غير مرخّص', 'Unlicensed well'],
  ['river', 'نهر', 'River'],
  ['canal', 'قناة ري', 'Irrigation canal'],
  ['spring', 'نبع', 'Spring'],
  ['rain', 'بعل', 'Rain-fed'],
]);
export const planted = multi('planted', ['مزروعة بـ', 'Planted with'], [
  ['olives', 'زيتون', 'Olives'],
  ['pistachios', 'فستق حلبي', 'Pistachios'],
  ['almonds', 'لوز', 'Almonds'],
  ['grapes', 'عنب', 'Grapes'],
  ['figs', 'تين', 'Figs'],
  ['citrus', 'حمضيات', 'Citrus'],
  ['apples', 'تفاح', 'Apples'],
  ['stone_fruit', 'مشمش ودراق وكرز', 'Apricot, peach and cherry'],
  ['walnuts', 'جوز', 'Walnuts'],
  ['pomegranates', 'رمان', 'Pomegranates'],
  ['wheat', 'قمح وحبوب', 'Wheat and grain'],
  ['vegetables', 'خضار', 'Vegetables'],
  ['none', 'غير مزروعة', 'Not planted'],
]);
export const treeCount = number('tree_count', ['عدد الأشجار', 'Trees'], { unit: ['شجرة', 'trees'], min: 0, max: 1_000_000 });
export const farmHouse = yesNo('farm_house', ['فيها بناء أو بيت', 'Has a building']);
export const birdCapacity = number('bird_capacity', ['استيعاب المدجنة', 'Capacity'], { unit: ['طير', 'birds'], min: 100, max: 1_000_000 });
