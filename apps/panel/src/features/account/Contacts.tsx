import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { query } from '@vendor-panel/sdk/query'
import { Bdi, Button, Dialog, IconButton, Inline, ListRow, Menu, MenuItem, MenuTrigger, RowList, StatusTag, Text } from '@vendor-panel/ui'
import { BadgeCheck, CircleDashed, Ellipsis, Pencil, Plus, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { showToast } from '../../shared/toasts.ts'
import { usePhoneRules } from '../../shared/use-phone-rules.ts'
import { useWrite } from '../../shared/use-write.ts'
import { VerifyContactForm } from '../../shared/VerifyContactForm.tsx'
import { ContactDialog, contactReads, type ContactChange } from './ContactDialog.tsx'
import { SettingsSection } from './SettingsSection.tsx'

export type Contact = components['schemas']['Contact']

/** The addresses and numbers of a user: added, changed and removed with the password, and confirmed by a link or a code (SET-03, AUTH-01). */
export function Contacts({ customerUserId }: { customerUserId: number }) {
  const intl = useIntl()
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery(query('listContacts', { path: { customerUserId } }))
  const [change, setChange] = useState<ContactChange | null>(null)
  const [verificationKey, setVerificationKey] = useState<string | null>(null)
  return (
    <SettingsSection
      title={intl.formatMessage({ id: 'account.contacts.title' })}
      help={intl.formatMessage({ id: 'account.contacts.help' })}
    >
      <Inline>
        <Button icon={Plus} onPress={() => setChange({ kind: 'add' })}>
          {intl.formatMessage({ id: 'account.contacts.add' })}
        </Button>
      </Inline>
      {data ? (
        <RowList label={intl.formatMessage({ id: 'account.contacts.title' })} items={data.data}>
          {(contact) => <ContactRow contact={contact} customerUserId={customerUserId} onChange={setChange} onCode={setVerificationKey} />}
        </RowList>
      ) : isError ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton />
      )}
      {change && <ContactDialog customerUserId={customerUserId} change={change} onClose={() => setChange(null)} />}
      {verificationKey !== null && (
        <Dialog
          size="sm"
          title={intl.formatMessage({ id: 'contacts.verify.title' })}
          strings={{ close: intl.formatMessage({ id: 'account.cancel' }) }}
          onClose={() => setVerificationKey(null)}
        >
          <VerifyContactForm
            verificationKey={verificationKey}
            onVerified={({ value }) => {
              setVerificationKey(null)
              showToast({ tone: 'positive', text: intl.formatMessage({ id: 'account.contacts.verified' }, { value }) })
              for (const read of contactReads) void client.invalidateQueries({ queryKey: [read] })
            }}
          />
        </Dialog>
      )}
    </SettingsSection>
  )
}

type ContactRowProps = {
  contact: Contact
  customerUserId: number
  onChange: (change: ContactChange) => void
  /** A code was sent to the number. */
  onCode: (verificationKey: string) => void
}

function ContactRow({ contact, customerUserId, onChange, onCode }: ContactRowProps) {
  const intl = useIntl()
  const phones = usePhoneRules()
  const { id: contactId, type, isPrimary, verifiedAt } = contact
  const value = type === 'email' ? contact.value : (phones?.format(contact.value) ?? contact.value)
  const verification = useWrite('createContactVerification', {
    refetch: [],
    done: () => intl.formatMessage({ id: type === 'email' ? 'account.contacts.linkSent' : 'account.contacts.codeSent' }, { value }),
  })
  async function verify() {
    const { data } = await verification.write({ path: { customerUserId, contactId } })
    if (data.verificationKey !== null) onCode(data.verificationKey)
  }
  return (
    <ListRow
      actions={
        <>
          {verifiedAt === null && (
            <Button
              size="sm"
              aria-label={intl.formatMessage({ id: 'account.contacts.verifyOf' }, { value })}
              isPending={verification.isPending}
              onPress={() => void verify().catch(() => {})}
            >
              {intl.formatMessage({ id: 'account.contacts.verify' })}
            </Button>
          )}
          <MenuTrigger>
            <IconButton size="sm" icon={Ellipsis} label={intl.formatMessage({ id: 'account.contacts.menu' }, { value })} />
            <Menu label={intl.formatMessage({ id: 'account.contacts.menu' }, { value })} placement="bottom end">
              <MenuItem icon={Pencil} onAction={() => onChange({ kind: 'change', contact })}>
                {intl.formatMessage({ id: 'account.contacts.change' })}
              </MenuItem>
              {!isPrimary && (
                <MenuItem icon={Star} onAction={() => onChange({ kind: 'main', contact })}>
                  {intl.formatMessage({ id: 'account.contacts.makeMain' })}
                </MenuItem>
              )}
              <MenuItem icon={Trash2} onAction={() => onChange({ kind: 'remove', contact })}>
                {intl.formatMessage({ id: 'account.contacts.remove' })}
              </MenuItem>
            </Menu>
          </MenuTrigger>
        </>
      }
    >
      <Text weight="medium">
        <Bdi isLatin>{value}</Bdi>
      </Text>
      <Inline gap="sm">
        <Text size="sm" tone="muted" as="span">
          {intl.formatMessage({ id: `account.contacts.type.${type}` })}
        </Text>
        {isPrimary && (
          <StatusTag tone="neutral" icon={Star}>
            {intl.formatMessage({ id: 'account.contacts.main' })}
          </StatusTag>
        )}
        <StatusTag tone={verifiedAt === null ? 'caution' : 'positive'} icon={verifiedAt === null ? CircleDashed : BadgeCheck}>
          {intl.formatMessage({ id: verifiedAt === null ? 'account.contacts.unverified' : 'account.contacts.isVerified' })}
        </StatusTag>
      </Inline>
    </ListRow>
  )
}
