export const latakia = `
= latakia | اللاذقية | Latakia | 36.010 35.580 | 1008000 | محافظة اللاذقية, ريف اللاذقية, اللاذقيه, Lattakia, Latakiya, Ladhiqiyah, Lazkieh

latakia | اللاذقية | Latakia | 35.789 35.528 | 1 | 383800 | اللاذقيه, لاذقية, مدينة اللاذقية, Lattakia, Latakiya, Lazkieh, Laodicea
- al-ziraa | الزراعة | Al-Ziraa | 35.803 35.527 | 1 | مشروع الزراعة, زراعة, حي الزراعة, Ziraa, Zira'a, Mashrou Ziraa
- american-quarter | الأمريكان | American Quarter | 35.776 35.520 | 1 | الأميركان, حي الأمريكان, أمريكان, Amerkan, Americain
- al-kournish-al-gharbi | الكورنيش الغربي | Western Corniche | 35.768 35.514 | 1 | الكورنيش, كورنيش غربي, Corniche, Kornish
- al-kournish-al-janoubi | الكورنيش الجنوبي | Southern Corniche | 35.775 35.503 | 1 | كورنيش جنوبي, South Corniche
- al-shati-al-azraq | الشاطئ الأزرق | Blue Beach | 35.748 35.571 | 1 | شاطئ ازرق, الشاطئ, Shatt Azraq, Shati Azrak
- project-seven | المشروع السابع | Seventh Project | 35.800 35.535 | 1 | مشروع سابع, مشروع 7, Project 7, Mashrou Sabee
- project-ten | المشروع العاشر | Tenth Project | 35.802 35.544 | 1 | مشروع عاشر, مشروع 10, Project 10, Mashrou Asher
- sheikh-daher | الشيخ ضاهر | Sheikh Daher | 35.778 35.523 | 1 | شيخ ضاهر, ساحة الشيخ ضاهر, Shekhdaher, Sheikhdaher
- al-saliba | الصليبة | Al-Saliba | 35.777 35.514 | 1 | صليبة, Saliba, Slaibeh, Sleibeh
- al-oweina | العوينة | Al-Oweina | 35.782 35.522 | 2 | عوينة, Aweineh, Owaina
- al-qalaa | القلعة | Al-Qalaa | 35.786 35.521 | 2 | قلعة, Qalaa, Al-Alaa
- al-tabiyat | الطابيات | Al-Tabiyat | 35.782 35.509 | 2 | طابيات, Tabiat
- al-quds | القدس | Al-Quds | 35.805 35.513 | 3 | قدس
- latakia-university | جامعة اللاذقية | Latakia University | 35.808 35.521 | 2 | الجامعة, جامعة تشرين, Tishreen University, University
- tishreen | تشرين | Tishreen | 35.811 35.537 | 3 | حي تشرين
- al-thawra | الثورة | Al-Thawra | 35.789 35.537 | 3 | ثورة
- al-jomhouriyah | الجمهورية | Al-Jomhouriyah | 35.781 35.533 | 2 | جمهورية, شارع الجمهورية, Jumhurieh
- ugarit | أوغاريت | Ugarit | 35.790 35.550 | 2 | اوغاريت, شارع أوغاريت, Ougarit
- al-daatour | الدعتور | Al-Daatour | 35.795 35.555 | 2 | دعتور, دعتور بسنادا, Datour
- basnada | بسنادا | Basnada | 35.808 35.549 | 2 | Bsnada, Besnada
- squbeen | سقوبين | Squbeen | 35.823 35.555 | 2 | Skoubin, Sqoubin
- sunjuwan | سنجوان | Sunjuwan | 35.828 35.540 | 3 | Senjwan
- al-raml-al-shamali | الرمل الشمالي | Al-Raml al-Shamali | 35.781 35.543 | 2 | رمل شمالي, Raml Shamali
- al-raml-al-janoubi | الرمل الجنوبي | Al-Raml al-Janoubi | 35.783 35.502 | 2 | الرمل الفلسطيني, رمل جنوبي, Raml Janoubi
- bustan-al-samakeh | بستان السمكة | Bustan al-Samakeh | 35.788 35.510 | 3 | Bostan Samaka
- marj-al-bahr | مرج البحر | Marj al-Bahr | 35.785 35.515 | 3 | مارتقلا, Mar Taqla
- al-ashrafiyah | الأشرفية | Al-Ashrafiyah | 35.771 35.518 | 3 | اشرفية
jableh | جبلة | Jableh | 35.929 35.362 | 2 | 54000 | جبله, Jabla, Jeble, Jablah
al-haffah | الحفة | Al-Haffah | 36.035 35.598 | 2 | 4300 | حفة, Haffeh
qardaha | القرداحة | Qardaha | 36.060 35.457 | 2 | 8700 | قرداحة, Kardaha
ain-shaqaq | عين شقاق | Ain Shaqaq | 36.030 35.397 | 4 | | Ein Shkak
ain-al-bayda | عين البيضا | Ain al-Bayda | 35.890 35.654 | 4 | | عين البيضة
ain-al-sharqiyah | عين الشرقية | Ain al-Sharqiyah | 36.102 35.332 | 4 | |
ain-al-tineh | عين التينة | Ain al-Tineh | 36.098 35.567 | 4 | |
al-bahluliyah | البهلولية | Al-Bahluliyah | 35.958 35.635 | 4 | | بهلولية
al-fakhurah | الفاخورة | Al-Fakhurah | 36.004 35.497 | 4 | | فاخورة
al-hinadi | الهنادي | Al-Hinadi | 35.873 35.512 | 4 | | هنادي
al-muzayraa | المزيرعة | Al-Muzayraa | 36.070 35.530 | 4 | | مزيرعة
al-qutailibiyah | القطيلبية | Al-Qutailibiyah | 36.013 35.292 | 4 | | قطيلبية
beit-yashout | بيت ياشوط | Beit Yashout | 36.122 35.315 | 4 | | Bait Yashout
al-daliyah | الدالية | Al-Daliyah | 36.147 35.237 | 4 | | دالية
harf-al-musaytirah | حرف المسيترة | Harf al-Musaytirah | 36.134 35.390 | 4 | |
jawbat-burghal | جوبة برغال | Jawbat Burghal | 36.172 35.494 | 4 | |
kassab | كسب | Kassab | 35.986 35.919 | 2 | 1800 | Kasab, Kessab
kinsabba | كنسبا | Kinsabba | 36.164 35.744 | 4 | | Kansabba
qastal-maaf | قسطل معاف | Qastal Maaf | 35.953 35.826 | 4 | | قسطل المعاف
rabia | ربيعة | Rabia | 36.037 35.786 | 4 | | Rabiaa
slinfah | صلنفة | Slinfah | 36.184 35.597 | 2 | 2100 | صلنفه, Slenfeh, Slunfeh
burj-islam | برج إسلام | Burj Islam | 35.804 35.675 | 4 | | برج اسلام
ras-al-basit | رأس البسيط | Ras al-Basit | 35.834 35.848 | 3 | | البسيط, Ras Albassit, Basit
wadi-qandil | وادي قنديل | Wadi Qandil | 35.842 35.721 | 4 | | Wadi Kandil
karsana | كرسانا | Karsana | 35.824 35.618 | 4 | | Kersana
mashqita | مشقيتا | Mashqita | 35.901 35.667 | 4 | | Mashkita
salma | سلمى | Salma | 36.140 35.688 | 4 | |
al-shabatliyah | الشبطلية | Al-Shabatliyah | 35.827 35.687 | 4 | | شبطلية, Shabatlieh
`;
