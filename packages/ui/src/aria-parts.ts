/** Parts of React Aria that are used as they are; in a module of their own, because they are code of the client and the index is not. */
export { DialogTrigger as PopoverTrigger } from 'react-aria-components/Dialog'
export { I18nProvider as LocaleProvider } from 'react-aria-components/I18nProvider'
export { MenuTrigger } from 'react-aria-components/Menu'
