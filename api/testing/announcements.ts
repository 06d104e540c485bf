import { randomUUID } from 'node:crypto';

/** An announcement to everybody as the desk sends it. */
export const anAnnouncementForm = (over: object = {}) => ({
  id: randomUUID(),
  topic: 'all',
  subjectId: null,
  search: null,
  isPromotion: false,
  titleAr: 'الموقع متوقف ليلة الجمعة',
  titleEn: 'The site rests on Friday night',
  textAr: 'من 2 إلى 4 فجرًا، لصيانة الخوادم.',
  textEn: 'From 2 to 4 in the morning, while we mend the servers.',
  url: null,
  ...over,
});
