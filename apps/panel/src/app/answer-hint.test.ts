import { locales, localeTag } from '@vendor-panel/domain'
import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { loadMessages } from './messages.ts'
import { hintText } from '../features/leads/use-answer-hint.ts'

const english = {
  soon: 'Your reply is due in 45 minutes',
  hours: 'Your reply is due in 2 hours, 5 minutes',
  overdue: 'Your reply is overdue',
}
const sentences = {
  en_CA: { ...english, day: 'Your reply is due on Tuesday at 3:05 p.m.' },
  en_US: { ...english, day: 'Your reply is due on Tuesday at 3:05 PM' },
  en_AU: { ...english, day: 'Your reply is due on Tuesday at 3:05 pm' },
  en_SA: { ...english, day: 'Your reply is due on Tuesday at 3:05 PM' },
  de_DE: {
    soon: 'Ihre Antwort ist in 45 Minuten fällig',
    hours: 'Ihre Antwort ist in 2 Stunden, 5 Minuten fällig',
    day: 'Ihre Antwort ist am Dienstag um 15:05 Uhr fällig',
    overdue: 'Ihre Antwort ist überfällig',
  },
  tr_TR: {
    soon: 'Yanıt süreniz 45 dakika sonra dolacak',
    hours: 'Yanıt süreniz 2 saat 5 dakika sonra dolacak',
    day: 'Yanıt süreniz Salı günü saat 15:05 itibarıyla dolacak',
    overdue: 'Yanıt süreniz doldu',
  },
  ar_AE: {
    soon: 'بقي لك 45 دقيقة للرد',
    hours: 'بقي لك ساعتان و5 دقائق للرد',
    day: 'عليك الرد قبل الساعة 3:05 م من يوم الثلاثاء',
    overdue: 'تأخر ردك',
  },
  ar_SA: {
    soon: 'بقي لك ٤٥ دقيقة للرد',
    hours: 'بقي لك ساعتان و٥ دقائق للرد',
    day: 'عليك الرد قبل الساعة ٣:٠٥ م من يوم الثلاثاء',
    overdue: 'تأخر ردك',
  },
}
/** Unicode data separates some parts by spaces that do not break. */
const plain = (text: string | undefined) => text?.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll(/[\u200E\u200F]/g, '')

it.each(locales)('in %s the time that is left to reply is read as a sentence', async (locale) => {
  const intl = createIntl({ locale: localeTag(locale), messages: await loadMessages(locale, ['leads']), onError: () => {} })
  const spoken = (hint: Parameters<typeof hintText>[2]) => plain(hintText(intl, 'Europe/Berlin', hint, '2026-11-17T14:05:00Z').spoken)
  const due = (minutes: number) => spoken({ kind: 'due', minutes, tone: 'neutral' })
  expect({ soon: due(45), hours: due(125), day: due(1500), overdue: spoken({ kind: 'overdue' }) }).toEqual(sentences[locale])
})
