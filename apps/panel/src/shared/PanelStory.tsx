import { QueryClientProvider } from '@tanstack/react-query'
import { examples } from '@vendor-panel/contract/examples'
import type { VendorApi } from '@vendor-panel/sdk'
import { createQueryClient } from '@vendor-panel/sdk/query'
import ruleMessages from '@vendor-panel/domain/messages/en_CA.json'
import { fakeApi, type FakeAnswers } from '@vendor-panel/sdk/testing'
import { NavigationProvider } from '@vendor-panel/ui'
import { use, useEffect, useState, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { Router, useLocation } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { ApiContext } from './api.ts'
import { SessionContext, type SessionActions } from './session.ts'
import { StoryLocale, storyTexts, type StoryTexts } from './story-texts.ts'
import { UserContext, type SessionUser } from './user.ts'

const catalogues = import.meta.glob<Record<string, string>>('../messages/en_CA/*.json', { eager: true, import: 'default' })
const sourceTexts: StoryTexts = {
  messages: Object.assign({}, ruleMessages, ...Object.values(catalogues)),
  translate: (value) => value,
}

const example = examples.getAccessToken.answer
if (!example) throw new Error('the contract has no example of a session')
/** The signed-in user of stories: the contract's example. */
export const storyUser: SessionUser = example.data.user

// A story does not navigate: the effect on the session is visible on the screen.
const idleSession: SessionActions = {
  open: () => Promise.resolve(),
  exit: () => {},
  exitTo: () => {},
  reload: () => Promise.resolve(),
  chooseLanguage: () => Promise.resolve(),
}

type PanelStoryProps = { answers?: FakeAnswers; path?: string; user?: SessionUser; session?: Partial<SessionActions>; children: ReactNode }

// React Aria keeps the announcement of a pending button for seven seconds, even if the button is removed.
export const clearAnnouncements = () => {
  for (const region of document.querySelectorAll('[data-live-announcer] > *')) region.replaceChildren()
}

/** The fakes, with sample content in another language. */
function translatedApi(answers: FakeAnswers, translate: StoryTexts['translate']): VendorApi {
  const api = fakeApi(answers) as unknown as Record<string, (input: unknown) => Promise<unknown>>
  const methods = Object.entries(api).map(([name, call]) => [name, async (input: unknown) => translate(await call(input))])
  return Object.fromEntries(methods) as VendorApi
}

/** The providers around a page, with typed fakes instead of a server. */
export function PanelStory({ answers = {}, path = '/', user = storyUser, session = {}, children }: PanelStoryProps) {
  const locale = use(StoryLocale)
  const isSource = locale === 'en_CA'
  const { messages, translate } = isSource ? sourceTexts : use(storyTexts(locale))
  const [api] = useState(() => (isSource ? fakeApi(answers) : translatedApi(answers, translate)))
  const [client] = useState(() => createQueryClient(api))
  const [location] = useState(() => memoryLocation({ path }))
  useEffect(() => clearAnnouncements, [])
  return (
    <IntlProvider locale={locale.replace('_', '-')} messages={messages} timeZone={user.details.timeZone}>
      <ApiContext value={api}>
        <QueryClientProvider client={client}>
          <Router hook={location.hook} searchHook={location.searchHook}>
            <UserContext value={translate(user)}>
              <SessionContext value={{ ...idleSession, ...session }}>
                <Links>{children}</Links>
              </SessionContext>
            </UserContext>
          </Router>
        </QueryClientProvider>
      </ApiContext>
    </IntlProvider>
  )
}

function Links({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation()
  return <NavigationProvider navigate={navigate}>{children}</NavigationProvider>
}
