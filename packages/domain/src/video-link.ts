import type { CountryConfig } from './country.ts'
import type { Code } from './codes.ts'
import { isBlank } from './field.ts'
import { entryOf } from './entry-of.ts'

/** Characters of a YouTube video id (USER-23, CONST-15). */
export const videoIdLength = 11

export type VideoHost = CountryConfig['videoHosts'][number]

export type VideoLink = { ok: true; host: VideoHost; videoId: string } | { ok: false; code: Extract<Code, 'required' | 'video_host'> }

const patterns: Record<VideoHost, RegExp> = {
  youtube:
    /^(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/|v\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
  vimeo: /^(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{1,19})(?![\w])/,
  dailymotion:
    /^(?:(?:www\.|geo\.)?dailymotion\.com\/(?:(?:embed\/)?video\/|player(?:\/[\w-]+)?\.html\?(?:[^#]*&)?video=)|dai\.ly\/)([a-z\d]{5,19})(?![a-z\d])/,
}

/** The video a link points at, if its host is allowed: YouTube, Vimeo and, by configuration, Dailymotion (GAL-09, GAL-10, FILE-06, AMB-31). */
export function parseVideoLink(text: string, hosts: readonly VideoHost[]): VideoLink {
  if (isBlank(text)) return { ok: false, code: 'required' }
  const address = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[^/?#]+/, (host) => host.toLowerCase())
  for (const host of hosts) {
    const videoId = entryOf(patterns, host)?.exec(address)?.[1]
    if (videoId) return { ok: true, host, videoId }
  }
  return { ok: false, code: 'video_host' }
}

/** The id a profile's player shows, or null: the link is kept, without a player (USER-23, AMB-31). */
export function profileVideoId(text: string): string | null {
  const link = parseVideoLink(text, ['youtube'])
  return link.ok ? link.videoId : null
}
