import { Fragment, type ReactNode } from 'react'

/** Facts on one line, each in its own direction: a name may be written in another script than the page. */
export const Facts = ({ facts }: { facts: readonly ReactNode[] }) =>
  facts.map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{fact}</bdi>
    </Fragment>
  ))
