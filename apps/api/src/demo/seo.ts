import type { Answer, Body } from '@vendor-panel/contract/operation-types'
import { DemoError, post, type Running } from './couple.ts'

type Waiting = Answer<'listReviewRequests'>['data'][number]

/** How each kind of content is decided, with the reason of a rejection; a kind without an entry is not decided by the command. */
const decisions: Partial<
  Record<Waiting['entity'], (id: number, providerId: number, reason: string | undefined, text: string) => [path: string, body: object]>
> = {
  provider_data_update: (id, _providerId, reason) => [
    `/provider-data-update-queue/${id}/${reason === undefined ? 'approve' : 'reject'}`,
    reason === undefined ? {} : ({ reason } satisfies Body<'createDataUpdateRejection'>),
  ],
  testimonial: (id, providerId, reason, text) => testimonialDecision({ testimonialId: id, part: 'testimonial', text }, providerId, reason),
  testimonial_reply: (id, providerId, reason, text) => testimonialDecision({ testimonialId: id, part: 'reply', text }, providerId, reason),
  provider_item: (providerItemId, providerId, reason) => [
    `/intake/providers/${providerId}/item-decisions`,
    {
      providerItemId,
      decision: reason === undefined ? 'approve' : 'reject',
      ...(reason !== undefined && { reason }),
    } satisfies Body<'createIntakeItemDecision'>,
  ],
  media: (mediaId, providerId, reason) => [
    `/intake/providers/${providerId}/media-decisions`,
    {
      mediaId,
      decision: reason === undefined ? 'approve' : 'reject',
      ...(reason !== undefined && { reason }),
    } satisfies Body<'createIntakeMediaDecision'>,
  ],
}

/** A reason that the configuration does not have is `other`. */
function testimonialDecision(
  read: Pick<Body<'createIntakeTestimonialDecision'>, 'testimonialId' | 'part' | 'text'>,
  providerId: number,
  given: string | undefined,
): [path: string, body: object] {
  const reason = ['not_a_customer', 'offensive', 'duplicate'].find((item) => item === given) ?? 'other'
  const decision = given === undefined ? ({ decision: 'approve' } as const) : ({ decision: 'reject', reason } as const)
  const body: Body<'createIntakeTestimonialDecision'> = { ...read, ...decision }
  return [`/intake/providers/${providerId}/testimonial-decisions`, body]
}

/** The search engine team decides the latest content of a page that waits, or all of it; with a reason it rejects (PROV-11). */
export async function decideContent(
  running: Running,
  providerId: number,
  { reason, isAll }: { reason: string | undefined; isAll: boolean },
): Promise<string> {
  const waiting = (await findWaiting(running, providerId)).filter(({ entity }) => entity in decisions)
  if (waiting.length === 0) throw new DemoError(`Nothing waits for approval on the page of provider ${providerId}.`)
  const lines: string[] = []
  for (const request of isAll ? waiting : waiting.slice(0, 1)) lines.push(await decide(running, request, providerId, reason))
  return [...lines, `${running.origin}/providers/${providerId}/info`].join('\n')
}

async function decide(
  running: Running,
  { entity, entityId, field, text }: Waiting,
  providerId: number,
  reason: string | undefined,
): Promise<string> {
  const [path, body] = decisions[entity]!(entityId, providerId, reason, text)
  await post(running, path, body, 'It was withdrawn in the meantime.')
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text
  const what = `${field ?? entity} ${entityId}${shown === '' ? '' : ` “${shown}”`}`
  return reason === undefined ? `Approved: ${what}` : `Rejected: ${what}\nReason: ${reason}`
}

async function findWaiting({ origin, serviceKey }: Running, providerId: number): Promise<Waiting[]> {
  const headers = { 'x-service-key': serviceKey }
  const response = await fetch(`${origin}/api/change-requests/review?providerId=${providerId}`, { headers }).catch(() => {
    throw new DemoError(`Nothing answers at ${origin}. Start it with npm start.`)
  })
  if (response.status === 404) throw new DemoError(`There is no provider ${providerId}.`)
  if (!response.ok) throw new DemoError(`The server refused: ${response.status} ${await response.text()}`)
  return ((await response.json()) as Answer<'listReviewRequests'>).data
}
