export const homs = `
= homs | حمص | Homs | 38.300 34.400 | 1803000 | محافظة حمص, ريف حمص, Hums, Hims, Emesa

homs | حمص | Homs | 36.716 34.731 | 1 | 652600 | مدينة حمص, حمص العدية, Hums, Hims
- al-inshaat | الإنشاءات | Al-Inshaat | 36.700 34.723 | 1 | انشاءات, Inshaat, Insha'at, Enshaat
- al-ghouta | الغوطة | Al-Ghouta | 36.701 34.732 | 1 | غوطة, Ghouta, Ghuta
- al-hamra | الحمراء | Al-Hamra | 36.703 34.727 | 1 | الحمرا, حمرا, Hamra
- al-waer | الوعر | Al-Waer | 36.665 34.738 | 1 | وعر, Waer, Wa'er, Al-Wa'r
- new-waer | الوعر الجديدة | New Waer | 36.655 34.744 | 2 | وعر جديدة, Waer Jadideh
- al-tawzia-al-ijbari | التوزيع الإجباري | Al-Tawzia al-Ijbari | 36.694 34.720 | 2 | توزيع اجباري, Tawzee Ijbari
- al-mahatta | المحطة | Al-Mahatta | 36.704 34.722 | 2 | محطة, Mahatta
- al-dablan | الدبلان | Al-Dablan | 36.709 34.731 | 1 | دبلان, شارع الدبلان, Dablan
- al-malaab | الملعب | Al-Malaab | 36.705 34.736 | 2 | ملعب, شارع الملعب
- al-qusour | القصور | Al-Qusour | 36.710 34.744 | 2 | قصور, Qusour
- al-khalidiyah | الخالدية | Al-Khalidiyah | 36.721 34.755 | 2 | خالدية, Khaldiyeh
- al-bayada | البياضة | Al-Bayada | 36.728 34.752 | 2 | بياضة, Bayada
- deir-baalba | دير بعلبة | Deir Baalba | 36.746 34.753 | 2 | دير بعلبه, Dair Baalbeh
- north-deir-baalba | دير بعلبة الشمالي | North Deir Baalba | 36.743 34.758 | 3 |
- south-deir-baalba | دير بعلبة الجنوبي | South Deir Baalba | 36.748 34.748 | 3 |
- al-hasawiyah | الحصوية | Al-Hasawiyah | 36.708 34.757 | 3 | حصوية
- al-mimas | الميماس | Al-Mimas | 36.682 34.744 | 2 | ميماس, Meemas
- jouret-al-shayyah | جورة الشياح | Jouret al-Shayyah | 36.708 34.739 | 2 | Jouret Shiah
- al-sabil | السبيل | Al-Sabil | 36.730 34.739 | 3 | سبيل
- al-abbasiyah | العباسية | Al-Abbasiyah | 36.749 34.737 | 2 | عباسية, Abbasieh
- al-muhajireen | المهاجرين | Al-Muhajireen | 36.752 34.734 | 3 | مهاجرين, Mhajreen
- karm-shamsham | كرم شمشم | Karm Shamsham | 36.723 34.735 | 3 |
- al-hamidiyah | الحميدية | Al-Hamidiyah | 36.719 34.732 | 2 | حميدية, Hamidieh
- bustan-al-diwan | بستان الديوان | Bustan al-Diwan | 36.721 34.731 | 3 | Bostan Diwan
- al-baghtasiyah | البغطاسية | Al-Baghtasiyah | 36.706 34.730 | 3 | بغطاسية
- bab-tadmor | باب تدمر | Bab Tadmor | 36.724 34.730 | 3 | Bab Tadmur
- al-zahraa | الزهراء | Al-Zahraa | 36.742 34.729 | 2 | زهراء, Zahra
- bab-houd | باب هود | Bab Houd | 36.713 34.728 | 3 | Bab Hood
- bani-al-sibai | بني السباعي | Bani al-Sibai | 36.718 34.728 | 3 |
- bab-al-dreib | باب الدريب | Bab al-Dreib | 36.724 34.727 | 3 | باب دريب
- jamal-al-din | جمال الدين | Jamal al-Din | 36.721 34.727 | 3 |
- jub-al-jandali | جب الجندلي | Jub al-Jandali | 36.731 34.725 | 3 | Jeb Jandali
- bab-al-sebaa | باب السباع | Bab al-Sebaa | 36.718 34.722 | 2 | Bab Sbaa
- al-mraijeh | المريجة | Al-Mraijeh | 36.723 34.721 | 3 | مريجة
- al-fardos | الفردوس | Al-Fardos | 36.696 34.722 | 3 | فردوس
- al-khidr | الخضر | Al-Khidr | 36.715 34.718 | 3 | خضر, Khodr
- karm-al-zeitoun | كرم الزيتون | Karm al-Zeitoun | 36.732 34.719 | 2 | Karm Zaitoun
- al-nuzha | النزهة | Al-Nuzha | 36.719 34.717 | 2 | نزهة, Nozha
- al-adawiyah | العدوية | Al-Adawiyah | 36.723 34.720 | 3 | عدوية
- karm-al-loz | كرم اللوز | Karm al-Loz | 36.724 34.715 | 2 | Karm Louz
- akrama | عكرمة | Akrama | 36.717 34.710 | 1 | عكرمه, Ekrima, Ekrema, Akrameh
- new-akrama | عكرمة الجديدة | New Akrama | 36.713 34.712 | 2 | عكرمة جديدة
- baba-amr | بابا عمرو | Baba Amr | 36.690 34.711 | 2 | باباعمرو, Baba Amro
- al-sultaniyah | السلطانية | Al-Sultaniyah | 36.683 34.705 | 3 | سلطانية
- al-arman | الأرمن | Al-Arman | 36.741 34.707 | 3 | ارمن, حي الأرمن
- karm-al-shami | كرم الشامي | Karm al-Shami | 36.703 34.708 | 2 | Karm Shami
- masaken-al-iddikhar | مساكن الادخار | Masaken al-Iddikhar | 36.708 34.697 | 2 | مساكن الإدخار, الادخار
- wadi-al-dahab | وادي الدهب | Wadi al-Dahab | 36.731 34.703 | 2 | وادي الذهب, Wadi Dahab
- dahiyat-al-waleed | ضاحية الوليد | Dahiyat al-Waleed | 36.719 34.702 | 2 | الوليد, Waleed Suburb
- youth-housing | السكن الشبابي | Youth Housing | 36.692 34.694 | 2 | سكن شبابي
- al-wuroud | الورود | Al-Wuroud | 36.735 34.698 | 3 | ورود, Wouroud
- al-muallimin | المعلمين | Al-Muallimin | 36.717 34.748 | 3 | معلمين
al-rastan | الرستن | Al-Rastan | 36.732 34.925 | 2 | 39800 | رستن, Rastan, Ar-Rastan
palmyra | تدمر | Palmyra | 38.281 34.560 | 2 | 51300 | Tadmor, Tadmur, Palmyre
- udhaynah | أذينة | Udhaynah | 38.282 34.563 | 3 | اذينة
- al-ghouta-tadmur | الغوطة | Al-Ghouta | 38.279 34.556 | 3 | غوطة تدمر
- zenobia | زنوبيا | Zenobia | 38.279 34.560 | 2 | زنوبيا تدمر, Zanoubia
- al-nasr | النصر | Al-Nasr | 38.284 34.555 | 3 | نصر
al-qusayr | القصير | Al-Qusayr | 36.580 34.510 | 2 | 29800 | قصير, Qusair, Quseir
talkalakh | تلكلخ | Talkalakh | 36.259 34.669 | 2 | 18400 | تل كلخ, Tall Kalakh
al-mukharram | المخرم | Al-Mukharram | 37.081 34.817 | 3 | 6600 | المخرم الفوقاني, مخرم, Mukharam
talbiseh | تلبيسة | Talbiseh | 36.728 34.842 | 3 | 30800 | Talbisa, Talbeeseh
al-qaryatayn | القريتين | Al-Qaryatayn | 37.240 34.228 | 3 | 14200 | قريتين, Qaryatain
ain-al-nasr | عين النسر | Ain al-Nasr | 36.928 34.841 | 4 | 6600 | Ein Nisr
al-furqlus | الفرقلس | Al-Furqlus | 37.086 34.604 | 4 | 5100 | فرقلس, Forqlos
al-hawash | الحواش | Al-Hawash | 36.321 34.765 | 4 | | حواش, Hwash
al-nasirah | الناصرة | Al-Nasirah | 36.285 34.786 | 4 | | ناصرة الوادي, Nasra
marmarita | مرمريتا | Marmarita | 36.260 34.782 | 3 | 3200 | Marmrita
al-husn | الحصن | Al-Husn | 36.301 34.760 | 3 | 9000 | قلعة الحصن, Hosn, Krak des Chevaliers
al-qabou | القبو | Al-Qabou | 36.458 34.843 | 4 | | قبو
al-riqama | الرقاما | Al-Riqama | 36.917 34.539 | 4 | | رقاما
al-sukhnah | السخنة | Al-Sukhnah | 38.871 34.884 | 3 | 16200 | سخنة, Sukhna, Sokhna
hadidah | حديدة | Hadidah | 36.399 34.675 | 4 | | Hadideh
hisyah | حسياء | Hisyah | 36.760 34.411 | 3 | 5400 | حسيا, المدينة الصناعية حسياء, Hassia, Hissia
jubb-al-jarrah | جب الجراح | Jubb al-Jarrah | 37.324 34.835 | 4 | | Jeb Jarrah
khirbat-tin-nur | خربة تين نور | Khirbat Tin Nur | 36.558 34.702 | 4 | |
mahin | مهين | Mahin | 37.039 34.245 | 4 | 11800 | Mheen
sadad | صدد | Sadad | 36.925 34.314 | 4 | 3500 |
shin | شين | Shin | 36.423 34.777 | 4 | 11100 | Sheen
taldou | تلدو | Taldou | 36.524 34.875 | 3 | 15700 | الحولة, تل دو, Houla, Taldo
kafr-laha | كفر لاها | Kafr Laha | 36.496 34.894 | 4 | 20000 | كفرلاها
al-ghantu | الغنطو | Al-Ghantu | 36.697 34.822 | 4 | 9400 | غنطو
al-dar-al-kabirah | الدار الكبيرة | Al-Dar al-Kabirah | 36.681 34.786 | 4 | 15000 | دار كبيرة
al-mishrifah | المشرفة | Al-Mishrifah | 36.851 34.834 | 3 | 14900 | مشرفة, Mishrfeh, Qatna
fairouzeh | فيروزة | Fairouzeh | 36.757 34.703 | 3 | 6000 | فيروزه, Fairuzah
zaidal | زيدل | Zaidal | 36.773 34.725 | 3 | 5000 | Zeidal
qattinah | قطينة | Qattinah | 36.627 34.648 | 4 | 5200 | Kattineh
tir-maalah | تير معلة | Tir Maalah | 36.712 34.801 | 4 | | تيرمعلة
`;
