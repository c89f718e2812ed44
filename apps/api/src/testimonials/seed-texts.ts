/** What couples of the demo wrote, and the replies. */
export const testimonialTexts = {
  en: {
    comments: [
      'From the first call to the last dance everything was thought of. Our guests still talk about the evening.',
      'The team stayed calm when it started to rain and had the tables moved inside within minutes.',
      'We felt welcome from the start. The food was wonderful, and nobody had to wait for it.',
      'Honest advice, fair prices, and a day that was entirely ours. We would choose them again.',
      'Even better than in the pictures. The lights in the evening were magical.',
      'They answered every question within hours, even the tenth one about the seating plan.',
      'Our grandparents were looked after as kindly as we were. Thank you for that.',
      'Perfectly organised. The small delay with the music was solved before anybody noticed.',
    ],
    critical: [
      'A beautiful place, but the parking was full and some guests arrived late.',
      'We had to ask several times before we got an answer about the menu.',
    ],
    replies: [
      'Thank you for your kind words. It was a joy to celebrate with you.',
      'What a lovely message. We wish you all the best for your life together.',
      'Thank you for telling us. We have taken your advice to heart and changed it.',
    ],
    addition: 'And the food! Everybody still speaks of the dumplings.',
    pictures: ['The tables in the evening light', 'Our first dance'],
  },
  tr: {
    comments: [
      'İlk görüşmeden son dansa kadar her şey düşünülmüştü. Misafirlerimiz hâlâ o geceyi konuşuyor.',
      'Yağmur başladığında ekip sakin kaldı, masalar dakikalar içinde içeri alındı.',
      'En başından beri kendimizi evimizde hissettik. Yemekler harikaydı, kimse beklemedi.',
      'Dürüst öneriler, makul fiyatlar ve tamamen bize ait bir gün. Yine onları seçerdik.',
      'Fotoğraflardakinden bile güzeldi. Akşam ışıkları büyüleyiciydi.',
      'Oturma planıyla ilgili onuncu sorumuza bile birkaç saat içinde yanıt verdiler.',
    ],
    critical: [
      'Mekân çok güzeldi ama otopark doluydu, bazı misafirler geç kaldı.',
      'Menü hakkında yanıt almak için birkaç kez sormamız gerekti.',
    ],
    replies: [
      'Güzel sözleriniz için teşekkür ederiz. Sizinle kutlamak bizim için mutluluktu.',
      'Ne güzel bir mesaj. Birlikte bir ömür mutluluklar dileriz.',
      'Bize yazdığınız için teşekkürler. Önerinizi dikkate aldık ve değiştirdik.',
    ],
    addition: 'Bir de yemekler! Herkes hâlâ mantıdan söz ediyor.',
    pictures: ['Akşam ışığında masalar', 'İlk dansımız'],
  },
  ar: {
    comments: [
      'من أول مكالمة حتى آخر رقصة كان كل شيء مدروسًا. ما زال ضيوفنا يتحدثون عن تلك الليلة.',
      'حافظ الفريق على هدوئه عندما بدأ المطر، ونُقلت الطاولات إلى الداخل خلال دقائق.',
      'شعرنا بالترحيب منذ البداية. الطعام كان رائعًا ولم ينتظر أحد.',
      'نصائح صادقة وأسعار عادلة ويوم كان لنا بالكامل. سنختارهم مرة أخرى.',
      'أجمل حتى من الصور. كانت الأضواء في المساء ساحرة.',
      'أجابوا عن كل سؤال خلال ساعات، حتى السؤال العاشر عن توزيع المقاعد.',
    ],
    critical: [
      'المكان جميل، لكن موقف السيارات كان ممتلئًا وتأخر بعض الضيوف.',
      'اضطررنا إلى السؤال عدة مرات قبل أن نحصل على إجابة عن قائمة الطعام.',
    ],
    replies: [
      'شكرًا على كلماتكما اللطيفة. سعدنا بالاحتفال معكما.',
      'رسالة جميلة. نتمنى لكما حياة سعيدة معًا.',
      'شكرًا لأنكما كتبتما لنا. أخذنا بنصيحتكما وغيّرنا ذلك.',
    ],
    addition: 'والطعام! ما زال الجميع يتحدثون عنه.',
    pictures: ['الطاولات في ضوء المساء', 'رقصتنا الأولى'],
  },
}
