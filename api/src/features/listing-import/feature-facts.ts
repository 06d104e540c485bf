import type { ChoiceField } from '#rules/listing-fields.ts';
import { plainName } from './vocabulary.ts';

/** Where the form asks for what people write among the features. */
export type FeatureFact = { attribute: string; value: string | true } | { field: ChoiceField; value: string };

const at = (attribute: string, value: string | true): FeatureFact => ({ attribute, value });

/** For each name every place it may go to; a place that the category does not ask for is passed over. */
const FACTS: readonly [names: readonly string[], places: readonly FeatureFact[]][] = [
  [['طابو', 'طابو أخضر', 'طابو نظامي', 'طابو مستقل', 'سند تمليك'], [at('ownership_paper', 'green_tabu')]],
  [['طابو زراعي'], [at('ownership_paper', 'agricultural_tabu')]],
  [['حكم محكمة', 'حكم قطعي'], [at('ownership_paper', 'court_ruling')]],
  [['وكالة', 'وكالة كاتب عدل', 'كاتب بالعدل'], [at('ownership_paper', 'notarised_poa')]],
  [['أسهم', 'حصة سهمية'], [at('ownership_paper', 'shares')]],
  [['سجل مؤقت'], [at('ownership_paper', 'temporary_register')]],
  [['عقد بيع', 'عقد قطعي'], [at('ownership_paper', 'sale_contract')]],
  [
    ['ماء', 'مي', 'مياه', 'water'],
    [at('water', 'network'), at('land_services', 'water')],
  ],
  [
    ['بئر', 'بير ماء', 'well'],
    [at('water', 'well'), at('water_source', 'well')],
  ],
  [
    ['كهرباء', 'electricity'],
    [at('electricity', 'grid'), at('land_services', 'electricity')],
  ],
  [['طاقة شمسية', 'ألواح شمسية', 'solar'], [at('electricity', 'solar')]],
  [['أمبيرات', 'أمبير'], [at('electricity', 'amperes')]],
  [
    ['انترنت', 'بوابة انترنت', 'internet'],
    [at('home_extras', 'internet'), at('land_services', 'phone')],
  ],
  [
    ['هاتف', 'هاتف أرضي'],
    [at('home_extras', 'landline'), at('land_services', 'phone')],
  ],
  [['صرف صحي'], [at('land_services', 'sewage')]],
  [['شارع رئيسي', 'على شارع رئيسي'], [at('view', 'main_street')]],
  [['شارع فرعي', 'على شارع فرعي'], [at('view', 'side_street')]],
  [['إطلالة', 'إطلالة مفتوحة'], [at('view', 'open')]],
  [['عظم', 'على العظم', 'عالعظم', 'هيكل'], [at('finishing', 'skeleton')]],
  [['نص كسوة', 'نصف كسوة', 'نصف إكساء'], [at('finishing', 'half_finished')]],
  [['سوبر ديلوكس', 'كسوة سوبر ديلوكس'], [at('finishing', 'super_deluxe')]],
  [['ديلوكس', 'كسوة ديلوكس'], [at('finishing', 'deluxe')]],
  [['سدة', 'سدة (عليّة)', 'عليّة', 'سقيفة'], [at('home_extras', 'attic')]],
  [['قبو'], [at('home_extras', 'cellar')]],
  [['مدخل مستقل'], [at('home_extras', 'separate_entrance')]],
  [['مطبخ راكب'], [at('home_extras', 'fitted_kitchen')]],
  [['سور', 'مسورة', 'مسوّرة بالكامل'], [at('fenced', true)]],
  [['تقسيط', 'بالتقسيط', 'إمكانية التقسيط'], [at('payment_options', 'installments')]],
  [['كاش', 'نقدا'], [at('payment_options', 'cash')]],
  [['يقبل سيارة'], [at('payment_options', 'car_exchange')]],
  [['غير مفروش', 'غير مفروشة', 'بدون فرش', 'unfurnished'], [{ field: 'furnishing', value: 'unfurnished' }]],
];

export const FEATURE_FACTS = new Map(
  FACTS.flatMap(([names, places]) => names.map((name) => [plainName(name), places])),
);
