import type { CountryConfig } from './country.ts'
import type { Code } from './codes.ts'
import { isBlank } from './field.ts'
import { entryOf } from './entry-of.ts'

/** Characters of a YouTube video id (USER-23, CONST-15). */
export const videoIdLength = 11

export type VideoHost = CountryConfig['videoHosts'][number]

/** `hash` belongs to an unlisted video of Vimeo, which does not play without it. */
export type VideoLink =
  | { ok: true; host: VideoHost; videoId: string; hash?: string }
  | { ok: false; code: Extract<Code, 'required' | 'video_host'> }

const patterns: Record<VideoHost, RegExp> = {
  youtube:
    /^(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\/?\?(?:[^#]*&)?v=|embed\/(?!videoseries|live_stream)|shorts\/|live\/|v\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
  vimeo:
    /^(?:www\.|player\.)?vimeo\.com\/(?:video\/|manage\/videos\/|(?:channels|ondemand)\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:showcase|album)\/[\w-]+\/video\/)?(\d{1,19})(?!\w)(?:(?:\/|\?(?:[^#]*&)?h=)([\da-f]{8,20})(?!\w))?/,
  dailymotion:
    /^(?:(?:www\.|geo\.)?dailymotion\.com\/(?:(?:embed\/)?video\/|player(?:\/[\w-]+)?\.html\?(?:[^#]*&)?video=)|dai\.ly\/)([a-z\d]{5,19})(?![a-z\d])/,
}

/** The video of a link, if its host is allowed: YouTube, Vimeo and, by configuration, Dailymotion (GAL-09, GAL-10, FILE-06, AMB-31). */
export function parseVideoLink(text: string, hosts: readonly VideoHost[]): VideoLink {
  if (isBlank(text)) return { ok: false, code: 'required' }
  const address = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[^/?#]+/, (host) => host.toLowerCase().replace(/:443$/, ''))
  for (const host of hosts) {
    const [, videoId, hash] = entryOf(patterns, host)?.exec(address) ?? []
    if (videoId) return { ok: true, host, videoId, ...(hash && { hash }) }
  }
  return { ok: false, code: 'video_host' }
}

/** The video id for the player of a profile, or null: the link is stored, without a player (USER-23, AMB-31). */
export function profileVideoId(text: string): string | null {
  const link = parseVideoLink(text, ['youtube'])
  return link.ok && link.videoId.length === videoIdLength ? link.videoId : null
}

/** The origins of the players, for the content security policy of a page that shows videos (INT-12). */
export const videoPlayerOrigins: Record<VideoHost, string> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  dailymotion: 'https://geo.dailymotion.com',
}

/** The address of a video's player, for a frame. A video that plays by itself is muted (MODAL-02). */
export function videoPlayerUrl(video: { host: VideoHost; videoId: string; hash?: string }, isPlaying: boolean): string {
  const { host, videoId, hash } = video
  // The letters of an id, so that a wrong one is another video at most.
  const id = videoId.replace(/[^\w-]/g, '')
  const origin = entryOf(videoPlayerOrigins, host) ?? ''
  if (host === 'youtube') return `${origin}/embed/${id}?rel=0${isPlaying ? '&autoplay=1&mute=1' : ''}`
  const start = isPlaying ? '1' : '0'
  if (host === 'vimeo')
    return `${origin}/video/${id}?dnt=1&autoplay=${start}&muted=${start}${hash === undefined ? '' : `&h=${hash.replace(/\W/g, '')}`}`
  return `${origin}/player.html?video=${id}&autoplay=${start === '1'}&mute=${start === '1'}`
}
