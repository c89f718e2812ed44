import type { ReactNode } from 'react'

/** Text with its own direction: names automatically; phones, mails, prices and ids always left to right. */
export const Bdi = ({ children, isLatin = false }: { children: ReactNode; isLatin?: boolean }) => (
  <bdi dir={isLatin ? 'ltr' : 'auto'}>{children}</bdi>
)
