import { fieldProblem, present } from '@vendor-panel/domain'
import type { Handlers } from '../platform/contract/operation.ts'
import { refuseProblems } from '../platform/contract/rule-refusals.ts'
import { isAccepted } from './page-event-window.ts'
import { storePageEvents } from './page-events.queries.ts'

export const pageEventHandlers: Handlers<'createIntakePageEvents'> = {
  async createIntakePageEvents({ db, now }, { body: { events } }) {
    const lacksPlacement = events.map(({ kind, placement }) => kind.startsWith('ad_') && (placement ?? '').trim() === '')
    refuseProblems(present(lacksPlacement.map((lacks, index) => lacks && fieldProblem(`events[${index}].placement`, 'required'))))
    const current = events.filter(({ at }) => isAccepted(Temporal.Instant.from(at), now()))
    const stored = await storePageEvents(db, current)
    return { status: 201, body: { data: { stored, ignored: events.length - stored } } }
  },
}
