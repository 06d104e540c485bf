export const quneitra = `
= quneitra | القنيطرة | Quneitra | 35.830 33.060 | 90000 | محافظة القنيطرة, الجولان, Kuneitra, Qunaitra, Golan, Al-Joulan

quneitra | القنيطرة | Quneitra | 35.825 33.124 | 1 | | مدينة القنيطرة, Kuneitra, Qunaitra
khan-arnabah | خان أرنبة | Khan Arnabah | 35.891 33.182 | 2 | 7400 | خان ارنبة, Khan Arnaba
madinat-al-salam | مدينة السلام | Madinat al-Salam | 35.871 33.171 | 2 | 4800 | مدينة البعث, السلام
hamidiyah-quneitra | الحميدية | Al-Hamidiyah | 35.847 33.158 | 4 | | حميدية القنيطرة
al-rafid | الرفيد | Al-Rafid | 35.902 32.957 | 4 | | رفيد
hader | حضر | Hader | 35.831 33.280 | 4 | 4800 | Hadar
jaba | جبا | Jaba | 35.926 33.162 | 3 | 5400 | Jiba
jubata-al-khashab | جباتا الخشب | Jubata al-Khashab | 35.832 33.226 | 3 | 5100 | Jbata
naba-al-sakhr | نبع الصخر | Naba al-Sakhr | 35.948 33.085 | 4 | |
majdal-shams | مجدل شمس | Majdal Shams | 35.770 33.267 | 3 | | المجدل, Majdel Shams
buqata | بقعاثا | Buqata | 35.779 33.202 | 4 | | Bukata
masada | مسعدة | Masada | 35.756 33.233 | 4 | | Mas'ade
ein-qiniyya | عين قنية | Ein Qiniyya | 35.729 33.237 | 4 | | عين قنيا
fiq | فيق | Fiq | 35.700 32.778 | 3 | | Fik
khushniyah | الخشنية | Khushniyah | 35.808 32.999 | 4 | | خشنية
`;
