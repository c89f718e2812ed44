import { auditHandlers } from './platform/audit/audit.handlers.ts'
import { authHandlers } from './auth/auth.handlers.ts'
import { deviceSessionHandlers } from './auth/device-sessions.handlers.ts'
import { passwordResetHandlers } from './auth/password-resets.handlers.ts'
import { calendarHandlers } from './calendar/calendar.handlers.ts'
import { catalogItemHandlers } from './catalogs/catalog-items.handlers.ts'
import { catalogMenuPdfHandlers } from './catalogs/catalog-menu-pdf.handlers.ts'
import { catalogMenuHandlers } from './catalogs/catalog-menus.handlers.ts'
import { catalogHandlers } from './catalogs/catalogs.handlers.ts'
import { customerSpaceHandlers } from './catalogs/customer-spaces.handlers.ts'
import { priceHistoryHandlers } from './catalogs/price-history.handlers.ts'
import { agreementTextHandlers } from './configs/agreement-texts.handlers.ts'
import { categoryHandlers } from './configs/categories.handlers.ts'
import { configHandlers } from './configs/configs.handlers.ts'
import { placeHandlers } from './configs/places.handlers.ts'
import type { Handlers, OperationName } from './platform/contract/operation.ts'
import { agreementSignHandlers } from './customer-users/agreement-signs.handlers.ts'
import { contactHandlers } from './customer-users/contacts.handlers.ts'
import { customerUserImageHandlers } from './customer-users/customer-user-images.handlers.ts'
import { customerUserLinkHandlers } from './customer-users/customer-user-links.handlers.ts'
import { customerUserHandlers } from './customer-users/customer-users.handlers.ts'
import { invitationHandlers } from './customer-users/invitations.handlers.ts'
import { customerAccountHandlers } from './customers/customer-accounts.handlers.ts'
import { customerHandlers } from './customers/customers.handlers.ts'
import { discountCouponHandlers } from './discounts/discount-coupons.handlers.ts'
import { discountDocumentHandlers } from './discounts/discount-documents.handlers.ts'
import { discountHandlers } from './discounts/discounts.handlers.ts'
import { exportHandlers } from './exports/exports.handlers.ts'
import { intakeHandlers } from './intake/intake.handlers.ts'
import { leadActionHandlers } from './leads/lead-actions.handlers.ts'
import { leadChangeHandlers } from './leads/lead-changes.handlers.ts'
import { leadDataHandlers } from './leads/lead-data.handlers.ts'
import { leadHistoryHandlers } from './leads/lead-history.handlers.ts'
import { leadInteractionHandlers } from './leads/lead-interactions.handlers.ts'
import { leadMessageHandlers } from './leads/lead-messages.handlers.ts'
import { leadNoteHandlers } from './leads/lead-notes.handlers.ts'
import { leadReminderHandlers } from './leads/lead-reminders.handlers.ts'
import { leadHandlers } from './leads/leads.handlers.ts'
import { quickReplyHandlers } from './leads/quick-replies.handlers.ts'
import { smsLogHandlers } from './leads/sms-logs.handlers.ts'
import type { notYet } from './not-yet.ts'
import { promptHandlers } from './prompts/prompts.handlers.ts'
import { providerItemHandlers } from './provider-items/provider-items.handlers.ts'
import { providerProductHandlers } from './providers/provider-products.handlers.ts'
import { providerHandlers } from './providers/providers.handlers.ts'
import { relatedProviderHandlers } from './providers/related-providers.handlers.ts'
import { referralHandlers } from './referrals/referrals.handlers.ts'
import { savedViewHandlers } from './saved-views/saved-views.handlers.ts'
import { statisticsHandlers } from './statistics/statistics.handlers.ts'
import { systemHandlers } from './platform/http/system.handlers.ts'
import { attachmentHandlers } from './templates/attachments.handlers.ts'
import { mailTemplateHandlers } from './templates/mail-templates.handlers.ts'
import { signatureHandlers } from './templates/signatures.handlers.ts'

const all = {
  ...agreementSignHandlers,
  ...agreementTextHandlers,
  ...attachmentHandlers,
  ...auditHandlers,
  ...authHandlers,
  ...calendarHandlers,
  ...catalogHandlers,
  ...catalogItemHandlers,
  ...catalogMenuHandlers,
  ...catalogMenuPdfHandlers,
  ...categoryHandlers,
  ...configHandlers,
  ...contactHandlers,
  ...customerAccountHandlers,
  ...customerHandlers,
  ...customerSpaceHandlers,
  ...customerUserHandlers,
  ...customerUserImageHandlers,
  ...customerUserLinkHandlers,
  ...deviceSessionHandlers,
  ...discountCouponHandlers,
  ...discountDocumentHandlers,
  ...discountHandlers,
  ...exportHandlers,
  ...intakeHandlers,
  ...invitationHandlers,
  ...leadActionHandlers,
  ...leadChangeHandlers,
  ...leadDataHandlers,
  ...leadHandlers,
  ...leadHistoryHandlers,
  ...leadInteractionHandlers,
  ...leadMessageHandlers,
  ...leadNoteHandlers,
  ...leadReminderHandlers,
  ...mailTemplateHandlers,
  ...passwordResetHandlers,
  ...placeHandlers,
  ...priceHistoryHandlers,
  ...promptHandlers,
  ...providerHandlers,
  ...providerItemHandlers,
  ...providerProductHandlers,
  ...quickReplyHandlers,
  ...referralHandlers,
  ...relatedProviderHandlers,
  ...savedViewHandlers,
  ...signatureHandlers,
  ...smsLogHandlers,
  ...statisticsHandlers,
  ...systemHandlers,
}

type Built = Exclude<OperationName, (typeof notYet)[number]>
type Surplus = Exclude<keyof typeof all, Built>

/** Every operation that is built: a missing handler, and one that is also on the list of those to come, does not compile. */
export const handlers: Handlers<Built> & { [Name in Surplus]: never } = all
