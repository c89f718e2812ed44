import type { PrimitiveType } from 'react-intl'

declare module 'react-intl' {
  interface IntlShape {
    // Most calls. The generic overloads of the library, which are tried after this one, triple the time of checking the types of the panel.
    formatMessage(this: void, descriptor: { id: FormatjsIntl.Message['ids'] }, values?: Record<string, PrimitiveType>): string
  }
}
