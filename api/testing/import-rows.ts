export const text =
  'شقة واسعة في بناء حديث، كسوة ممتازة، إطلالة مفتوحة، قريبة من المدارس والمواصلات والأسواق، والمعاينة متاحة كل يوم بعد الظهر.';
export const HEADER =
  'رقم الإعلان,نوع العقار,نوع العملية,عنوان الإعلان,الوصف,السعر,المساحة,المدينة,الحي,العنوان التفصيلي,خط العرض,خط الطول,نوع الملكية (الطابو),الصور';
/** A row of an import, good unless `values` say otherwise. */
export const line = (values: Record<string, string> = {}) =>
  Object.values({
    ref: '',
    type: 'شقة',
    deal: 'للبيع',
    title: 'شقة للبيع في المزة',
    text,
    price: '٨٥٠٠٠ دولار',
    area: '١٢٠ متر مربع',
    city: 'دمشق',
    near: 'المزة',
    address: 'أوتوستراد المزة',
    lat: '33.5',
    lng: '36.245',
    paper: 'green_tabu',
    photos: '',
    ...values,
  })
    .map((cell) => `"${cell.replaceAll('"', '""')}"`)
    .join(',');
export const csv = (...lines: string[]) => Buffer.from([`\ufeff${HEADER}`, ...lines].join('\r\n'));
