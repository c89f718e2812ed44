import '@vendor-panel/ui/reset.css'
import '@vendor-panel/ui/style.css'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { isApiError, uploadWithProgress, type Answer, type UploadProgress } from '@vendor-panel/sdk'
import { query, useMutate } from '@vendor-panel/sdk/query'
import { Banner, Button, Page, PasswordField, Stack, Text, TextField } from '@vendor-panel/ui'
import { useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { api, client, currentToken, keepToken, onSession } from './session.ts'

/** Shown where the server sent no sentence. */
const again = 'Please try again.'

function SignIn() {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  async function signIn() {
    try {
      keepToken((await api.createAccessToken({ body: { username, password } })).accessToken.id)
    } catch (cause) {
      setError((isApiError(cause) && cause.displayMessage) || again)
    }
  }
  return (
    <Page title="Sign in" width="narrow">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void signIn()
        }}
      >
        <Stack>
          {error !== undefined && (
            <Banner tone="critical" isLive>
              {error}
            </Banner>
          )}
          <TextField label="Username" autoComplete="username" value={username} onChange={setUsername} />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            strings={{ show: 'Show password', hide: 'Hide password' }}
          />
          <Button type="submit" variant="primary">
            Sign in
          </Button>
        </Stack>
      </form>
    </Page>
  )
}

function Couples() {
  const leads = useQuery(query('listLeads', { query: { sort: 'due', limit: 10 } }))
  if (leads.isPending) return <Text>Reading …</Text>
  if (leads.isError) return <Banner tone="critical">{leads.error.displayMessage ?? again}</Banner>
  const { data, meta } = leads.data
  return (
    <Page title="Couples" note={meta.total}>
      <Stack as="ul">
        {data.map((lead) => (
          <Couple key={lead.id} lead={lead} />
        ))}
      </Stack>
    </Page>
  )
}

function Couple({ lead }: { lead: Answer<'listLeads'>['data'][number] }) {
  const notes = useQuery(query('listLeadNotes', { path: { leadId: lead.id } }))
  const note = useMutate('createLeadNote', { refetch: ['listLeadNotes'] })
  const write = () => note.mutate({ path: { leadId: lead.id }, body: { body: 'Call before noon' }, idempotencyKey: crypto.randomUUID() })
  return (
    <li>
      <Text>
        {lead.couple.name}: {notes.data ? `${notes.data.data.length} notes` : '…'}
      </Text>
      <Button size="sm" isPending={note.isPending} onPress={write}>
        Note for {lead.couple.name}
      </Button>
    </li>
  )
}

function Attachments({ token }: { token: string }) {
  const session = useQuery(query('getAccessToken', { path: { accessTokenId: token } }))
  return session.data ? <CustomerAttachments customerId={session.data.data.user.customerId} /> : null
}

function CustomerAttachments({ customerId }: { customerId: number }) {
  const attachments = useQuery(query('listAttachments', { path: { customerId } }))
  const upload = useMutate('createAttachment', { refetch: ['listAttachments'] })
  const [progress, setProgress] = useState<UploadProgress>()
  const send = (file: File | undefined) => {
    if (file) upload.mutate({ path: { customerId }, body: { file }, fetch: uploadWithProgress(setProgress) })
  }
  return (
    <Page title="Attachments">
      <label>
        A file for your answers <input type="file" onChange={(event) => send(event.target.files?.[0])} />
      </label>
      {upload.isError && <Banner tone="critical">{upload.error.displayMessage ?? again}</Banner>}
      <Text>{progress ? `${progress.sent} of ${progress.total ?? '?'} bytes sent` : 'Nothing sent yet'}</Text>
      <Stack as="ul">
        {attachments.data?.data.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </Stack>
    </Page>
  )
}

function App() {
  const token = useSyncExternalStore(onSession, currentToken)
  if (token === null) return <SignIn />
  return (
    <>
      <Couples />
      <Attachments token={token} />
    </>
  )
}

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={client}>
    <App />
  </QueryClientProvider>,
)
