// `MessageFiles` has the files of `messages/en_CA`; it is generated (`npm run generate`).
type MessageFeature = keyof MessageFiles

declare module 'virtual:messages' {
  export type Catalogue = Record<string, string | import('react-intl').MessageFormatElement[]>
  /** A message file. `app` is loaded with every page, `app.shell` with every page for users. */
  export type Feature = MessageFeature
  type Locale = import('@vendor-panel/contract').components['schemas']['Locale']
  export const loadCatalogue: (locale: Locale, feature: Feature) => Promise<{ default: Catalogue }>
}

// Only ids of the source catalogue compile.
declare namespace FormatjsIntl {
  interface Message {
    ids: { [Name in MessageFeature]: keyof MessageFiles[Name] }[MessageFeature]
  }
}
