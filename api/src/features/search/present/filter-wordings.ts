import type { Message } from '#lib/errors.ts';

/** How a filter's number reads on a chip. */
export const wordings = new Map<string, Message>(
  Object.entries<Message>({
    minPrice: { ar: 'من {value} $', en: 'From ${value}' },
    maxPrice: { ar: 'حتى {value} $', en: 'Up to ${value}' },
    minPricePerM2: { ar: 'المتر من {value} $', en: 'From ${value} per m²' },
    maxPricePerM2: { ar: 'المتر حتى {value} $', en: 'Up to ${value} per m²' },
    minArea: { ar: 'من {value} م²', en: 'From {value} m²' },
    maxArea: { ar: 'حتى {value} م²', en: 'Up to {value} m²' },
    minFloor: { ar: 'من الطابق {value}', en: 'From floor {value}' },
    maxFloor: { ar: 'حتى الطابق {value}', en: 'Up to floor {value}' },
    floor: { ar: 'الطابق {value}', en: 'floor {value}' },
    without: { ar: 'بدون {value}', en: 'Without {value}' },
    prefer: { ar: '{value} أولًا', en: '{value} first' },
    minAny: { ar: 'من {value}', en: 'from {value}' },
    maxAny: { ar: 'حتى {value}', en: 'up to {value}' },
    keywords: { ar: '«{value}»', en: '“{value}”' },
    bbox: { ar: 'منطقة الخريطة', en: 'Map area' },
    shape: { ar: 'منطقة رسمتها', en: 'Drawn area' },
    landmark: { ar: 'قرب {value}', en: 'Near {value}' },
    near: { ar: '{value} ضمن {km} كم', en: '{value} within {km} km' },
    region: { ar: '{value} وما حولها', en: '{value} and around' },
    circle: { ar: 'ضمن {value} كم من نقطة', en: 'Within {value} km of a point' },
    walk: { ar: '{value} مشي من نقطة', en: '{value} on foot from a point' },
    walkFrom: { ar: '{value} مشي من {from}', en: '{value} on foot from {from}' },
    straight: { ar: '{value} (بخط النظر)', en: '{value} (straight line)' },
  }),
);

/** The floor at street level has a name, not a number. */
export const groundFloor = new Map<string, Message>(
  Object.entries<Message>({
    minFloor: { ar: 'من الطابق الأرضي', en: 'From the ground floor' },
    maxFloor: { ar: 'حتى الطابق الأرضي', en: 'Up to the ground floor' },
    floor: { ar: 'الطابق الأرضي', en: 'the ground floor' },
  }),
);

/** Values of closed lists. */
export const valueWords = new Map<string, Message>(
  Object.entries<Message>({
    false: { ar: 'لا', en: 'no' },
    furnished: { ar: 'مفروش', en: 'Furnished' },
    semiFurnished: { ar: 'نصف مفروش', en: 'Semi-furnished' },
    unfurnished: { ar: 'بدون فرش', en: 'Unfurnished' },
    available: { ar: 'جاهز', en: 'Available' },
    comingSoon: { ar: 'قريبًا', en: 'Coming soon' },
    underConstruction: { ar: 'قيد الإنشاء', en: 'Under construction' },
    parking: { ar: 'موقف سيارة', en: 'Parking' },
    elevator: { ar: 'مصعد', en: 'Elevator' },
    central_heating: { ar: 'تدفئة مركزية', en: 'Central heating' },
    renovated: { ar: 'مجدّد', en: 'Renovated' },
    air_conditioning: { ar: 'تكييف', en: 'Air conditioning' },
    security: { ar: 'حراسة', en: 'Security' },
    garden: { ar: 'حديقة', en: 'Garden' },
    balcony: { ar: 'بلكون', en: 'Balcony' },
    pool: { ar: 'مسبح', en: 'Pool' },
    new_building: { ar: 'بناء جديد', en: 'New building' },
  }),
);

/** A price that was said in Syrian pounds; a new one is a hundred old ones. */
export const poundWords: Readonly<Record<'new' | 'old', Message>> = {
  new: { ar: '{value} (ليرة جديدة)', en: '{value} (new pounds)' },
  old: { ar: '{value} (ليرة قديمة)', en: '{value} (old pounds)' },
};
