import type { InfoTabProps } from './info-tabs.ts'
import { PageForms } from './PageForms.tsx'
import { PageRequests } from './PageRequests.tsx'
import { PageTips } from './PageTips.tsx'
import { TextSection } from './TextSection.tsx'

/** Tips, the short texts, the forms of the category, and requests to the care team (PROV-23, PROV-24, PROV-31). */
export function GeneralTab({ provider, canWrite }: InfoTabProps) {
  return (
    <>
      <PageTips provider={provider} />
      <TextSection provider={provider} textKey="summary" canWrite={canWrite} />
      <TextSection provider={provider} textKey="services" canWrite={canWrite} />
      <PageForms provider={provider} canWrite={canWrite} />
      <PageRequests provider={provider} canWrite={canWrite} />
    </>
  )
}
