import { useQuery } from '@tanstack/react-query'
import { foldForSearch } from '@vendor-panel/domain'
import { CommandPalette } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useRoute } from 'wouter'
import { leadQuery } from '../features/leads/lead-queries.ts'
import type { Lead } from '../features/leads/lead-row.ts'
import { useLeadCommands } from '../features/leads/use-lead-commands.tsx'
import type { Command } from '../shared/command.ts'
import { useSearchText } from '../shared/list/use-search-text.ts'
import { pathId } from '../shared/path-id.ts'
import { paths } from '../shared/paths.ts'
import { useCoupleCommands, usePageCommands, useProviderCommands, useShellCommands } from './use-commands.ts'

const providerPagesMax = 8

type Section = { title: string; commands: readonly Command[] }

/** Opens pages and couples, and acts on the open couple, the theme and the language (checklist: ⌘K of the shell). */
export function CommandPaletteDialog({ onClose }: { onClose: () => void }) {
  const [isLead, params] = useRoute<{ leadId: string }>(paths.lead.pattern)
  const leadId = isLead ? pathId(params.leadId) : null
  const { data, isPending } = useQuery({ ...leadQuery(leadId ?? 0), enabled: leadId !== null })
  // The page of a couple has read it, or is about to.
  if (leadId !== null && isPending) return null
  const lead = leadId === null ? undefined : data?.data
  return lead?.isShown ? <LeadPalette lead={lead} onClose={onClose} /> : <Palette onClose={onClose} />
}

/** The actions on the open couple come first. */
function LeadPalette({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { title, commands, dialog } = useLeadCommands(lead, onClose)
  return dialog ?? <Palette first={{ title, commands }} onClose={onClose} />
}

/** Commands whose label has every word of the text, without case, accents or Turkish dots. */
function narrowed(commands: readonly Command[], text: string): readonly Command[] {
  const terms = foldForSearch(text).split(' ').filter(Boolean)
  return commands.filter(({ label }) => terms.every((term) => foldForSearch(label).includes(term)))
}

function Palette({ first, onClose }: { first?: Section; onClose: () => void }) {
  const intl = useIntl()
  const [, navigate] = useLocation()
  const [searched, setSearched] = useState('')
  const { text, change } = useSearchText(searched, (next) => setSearched(next ?? ''))
  const couples = useCoupleCommands(searched)
  const pages = usePageCommands()
  const providerPages = useProviderCommands()
  const actions = useShellCommands(onClose)
  const sections: Section[] = [
    ...(first ? [{ ...first, commands: narrowed(first.commands, text) }] : []),
    { title: intl.formatMessage({ id: 'app.command.pages' }), commands: narrowed(pages, text) },
    {
      title: intl.formatMessage({ id: 'app.nav.providers' }),
      commands: text.trim() === '' ? [] : narrowed(providerPages, text).slice(0, providerPagesMax),
    },
    { title: intl.formatMessage({ id: 'app.command.couples' }), commands: couples.commands },
    { title: intl.formatMessage({ id: 'app.command.actions' }), commands: narrowed(actions, text) },
  ].filter(({ commands }) => commands.length > 0)
  const choose = (key: string) => {
    const command = sections.flatMap(({ commands }) => commands).find(({ id }) => id === key)
    if (!command) return
    if ('run' in command) return command.run()
    navigate(command.href)
    onClose()
  }
  const status = couples.isFailed
    ? intl.formatMessage({ id: 'app.command.failed' })
    : couples.isSearching
      ? intl.formatMessage({ id: 'app.command.searching' })
      : sections.length === 0
        ? intl.formatMessage({ id: 'app.command.none' }, { text: text.trim() })
        : undefined
  return (
    <CommandPalette
      label={intl.formatMessage({ id: 'app.command.label' })}
      placeholder={intl.formatMessage({ id: 'app.command.placeholder' })}
      text={text}
      onTextChange={change}
      status={status}
      sections={sections.map(({ title, commands }) => ({ title, items: commands }))}
      onAction={choose}
      onClose={onClose}
    />
  )
}
