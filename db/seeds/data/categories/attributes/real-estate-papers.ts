import { multi, number, select, yesNo } from '../define.ts';

/** In order of strength: a registered deed first, a private promise last. */
export const ownershipPaper = select('ownership_paper', ['نوع الملكية (الطابو)', 'Ownership paper'], [
  ['green_tabu', 'طابو أخضر (سجل عقاري)', 'Green tabu (land registry deed)'],
  ['temporary_register', 'سجل مؤقت', 'Temporary register'],
  ['housing_register', 'تخصيص أو سجل جمعية سكنية', 'Housing body or cooperative allocation'],
  ['court_ruling', 'حكم محكمة قطعي', 'Final court ruling'],
  ['notarised_poa', 'وكالة كاتب عدل غير قابلة للعزل', 'Irrevocable notarised power of attorney'],
  ['shares', 'حصة سهمية', 'Shares in the property'],
  ['agricultural_tabu', 'طابو زراعي', 'Agricultural tabu'],
  ['emiri', 'أرض أميرية', 'Emiri (state-origin) land'],
  ['usufruct', 'حق انتفاع', 'Usufruct'],
  ['waqf', 'وقف', 'Waqf (endowment)'],
  ['sale_contract', 'عقد بيع قطعي', 'Sale contract'],
  ['ongoing_case', 'دعوى تثبيت بيع منظورة', 'Court case in progress'],
  ['other', 'غير ذلك', 'Other'],
], {
  description: [
    'الورقة التي تثبت الملكية. الطابو الأخضر أقواها، وعقد البيع وحده أضعفها.',
    'The paper that proves ownership. A green tabu is the strongest, a contract alone the weakest.',
  ],
});

export const ownedShares = number('owned_shares', ['الأسهم المعروضة من 2400', 'Shares offered (of 2400)'], {
  unit: ['سهم', 'shares'],
  min: 1,
  max: 2400,
  description: [
    'كل عقار في السجل العقاري مقسوم إلى 2400 سهم، والرقم الكامل يعني كامل العقار.',
    'The land registry divides every property into 2400 shares; 2400 is the whole of it.',
  ],
});

export const paymentOptions = multi('payment_options', ['طريقة الدفع', 'Payment'], [
  ['cash', 'كاش', 'Cash'],
  ['installments', 'تقسيط', 'Instalments'],
  ['part_deferred', 'دفعة أولى والباقي عند الفراغ', 'Down payment, rest at registration'],
  ['bank_loan', 'قرض مصرفي', 'Bank loan'],
  ['car_exchange', 'يقبل سيارة من الثمن', 'A car as part of the price'],
  ['property_exchange', 'يقبل عقاراً من الثمن', 'A property as part of the price'],
]);

export const occupancy = select('occupancy', ['إشغال العقار', 'Occupancy'], [
  ['empty', 'فارغ وجاهز للتسليم', 'Empty, ready to hand over'],
  ['owner', 'يسكنه المالك', 'Owner lives there'],
  ['rented', 'مؤجّر', 'Let'],
  ['old_rent', 'إيجار قديم', 'Old (protected) tenancy'],
]);

export const noCommission = yesNo('no_commission', ['من المالك بدون عمولة', 'From the owner, no commission']);
