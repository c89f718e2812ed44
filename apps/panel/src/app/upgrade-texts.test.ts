import { locales, localeTag, upgradeKinds } from '@vendor-panel/domain'
import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { loadMessages } from './messages.ts'

/** A popup for each kind; that of features names the feature (UPG-07). */
const popups = [...upgradeKinds.filter((kind) => kind !== 'feature'), 'photo-uploads', 'dress-bidding'] as const

it.each(locales)('UPG-02 in %s each popup has a title, a text, and texts of its buttons, all of its own', async (locale) => {
  const intl = createIntl({ locale: localeTag(locale), messages: await loadMessages(locale, ['shared.upgrade']), onError: () => {} })
  const ids = [
    ...popups.flatMap((popup) => [`shared.upgrade.${popup}.title`, `shared.upgrade.${popup}.body`] as const),
    'shared.upgrade.close',
    'shared.upgrade.send',
  ] as const
  const texts = ids.map((id) => intl.formatMessage({ id }))
  expect(texts.filter((text, index) => text.trim() === '' || text === ids[index])).toEqual([])
  expect(new Set(texts).size).toBe(texts.length)
})
