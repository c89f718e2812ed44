import { channelOpen } from '@vendor-panel/domain'
import type { Lead } from './lead-row.ts'

/** Whether the couple wrote by WhatsApp and can be answered there (LEAD-54). */
export const isWhatsAppCouple = ({ source, phone, contactPreference }: Pick<Lead, 'source' | 'phone' | 'contactPreference'>): boolean =>
  source === 'whatsapp' && phone !== null && channelOpen(contactPreference, 'sms')

/** The chat with a number in WhatsApp: the app on a phone, its page elsewhere. */
export const whatsAppAddress = (phone: string): string => `https://wa.me/${phone.replaceAll(/\D/g, '')}`
