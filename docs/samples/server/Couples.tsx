import type { Answer } from '@vendor-panel/sdk'
import { Button, LocaleProvider, Page, Stack, Text } from '@vendor-panel/ui'
import { useEffect, useState } from 'react'

/** What the server reads, and the browser gets with the page. */
export type Leads = Answer<'listLeads'>

/** Rendered on the server, and once more in the browser from the same data. */
export function Couples({ leads: { data, meta } }: { leads: Leads }) {
  return (
    <LocaleProvider locale="en-CA">
      <Page title="Couples" note={meta.total} actions={<ThemeButton />}>
        <Stack as="ul">
          {data.map(({ id, couple }) => (
            <li key={id}>
              <Text>{couple.name}</Text>
            </li>
          ))}
        </Stack>
      </Page>
    </LocaleProvider>
  )
}

/** Without `data-theme` the page is as light or dark as the system. */
function ThemeButton() {
  const [theme, setTheme] = useState<'light' | 'dark'>()
  useEffect(() => {
    if (theme) document.documentElement.dataset['theme'] = theme
  }, [theme])
  return (
    <Button variant="primary" onPress={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
      {theme === 'dark' ? 'Light' : 'Dark'}
    </Button>
  )
}
