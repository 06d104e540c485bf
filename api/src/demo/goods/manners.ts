/** How sellers of a trade praise what they sell: a car is not "new in its box", a cat has no warranty. */
export interface Manner {
  /** Behind the title; '' is none. */
  state: readonly string[];
  bodyAr: readonly string[];
  bodyEn: readonly string[];
}

const USED: Manner = {
  state: ['نضيف كتير', 'بحالة الوكالة', 'استعمال خفيف', 'جديد بالكرتونة', 'شغال ما بيشكي من شي', 'بحالة ممتازة', ''],
  bodyAr: [
    'الاستعمال بسيط ومحافظ عليه، وكل شي شغال متل ما لازم، والتجربة قبل الدفع.',
    'السبب عدم الحاجة، والسعر أقل من السوق لأن البيع مستعجل، والمعاينة بأي وقت.',
    'القطعة أصلية ومكفولة، ومعها كل ملحقاتها، والتوصيل ممكن ضمن المحافظة.',
  ],
  bodyEn: [
    'Lightly used and well kept; everything works and you may try it before paying.',
    'Sold because it is no longer needed, so the price is below the market. Viewing at any time.',
    'Original and under warranty, with all its accessories. Delivery within the governorate is possible.',
  ],
};
const VEHICLE: Manner = {
  state: ['نظيفة جدًا', 'فحص كامل', 'دواليب جداد', 'خالية العلام', 'بحالة ممتازة', 'ماكينة وكير وكالة', ''],
  bodyAr: [
    'السيارة فحص كامل، الماكينة والكير على الوكالة، والفرش نظيف، وما عليها أي مخالفة.',
    'خالية الدهان، الدواليب والبطارية جداد، والأوراق جاهزة والفراغ بنفس اليوم.',
    'استعمال شخصي من أول صاحب، والتجربة والفحص عند أي ميكانيكي بتختاره.',
  ],
  bodyEn: [
    'Inspected from end to end: engine and gearbox are original, the interior is clean and there are no fines on it.',
    'Never repainted, new tyres and battery; the papers are ready and the transfer takes a day.',
    'One owner from new. Try it and have it checked by any mechanic you like.',
  ],
};
const LIVING: Manner = {
  state: ['صحة ممتازة', 'ملقّح', 'تربية بيتية', 'أصلي', ''],
  bodyAr: [
    'الصحة ممتازة والتلقيح كامل، والتربية نظيفة، والمعاينة على الطبيعة.',
    'تربية بيتية وأليف ومتعود على الناس، والسعر قابل للتفاوض لمن يقدّر.',
    'من إنتاجنا مباشرة وبدون وسيط، والنوعية معروفة بالمنطقة، وفي توصيل.',
  ],
  bodyEn: [
    'In excellent health and fully vaccinated; come and see.',
    'Raised at home and used to people; the price is negotiable for a good keeper.',
    'Straight from the producer, no middleman. Delivery is possible.',
  ],
};
const MADE: Manner = {
  state: ['نوع أول', 'قياسات متعددة', 'بسعر الجملة', 'موديل جديد', ''],
  bodyAr: [
    'النوعية نوع أول والقياسات والألوان متوفرة، والسعر مدروس للمفرق والجملة.',
    'شغل مرتب وخامة ممتازة، وفي تبديل خلال تلت أيام، والتوصيل لكل المحافظات.',
    'موديلات جديدة كل أسبوع، والصور من عنا حقيقية، والحجز برسالة.',
  ],
  bodyEn: [
    'First quality in several sizes and colours, at a fair price retail or wholesale.',
    'Well made of excellent material; exchange within three days and delivery to every governorate.',
    'New models every week; the photos are ours. Reserve with a message.',
  ],
};
const WORK: Manner = {
  state: [''],
  bodyAr: [
    'الدوام والتفاصيل بنتفق عليها، والمطلوب التزام وحسن تعامل وخبرة ولو بسيطة بالمجال.',
    'الشغل بإيد خبيرة وبأسعار مدروسة، والكشف مجاني، والالتزام بالمواعيد أهم شي عنا.',
    'منوصل لكل الأحياء، والضمان على الشغل مكتوب، ومنشتغل طول الأسبوع عدا الجمعة.',
  ],
  bodyEn: [
    'Hours and details are agreed together; commitment and some experience are what counts.',
    'Skilled work at fair prices, a free first visit, and dates that are kept.',
  ],
};

const BY_ROOT: Record<string, Manner> = {
  vehicles: VEHICLE,
  'livestock-poultry': LIVING,
  'pets-animals': LIVING,
  'agriculture-farming': LIVING,
  'fashion-clothing': MADE,
  'beauty-personal-care': MADE,
  'events-celebrations': MADE,
  'jobs-employment': WORK,
  services: WORK,
};

export const mannerOf = (root: string): Manner => BY_ROOT[root] ?? USED;
