import type { components } from '@vendor-panel/contract'
import type { Tone } from '@vendor-panel/ui'
import { Ban, Heart, UsersRound, type LucideIcon } from 'lucide-react'
import type { MessageId } from '../../shared/page.ts'

export type CalendarEvent = components['schemas']['CalendarEvent']
export type CalendarProvider = components['schemas']['CalendarProvider']
export type EventType = CalendarEvent['type']

type Look = { label: MessageId; tone: Tone; icon: LucideIcon }

/** How each type of event looks: never by its colour alone (CAL-02). */
export const eventLooks: Record<EventType, Look> = {
  appointment: { label: 'calendar.type.appointment', tone: 'info', icon: UsersRound },
  wedding: { label: 'calendar.type.wedding', tone: 'promote', icon: Heart },
  blocked: { label: 'calendar.type.blocked', tone: 'neutral', icon: Ban },
}

export const eventTypes = ['appointment', 'wedding', 'blocked'] as const satisfies readonly EventType[]
