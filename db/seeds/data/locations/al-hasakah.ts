export const alHasakah = `
= al-hasakah | الحسكة | Al-Hasakah | 40.850 36.550 | 1512000 | محافظة الحسكة, الجزيرة, ريف الحسكة, الحسكه, Hasaka, Hasakeh, Hassakeh, Hassaka

al-hasakah | الحسكة | Al-Hasakah | 40.747 36.504 | 1 | 188200 | الحسكه, حسكة, مدينة الحسكة, Hasaka, Hasakeh, Hassakeh, Hesekê
- al-nasirah | الناصرة | Al-Nasirah | 40.731 36.521 | 2 | ناصرة
- ghuwayran | غويران | Ghuwayran | 40.757 36.491 | 1 | غويران الحسكة, Ghweran, Gweran
- al-nashwa | النشوة | Al-Nashwa | 40.727 36.488 | 1 | نشوة, النشوة الغربية, Nashwah
- east-nashwa | النشوة الشرقية | East Nashwa | 40.735 36.494 | 2 | نشوة شرقية
- al-aziziyah | العزيزية | Al-Aziziyah | 40.761 36.513 | 2 | عزيزية
- al-salihiyah | الصالحية | Al-Salihiyah | 40.751 36.511 | 2 | صالحية
- tal-hajar | تل حجر | Tal Hajar | 40.741 36.519 | 1 | تلحجر, Tall Hajar
- al-mufti | المفتي | Al-Mufti | 40.752 36.519 | 1 | مفتي, Moufti
- msheirfeh | مشيرفة | Msheirfeh | 40.730 36.535 | 3 | المشيرفة
- khashman | خشمان | Khashman | 40.753 36.529 | 3 | Khachman
- al-mashtal | المشتل | Al-Mashtal | 40.732 36.529 | 3 | مشتل
- al-maishiyah | المعيشية | Al-Maishiyah | 40.729 36.524 | 3 | معيشية
- al-baytara | البيطرة | Al-Baytara | 40.726 36.519 | 3 | بيطرة
- al-qusour | القصور | Al-Qusour | 40.733 36.517 | 3 | قصور
- al-kallaseh | الكلاسة | Al-Kallaseh | 40.724 36.511 | 2 | كلاسة
- al-ghazal | الغزل | Al-Ghazal | 40.771 36.510 | 3 | غزل
- north-matar | المطار الشمالي | North Matar | 40.737 36.506 | 3 | مطار شمالي
- south-matar | المطار الجنوبي | South Matar | 40.742 36.498 | 3 | مطار جنوبي
- national-hospital | المشفى الوطني | National Hospital | 40.760 36.506 | 3 | المشفى
- abu-amsha | أبو عمشة | Abu Amsha | 40.770 36.504 | 3 | ابو عمشة
- municipal-stadium | الملعب البلدي | Municipal Stadium | 40.743 36.507 | 3 | الملعب
- al-wusta | الوسطى | Al-Wusta | 40.748 36.504 | 2 | الوسطي, المدينة, City Centre
- al-askari | العسكري | Al-Askari | 40.754 36.503 | 3 | عسكري
- al-khabour | الخابور | Al-Khabour | 40.720 36.494 | 3 | خابور
- al-thawra | الثورة | Al-Thawra | 40.754 36.493 | 3 | ثورة
- al-masaken | المساكن | Al-Masaken | 40.733 36.491 | 3 | مساكن
- abu-bakr | أبو بكر | Abu Bakr | 40.780 36.490 | 3 | ابو بكر
- sports-city | المدينة الرياضية | Sports City | 40.749 36.489 | 3 | مدينة رياضية
- al-lailiyah | الليلية | Al-Lailiyah | 40.739 36.488 | 3 | ليلية
- al-rusafa | الرصافة | Al-Rusafa | 40.718 36.490 | 3 | رصافة
- al-taqaddum | التقدم | Al-Taqaddum | 40.760 36.487 | 3 | تقدم
- al-villat | الفيلات | Al-Villat | 40.736 36.483 | 3 | فيلات
- al-zuhour | الزهور | Al-Zuhour | 40.751 36.475 | 3 | زهور
- hasakah-industrial-zone | المنطقة الصناعية | Industrial Zone | 40.763 36.474 | 3 | الصناعي, صناعة الحسكة
qamishli | القامشلي | Qamishli | 41.226 37.050 | 2 | 184200 | قامشلي, القامشلى, قامشلو, Kamishli, Qamishlo, Kameshli
- qamishli-al-wusta | الوسطى | Al-Wusta | 41.226 37.051 | 1 | وسطى, السوق, City Centre
- qadour-bek | قدور بك | Qadour Bek | 41.232 37.059 | 1 | قدوربك, Kaddour Bek, Qaddur Bak
- al-hilaliyah | الهلالية | Al-Hilaliyah | 41.196 37.051 | 1 | هلالية, Hilalieh
- al-antariyah | العنترية | Al-Antariyah | 41.258 37.056 | 1 | عنترية, Antarieh
- al-gharbiyah | الغربية | Al-Gharbiyah | ~41.212 37.055 | 2 | الحي الغربي, غربية
- al-kournish | الكورنيش | Al-Kournish | ~41.213 37.048 | 1 | كورنيش القامشلي, Corniche
- al-siyahi | السياحي | Al-Siyahi | ~41.220 37.055 | 1 | شارع السياحي, Siyahi
- tay | طي | Tay | ~41.222 37.035 | 2 | حي طي, Tayy
- halko | حلكو | Halko | ~41.215 37.038 | 2 | Helko
- al-arbawiyah | الأربوية | Al-Arbawiyah | ~41.233 37.052 | 2 | اربوية, Arbawieh
- al-bashiriyah | البشيرية | Al-Bashiriyah | ~41.227 37.057 | 2 | بشيرية
- maysalun | ميسلون | Maysalun | ~41.203 37.043 | 2 | Mayssaloun
al-malikiyah | المالكية | Al-Malikiyah | 42.140 37.178 | 2 | 26300 | مالكية, ديريك, ديرك, Derik, Dayrik, Malkieh
ras-al-ayn | رأس العين | Ras al-Ayn | 40.071 36.847 | 2 | 29300 | راس العين, سري كانيه, Serekaniye, Ras Al Ain
amuda | عامودا | Amuda | 40.930 37.104 | 2 | 26800 | عاموده, Amouda, Amude
al-darbasiyah | الدرباسية | Al-Darbasiyah | 40.653 37.069 | 3 | 8600 | درباسية, Darbasiyeh, Dirbesiye
al-arishah | العريشة | Al-Arishah | 40.763 36.249 | 4 | | عريشة
al-hawl | الهول | Al-Hawl | 41.151 36.390 | 4 | 3400 | هول, Hol
al-jawadiyah | الجوادية | Al-Jawadiyah | 41.820 36.987 | 4 | 6600 | جوادية, جل آغا, Chilagha
al-qahtaniyah | القحطانية | Al-Qahtaniyah | 41.547 37.027 | 3 | 16900 | قحطانية, تربه سبي, Tirbespi
al-shaddadi | الشدادي | Al-Shaddadi | 40.740 36.052 | 3 | 15800 | شدادي, Shaddadah
al-yaarubiyah | اليعربية | Al-Yaarubiyah | 42.064 36.811 | 3 | 6100 | يعربية, تل كوجر, Tal Kocher, Rabia Crossing
bir-al-helou | بئر الحلو | Bir al-Helou | 41.035 36.698 | 4 | | بير الحلو
markada | مركدة | Markada | 40.769 35.759 | 4 | | Markadah
tell-hamis | تل حميس | Tell Hamis | 41.398 36.757 | 4 | 5200 | Tal Hmees
tell-tamer | تل تمر | Tell Tamer | 40.372 36.654 | 3 | 7300 | Tal Tamr
maabadah | معبدة | Maabadah | 41.961 37.020 | 3 | 15800 | كركي لكي, المعبدة, Girke Lege
rumaylan | رميلان | Rumaylan | 41.953 37.012 | 3 | 11500 | Rmelan, Rimelan
tell-brak | تل براك | Tell Brak | 41.054 36.683 | 4 | | Tal Brak
`;
