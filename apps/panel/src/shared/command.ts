import type { LucideIcon } from 'lucide-react'

/** One entry of the command palette: it opens an address, or does something. */
export type Command = {
  id: string
  label: string
  icon: LucideIcon
  /** At the end of the line, such as the category of a couple. */
  note?: string
} & ({ href: string } | { run: () => void })
