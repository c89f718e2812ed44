declare module 'virtual:messages' {
  export type Catalogue = Record<string, string | import('react-intl').MessageFormatElement[]>
  /** A file in `messages/<locale>/` each; `app` is what the shell says, and is always there. */
  export type Feature = 'app' | 'auth' | 'dashboard' | 'leads' | 'leads.detail'
  type Locale = import('@vendor-panel/contract').components['schemas']['Locale']
  export const catalogues: Record<Locale, Record<Feature, () => Promise<{ default: Catalogue }>>>
}

// Only ids of the source catalogue compile.
declare namespace FormatjsIntl {
  interface Message {
    ids:
      | keyof typeof import('./messages/en_CA/app.json')
      | keyof typeof import('./messages/en_CA/auth.json')
      | keyof typeof import('./messages/en_CA/dashboard.json')
      | keyof typeof import('./messages/en_CA/leads.detail.json')
      | keyof typeof import('./messages/en_CA/leads.json')
  }
}
