import type { ComponentProps } from 'react'
import { createIntl, type IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import messages from '../messages/en_CA/leads.coach.json' with { type: 'json' }
import { durationText } from './duration-text.ts'

type Messages = NonNullable<ComponentProps<typeof IntlProvider>['messages']>
const intl = createIntl({ locale: 'en-CA', messages: messages as Partial<Messages> as Messages })

it.each([
  [47.6, '48 min'],
  [130, '2 h 10 min'],
  [5999, '99 h 59 min'],
  [6000, '100 h'],
  [100_971, '1,683 h'],
])('RESP-01 %d minutes are shown as %s', (minutes, text) => expect(durationText(intl, minutes)).toBe(text))
