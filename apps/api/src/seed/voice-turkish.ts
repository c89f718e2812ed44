import type { Voice } from './voice.ts'

const mail = (name: string) =>
  name.replaceAll('ı', 'i').replaceAll('İ', 'i').normalize('NFD').replace(/[^A-Za-z]/g, '').toLowerCase()
const withMail = (names: readonly string[]) => names.map((name) => [name, mail(name)] as const)

/** Couples who write to a venue in Istanbul. */
export const turkish: Voice = {
  locale: 'tr_TR',
  hers: withMail(['Elif', 'Zeynep', 'Şeyma', 'İpek', 'Gülşah', 'Defne', 'Merve', 'Büşra', 'Çağla', 'Nazlı', 'Ayşe', 'Özge', 'Selin', 'Irmak', 'Tuğçe', 'Ece']),
  his: withMail(['Mert', 'Emirhan', 'Çağrı', 'Burak', 'Oğuz', 'Kaan', 'İlker', 'Tolga', 'Barış', 'Doruk', 'Serkan', 'Ümit', 'Onur', 'Yiğit', 'Alp', 'Volkan']),
  families: withMail(['Yılmaz', 'Kaya', 'Demirtaş', 'Çelik', 'Şahin', 'Aydın', 'Öztürk', 'Arslan', 'Doğan', 'Kılıç', 'Güneş', 'Işık', 'Erdoğmuş', 'Bozkurt', 'Uçar', 'Karagöz']),
  coupleOf: (her, his) => `${her} & ${his}`,
  phoneOf: (digits) => `+90500000${digits.slice(0, 4)}`,
  budget: { from: 900, to: 3600, step: 50 },
  guests: { from: 80, to: 600 },
  openings: ['Merhaba,', 'İyi günler,', 'Merhabalar, sayfanızı çok beğendik.', 'İyi akşamlar,', 'Selamlar, sizi bir arkadaşımız önerdi.', 'Merhaba, geçen hafta nişanlandık.'],
  wishes: [
    'Düğünümüzü {date} tarihinde yaklaşık {guests} kişiyle yapmak istiyoruz.',
    '{date} için {guests} kişilik, Boğaz manzaralı bir yer arıyoruz.',
    'Hem kına hem düğün için mekân bakıyoruz; düğün {date}, {guests} davetli olacak.',
    '{date} tarihinde açık havada nikâh, ardından yemekli düğün düşünüyoruz. {guests} kişiyiz.',
    'Ailelerimiz kalabalık: {guests} davetli, tarih {date}. Bir hafta ileri geri olabilir.',
    'Sade bir düğün istiyoruz: {guests} kişi, güzel yemek, geç saate kadar müzik. Tarih {date}.',
  ],
  questions: [
    'Bu tarih boş mu, hafta sonu gelip görebilir miyiz?',
    'Kişi başı yemekli menü fiyatlarınız nedir?',
    'Yağmur yağarsa kapalı alan var mı?',
    'Müzik saat kaça kadar devam edebiliyor?',
    'Otopark ve vale hizmetiniz bulunuyor mu?',
    'Kendi orkestramızı getirebilir miyiz?',
    'Anneannem tekerlekli sandalye kullanıyor, asansör var mı?',
    'Kapora ne kadar, taksit yapılabiliyor mu?',
    'Hafta içi yaparsak fiyat değişir mi?',
  ],
  closings: ['Teşekkürler, {first}', 'Şimdiden teşekkür ederiz. {couple}', 'Dönüşünüzü bekliyoruz, {first}', 'Akşam altıdan sonra arayabilirsiniz. {first}', 'Sevgiler, {first}'],
  subject: '{provider}: düğününüz hakkında',
  replySubject: 'Ynt: {provider}: düğününüz hakkında',
  answers: [
    'Sevgili {first},\n\ntebrik ederiz, bizi düşündüğünüz için teşekkürler. {date} şu an boş. {guests} kişi için ana salon ve teras size ayrılır.\n\nCumartesi on birde gelip görmek ister misiniz?\n\nSaygılarımızla,\n{vendor}',
    'Merhaba {first},\n\nyemekli menülerimiz kişi başı 1.450 liradan başlıyor, içecekler dâhil. Tarihinizi on gün boyunca ücretsiz tutabiliriz.\n\nBu hafta telefonda görüşelim mi?\n\n{vendor}',
    'Sevgili {couple},\n\nyağmur için kapalı salonumuz hazır, yirmi dakikada geçiş yapıyoruz. Asansörümüz var, misafirleriniz hiç merdiven çıkmaz.\n\nSevgiler,\n{vendor}',
    'Merhaba {first},\n\n{date} maalesef dolu, ama bir önceki cuma ve sonraki pazar boş; ikisi de biraz daha uygun. Sizin için olur mu?\n\n{vendor}',
  ],
  replies: [
    'Hızlı cevabınız için teşekkürler! Cumartesi on bir bize uyar, annemle geleceğiz.',
    'Çok güzel, kış menüsünü de gönderebilir misiniz?',
    'Konuştuk, pazar günü de olur. {guests} kişi için fiyat ne olur?',
    'Mekânı çok beğendik. Babam kaporayı iki parçada ödemek istiyor, mümkün mü?',
    'Kusura bakmayın, nikâh tarihini bekledik. Artık kesin!',
    'Bütçemizi biraz aşıyor, hafta içi için indirim olur mu?',
  ],
  followUps: [
    'Merhaba {first}, tabii ki, not aldım. Sözleşmeyi yarın sabah gönderiyorum. {vendor}',
    'Sevgili {first}, iki parça olur: üçte biri şimdi, kalanı dört hafta önce. {vendor}',
    'Merhaba {first}, hafta içi kişi başı 200 lira indirim yapabiliriz. Ne dersiniz? {vendor}',
  ],
  shortMessages: [
    'Merhaba {first}, {provider} ekibinden {vendor}. Size e-posta gönderdim, akşam arayayım mı?',
    'Sevgili {first}, cumartesi ondan itibaren buradayız. Görüşmek üzere! {provider}',
  ],
  farewells: ['Her şey için teşekkürler, eve daha yakın bir yerde karar kıldık.', 'Düğünümüzü bir yıl ertelemek zorunda kaldık, tekrar yazacağız.'],
  notes: [
    'Teras istiyorlar, karar annesinde.',
    'Orkestra yedi kişi, sahne büyüyecek.',
    'Kına gecesi de bizde olabilir, fiyat sorulacak.',
    'Bütçe kesin, yat paketini önermeyin.',
    'Akşam altıdan sonra aranacak.',
    'Almanya’dan kırk misafir geliyor, otel listesi gönderildi.',
    'Fıstık alerjisi var, mutfağa söylendi.',
  ],
  callNotes: {
    no_answer: ['Cevap vermedi, altıdan sonra tekrar denenecek.', 'İki kez çaldı, açan olmadı.'],
    busy: ['Hat meşguldü.', 'Meşgul, SMS ile uygun saat soruldu.'],
    line_closed: ['Numara kapalı.', 'Hat kullanım dışı, e-posta yazıldı.'],
    talked: ['Güzel bir görüşme oldu, gelip görmek istiyorlar.', 'On dakika konuştuk, bütçe ailelerle netleşti.'],
  },
  offerNotes: ['Ana salon ve teras, kişi başı 1.450 lira, iki hafta geçerli.', 'Pazar fiyatı, kişi başı 200 lira indirimli.'],
  rivals: ['Çınar Bahçe', 'Sahil Kır Düğünü', 'Köşk Davet'],
  spam: ['Bir haftada 10.000 takipçi! Fiyat listesi için EVET yazın.', 'Sayın yetkili, uygun fiyata web sitesi yapıyoruz. Dönüşünüzü bekleriz.'],
  otherEvents: ['Merhaba, düğün değil, şirketimizin yılbaşı yemeği için soruyoruz: {guests} kişi, {date}. Fiyat alabilir miyiz?'],
}
