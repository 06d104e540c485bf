export const raqqa = `
= raqqa | الرقة | Raqqa | 38.950 36.050 | 944000 | محافظة الرقة, الرقه, ريف الرقة, Rakka, Ar-Raqqah, Riqqa

raqqa | الرقة | Raqqa | 39.012 35.953 | 1 | 220500 | الرقه, مدينة الرقة, Rakka, Ar-Raqqah
- al-andalus | الأندلس | Al-Andalus | 38.994 35.967 | 3 | اندلس
- al-thawra | الثورة | Al-Thawra | 39.015 35.963 | 3 | ثورة
- al-hurriyah | الحرية | Al-Hurriyah | 39.007 35.962 | 3 | حرية
- al-wihdeh | الوحدة | Al-Wihdeh | 39.000 35.961 | 3 | وحدة
- tishreen | تشرين | Tishreen | 39.035 35.959 | 3 | حي تشرين
- al-dariyah | الدرعية | Al-Dariyah | 38.985 35.961 | 2 | درعية, Dareiyeh
- al-rumaniyah | الرومانية | Al-Rumaniyah | 38.976 35.964 | 3 | رومانية
- hittin | حطين | Hittin | 38.980 35.959 | 3 | Hetteen
- al-salihiyah | الصالحية | Al-Salihiyah | 39.021 35.959 | 3 | صالحية
- rumaylah | الرميلة | Rumaylah | 39.030 35.965 | 2 | رميلة, Rmeileh
- al-nahda | النهضة | Al-Nahda | 38.995 35.956 | 3 | نهضة
- al-mansour | المنصور | Al-Mansour | 39.015 35.953 | 2 | منصور, شارع المنصور
- al-mahdi | المهدي | Al-Mahdi | 39.023 35.953 | 3 | مهدي
- al-batani | البتاني | Al-Batani | 39.033 35.953 | 3 | بتاني
- al-amin | الأمين | Al-Amin | 39.007 35.951 | 3 | امين
- al-qadisiyah | القادسية | Al-Qadisiyah | 38.982 35.950 | 3 | قادسية
- al-rashid | الرشيد | Al-Rashid | 39.015 35.947 | 2 | رشيد, حديقة الرشيد
- al-rafiqah | الرافقة | Al-Rafiqah | 39.024 35.946 | 3 | رافقة
- ammar-ibn-yasir | عمار بن ياسر | Ammar ibn Yasir | 39.034 35.945 | 3 |
- al-mamoun | المأمون | Al-Mamoun | 39.049 35.944 | 3 | مأمون
- al-mashlab | المشلب | Al-Mashlab | 39.057 35.949 | 2 | مشلب, Mashleb
- hisham-ibn-abd-al-malik | هشام بن عبد الملك | Hisham ibn Abd al-Malik | 39.019 35.941 | 3 |
- al-yarmouk | اليرموك | Al-Yarmouk | 38.981 35.941 | 3 | يرموك
- al-furat | الفرات | Al-Furat | 39.002 35.940 | 3 | فرات
- al-tayyar | الطيار | Al-Tayyar | 38.989 35.936 | 3 | طيار
al-tabqah | الطبقة | Al-Tabqah | 38.547 35.837 | 2 | 69400 | الثورة, طبقة, Tabqa, Tabka, Thawra
- al-iskan | الإسكان | Al-Iskan | 38.534 35.847 | 3 | اسكان
tell-abyad | تل أبيض | Tell Abyad | 38.955 36.694 | 2 | 14800 | تل ابيض, Tal Abyad
ain-issa | عين عيسى | Ain Issa | 38.862 36.384 | 3 | 6700 | Ein Issa
al-jarniyah | الجرنية | Al-Jarniyah | 38.234 36.160 | 4 | | جرنية
al-karamah | الكرامة | Al-Karamah | 39.281 35.870 | 4 | | كرامة
al-mansurah | المنصورة | Al-Mansurah | 38.744 35.840 | 3 | 16200 | منصورة
al-sabkhah | السبخة | Al-Sabkhah | 39.264 35.812 | 4 | | سبخة
maadan | معدان | Maadan | 39.607 35.755 | 4 | |
suluk | سلوك | Suluk | 39.126 36.598 | 4 | | Slouk
al-rusafah | الرصافة | Al-Rusafah | 38.757 35.630 | 4 | | رصافة
`;
