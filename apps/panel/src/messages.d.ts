declare module 'virtual:messages/*' {
  const catalogue: Record<string, string | import('react-intl').MessageFormatElement[]>
  export default catalogue
}

// Only ids of the source catalogue compile.
declare namespace FormatjsIntl {
  interface Message {
    ids:
      | keyof typeof import('./messages/en_CA/app.json')
      | keyof typeof import('./messages/en_CA/auth.json')
      | keyof typeof import('./messages/en_CA/dashboard.json')
      | keyof typeof import('./messages/en_CA/leads.json')
  }
}
