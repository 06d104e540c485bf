export const deirEzZor = `
= deir-ez-zor | دير الزور | Deir ez-Zor | 40.200 35.100 | 1239000 | محافظة دير الزور, الدير, ريف دير الزور, Deir Ezzor, Dair Alzour, Der Zor

deir-ez-zor | دير الزور | Deir ez-Zor | 40.146 35.336 | 1 | 211900 | الدير, مدينة دير الزور, Deir Ezzor, Dair Alzour, Der Zor, Deir Al-Zour
- al-joura | الجورة | Al-Joura | 40.121 35.344 | 1 | جورة, Joura
- al-qusour | القصور | Al-Qusour | 40.126 35.337 | 1 | قصور, Qusour
- al-hamidiyah | الحميدية | Al-Hamidiyah | 40.146 35.329 | 2 | حميدية
- al-rashdiyah | الرشدية | Al-Rashdiyah | 40.137 35.338 | 2 | رشدية, Rushdieh
- al-muwazzafin | الموظفين | Al-Muwazzafin | 40.135 35.329 | 2 | موظفين
- al-ommal | العمال | Al-Ommal | 40.153 35.328 | 2 | عمال, Ummal
- al-huwayqah | الحويقة | Al-Huwayqah | 40.139 35.345 | 2 | حويقة, Hweqa
- al-othmaniyah | العثمانية | Al-Othmaniyah | 40.140 35.347 | 3 | عثمانية
- al-wasat | الجامع الكبير والوسط | Al-Wasat | 40.135 35.342 | 2 | الوسط, الجامع الكبير, City Centre
- sheikh-yasin | الشيخ ياسين | Sheikh Yasin | 40.147 35.334 | 3 | شيخ ياسين
- al-baajin | البعاجين | Al-Baajin | 40.135 35.333 | 3 | بعاجين
- abu-abed | أبو عابد | Abu Abed | 40.140 35.333 | 3 | ابو عابد
- ali-bek | علي بك | Ali Bek | 40.155 35.333 | 3 | عبد العزيز
- al-shuhada | الشهداء | Al-Shuhada | 40.131 35.331 | 3 | شهداء
- hittin | حطين | Hittin | 40.152 35.323 | 3 |
- harabish | هرابش | Harabish | 40.165 35.312 | 2 | تشرين, Harabesh
- maysalun | ميسلون | Maysalun | 40.148 35.320 | 3 |
- al-jafra | الجفرة | Al-Jafra | 40.164 35.307 | 3 | جفرة
- al-boughailiyah | البغيلية | Al-Boughailiyah | 40.093 35.379 | 3 | بغيلية
- al-husayniyah | الحسينية | Al-Husayniyah | 40.151 35.359 | 3 | حسينية
- al-muhajireen | المهاجرين | Al-Muhajireen | 40.110 35.346 | 3 | مهاجرين
- hatla | حطلة | Hatla | 40.189 35.344 | 3 | Hatlah
al-bukamal | البوكمال | Al-Bukamal | 40.917 34.452 | 2 | 42500 | أبو كمال, ابوكمال, Abu Kamal, Albukamal
al-mayadin | الميادين | Al-Mayadin | 40.453 35.020 | 2 | 44000 | ميادين, Mayadeen
hajin | هجين | Hajin | 40.831 34.689 | 3 | 37900 | Hajeen
al-asharah | العشارة | Al-Asharah | 40.561 34.918 | 3 | 17500 | عشارة
al-busayrah | البصيرة | Al-Busayrah | 40.428 35.158 | 3 | | بصيرة, Buseira
al-jalaa | الجلاء | Al-Jalaa | 40.825 34.627 | 4 | | جلاء
al-kasrah | الكسرة | Al-Kasrah | 39.914 35.569 | 4 | | كسرة
al-susah | السوسة | Al-Susah | 40.968 34.525 | 3 | | سوسة, Sousa
al-suwar | الصور | Al-Suwar | 40.653 35.507 | 4 | | صور, Sour
al-tabni | التبني | Al-Tabni | 39.819 35.605 | 4 | | تبني
dhiban | ذيبان | Dhiban | 40.506 35.011 | 4 | | Theban
khasham | خشام | Khasham | 40.289 35.299 | 4 | | Khsham
muhassan | موحسن | Muhassan | 40.325 35.251 | 4 | | مو حسن
subaykhan | صبيخان | Subaykhan | 40.599 34.850 | 4 | |
abu-hamam | أبو حمام | Abu Hamam | 40.668 34.836 | 4 | | ابو حمام
al-baghuz | الباغوز | Al-Baghuz | 40.989 34.434 | 4 | | باغوز, Baghouz
al-kishkiyah | الكشكية | Al-Kishkiyah | 40.696 34.813 | 4 | | كشكية
al-quriyah | القورية | Al-Quriyah | 40.537 34.957 | 3 | | قورية
al-shuhayl | الشحيل | Al-Shuhayl | 40.454 35.093 | 3 | | شحيل, Shheil
gharanij | غرانيج | Gharanij | 40.719 34.787 | 4 | |
`;
