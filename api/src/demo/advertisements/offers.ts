import type { AdPlace, AdPriority, AdSize } from '#rules/advertisements.ts';

/** A picture of the demo, `files/<file>.webp`, and what is sold with it. */
export interface DemoOffer {
  file: string;
  title: string;
  description?: string;
  size: AdSize;
  place: AdPlace;
  priority: AdPriority;
  days: number;
  /** Days ago. */
  started: number;
  status: 'active' | 'pending' | 'paused' | 'rejected';
  reason?: string;
}

const running = { status: 'active', priority: 1 } as const;

export const OFFERS: readonly DemoOffer[] = [
  {
    file: 'furniture-home',
    title: 'مفروشات الشام: غرف جلوس مشغولة باليد',
    size: 'large',
    place: 'home',
    ...running,
    priority: 2,
    days: 90,
    started: 26,
  },
  {
    file: 'windows-home',
    title: 'نوافذ الغوطة: ألمنيوم وزجاج عازل',
    size: 'medium',
    place: 'home',
    ...running,
    days: 30,
    started: 12,
  },
  {
    file: 'paint-home',
    title: 'دهانات قوس قزح: معلّم يزورك',
    size: 'small',
    place: 'home',
    ...running,
    days: 30,
    started: 8,
  },
  {
    file: 'moving-search',
    title: 'نقل الياسمين: فكّ وتغليف ونقل وتركيب',
    size: 'small',
    place: 'search_results',
    ...running,
    priority: 2,
    days: 90,
    started: 40,
  },
  {
    file: 'inspection-search',
    title: 'كشف هندسي قبل الشراء',
    size: 'medium',
    place: 'search_results',
    ...running,
    days: 30,
    started: 5,
  },
  {
    file: 'cleaning-search',
    title: 'لمعة للتنظيف: بيتك جاهز في يوم',
    size: 'banner',
    place: 'search_results',
    status: 'paused',
    priority: 1,
    days: 7,
    started: 9,
  },
  {
    file: 'solar-featured',
    title: 'شمسك: كهرباء من سطح بيتك',
    size: 'inline',
    place: 'featured',
    description: 'ألواح وبطاريات بضمان 10 سنوات، وتركيب في يومين.',
    ...running,
    days: 90,
    started: 31,
  },
  {
    file: 'kitchens-featured',
    title: 'مطابخ حلب: تصميم على قياس مطبخك',
    size: 'small',
    place: 'featured',
    ...running,
    days: 30,
    started: 3,
  },
  {
    file: 'builders-sidebar',
    title: 'الساحل للتعهدات: إكساء كامل بعقد واضح',
    size: 'sidebar',
    place: 'sidebar',
    ...running,
    days: 180,
    started: 58,
  },
  {
    file: 'lawyer-sidebar',
    title: 'مكتب البيان: تدقيق القيود قبل الشراء',
    size: 'small',
    place: 'sidebar',
    ...running,
    days: 30,
    started: 17,
  },
  {
    file: 'fair-footer',
    title: 'أيام البيت الشامي في خان أسعد باشا',
    size: 'large',
    place: 'footer',
    status: 'pending',
    priority: 1,
    days: 7,
    started: 0,
  },
  {
    file: 'plumbing-footer',
    title: 'أدوات النواعير: خلاطات ومغاسل بكفالة',
    size: 'banner',
    place: 'footer',
    ...running,
    days: 30,
    started: 21,
  },
];
