import type { InfoTabProps } from './info-tabs.ts'
import { TextSection } from './TextSection.tsx'

/** The text about the provider (PROV-12, ROUTE-28). */
export const AboutTab = ({ provider, canWrite }: InfoTabProps) => <TextSection provider={provider} textKey="about" canWrite={canWrite} />
