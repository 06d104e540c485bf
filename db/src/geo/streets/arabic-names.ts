import { streetKey } from './street-words.ts';

/** What streets are called that the extract of 2023 names in English alone; ours, by town. */
const ARABIC: Readonly<Record<string, string>> = {
  latakia: `
    Abd Al Rahman Al-Gafiqi Street = شارع عبد الرحمن الغافقي
    AL-Ghabeh Street = شارع الغابة
    Al-Jalaa Street = شارع الجلاء
    Al Mahaba street = شارع المحبة
    Al Muthanna Ibn Haritha Street = شارع المثنى بن حارثة
    Al orjuwan Street = شارع الأرجوان
    Al qalaa Street = شارع القلعة
    Al Rasafa Street = شارع الرصافة
    Al Thawra Street = شارع الثورة
    Aleppo Avenue = شارع حلب
    Antakia Street = شارع أنطاكية
    Badawi Al Jabal Street = شارع بدوي الجبل
    bouqa street = شارع بوقا
    Egypt Street = شارع مصر
    Hanano Street = شارع هنانو
    Hassan Bin Thabet Street = شارع حسان بن ثابت
    Hutteen Square = ساحة حطين
    Khalid ibn al-walid Street = شارع خالد بن الوليد
    kuwait street = شارع الكويت
    Maysaloun street = شارع ميسلون
    Mutanabbi Street = شارع المتنبي
    Omar Ebn Abd AL Aziz Street = شارع عمر بن عبد العزيز
    Qatar street = شارع قطر
    qneinas Roundabout = دوار قنينص
    Saad zaghloul Street = شارع سعد زغلول
    Syria Avenue = شارع سوريا
    sport city road = طريق المدينة الرياضية`,
  aleppo: `
    Al-Amin Street = شارع الأمين
    Ali Bin Abi Talep Steet = شارع علي بن أبي طالب
    Fares al Khouri Street = شارع فارس الخوري
    Souq al-Nahaseen = سوق النحاسين
    Souq al Hibal = سوق الحبال
    Souq al Jukh = سوق الجوخ
    Souq al Sabun = سوق الصابون
    Souq Bab Antakia = سوق باب أنطاكية
    Souq el Attarine = سوق العطارين
    Suq Alhal Street = شارع سوق الهال
    Tabouk Street = شارع تبوك
    Yatmouk Street = شارع اليرموك
    Youssef Al Azmeh Street = شارع يوسف العظمة`,
  damascus: `
    Ahmad Kiftaro Street = شارع أحمد كفتارو
    Al Mothana Ben Al Haretha Street = شارع المثنى بن حارثة
    Omar Almokhtar Avenue = شارع عمر المختار
    Thabet Bin Qais Str. = شارع ثابت بن قيس`,
  homs: 'Al-Hamra Street = شارع الحمراء',
  'deir-ez-zor': `
    Omar Ibn Al Khattab Street = شارع عمر بن الخطاب
    Panorama Roundabout = دوار البانوراما`,
  raqqa: `
    Abi Tamam Street = شارع أبي تمام
    Adnan Malki Street = شارع عدنان المالكي
    Al Fardous Street = شارع الفردوس
    Fardos Street = شارع الفردوس
    Faysal Street = شارع فيصل
    Intifada Street = شارع الانتفاضة
    Istiqlal Street = شارع الاستقلال
    Kahraba Street = شارع الكهرباء
    Kouatli Street = شارع القوتلي
    Mansour Street = شارع المنصور
    Noor Street = شارع النور
    Tell Abiad Street = شارع تل أبيض`,
};

const keyIn = (city: string, nameEn: string) => {
  const { kind, key } = streetKey(nameEn);
  return `${city} ${kind} ${key}`;
};
const known = new Map(
  Object.entries(ARABIC).flatMap(([city, rows]) =>
    rows
      .trim()
      .split('\n')
      .map((row) => row.trim().split(' = '))
      .map(([nameEn = '', nameAr = '']) => [keyIn(city, nameEn), nameAr] as const),
  ),
);

/** What a street of a town (its key) is called in Arabic; null where we do not know. */
export const arabicNameOf = (city: string, nameEn: string): string | null => known.get(keyIn(city, nameEn)) ?? null;
