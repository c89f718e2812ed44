import { expect, it } from 'vitest'
import { parseVideoLink, profileVideoId, videoIdLength, videoPlayerOrigins, videoPlayerUrl } from './video-link.ts'
import type { VideoHost } from './video-link.ts'

const all: VideoHost[] = ['youtube', 'vimeo', 'dailymotion']

it.each<[string, VideoHost, string]>([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?list=abc&v=dQw4w9WgXcQ&t=4', 'youtube', 'dQw4w9WgXcQ'],
  ['youtu.be/dQw4w9WgXcQ?si=x', 'youtube', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['HTTPS://WWW.YouTube.com/live/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  [' http://youtube.com/v/dQw4w9WgXcQ ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch/?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com:443/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://vimeo.com:443/76979871', 'vimeo', '76979871'],
  ['https://vimeo.com/showcase/7008490/video/76979871', 'vimeo', '76979871'],
  ['https://vimeo.com/album/7008490/video/76979871', 'vimeo', '76979871'],
  ['https://vimeo.com/manage/videos/76979871', 'vimeo', '76979871'],
  ['https://vimeo.com/ondemand/our-days/76979871', 'vimeo', '76979871'],
  ['https://vimeo.com/76979871', 'vimeo', '76979871'],
  ['https://player.vimeo.com/video/76979871?h=1', 'vimeo', '76979871'],
  ['https://www.vimeo.com/channels/staffpicks/76979871', 'vimeo', '76979871'],
  ['https://vimeo.com/groups/short-films/videos/76979871', 'vimeo', '76979871'],
  ['https://www.dailymotion.com/video/x8abcde', 'dailymotion', 'x8abcde'],
  ['https://dailymotion.com/video/x8abcde_our-garden', 'dailymotion', 'x8abcde'],
  ['https://geo.dailymotion.com/embed/video/x8abcde', 'dailymotion', 'x8abcde'],
  ['https://geo.dailymotion.com/player.html?video=x8abcde', 'dailymotion', 'x8abcde'],
  ['https://geo.dailymotion.com/player/x-1_b.html?mute=true&video=x8abcde', 'dailymotion', 'x8abcde'],
  ['https://dai.ly/x8abcde', 'dailymotion', 'x8abcde'],
])('GAL-09 GAL-10 FILE-06 %s is on %s: %s', (text, host, videoId) => {
  expect(parseVideoLink(text, all)).toEqual({ ok: true, host, videoId })
})

it.each([
  'https://vimeo.com/123456789/abcdef1234',
  'https://vimeo.com/123456789/abcdef1234?share=copy',
  'https://player.vimeo.com/video/123456789?h=abcdef1234',
  'https://player.vimeo.com/video/123456789?title=0&h=abcdef1234&app_id=1',
])('GAL-09 FILE-06 %s keeps the hash, which an unlisted video needs to play', (text) => {
  expect(parseVideoLink(text, all)).toEqual({ ok: true, host: 'vimeo', videoId: '123456789', hash: 'abcdef1234' })
})

it.each([
  'https://www.youtube.com/embed/videoseries?list=PL1234567890',
  'https://www.youtube.com/embed/live_stream?channel=UC1234567890',
  'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQtoolong',
  'https://www.youtube.com/@channel',
  'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/vimeo.com/76979871',
  'https://evil.example/dai.ly/x8abcde',
  'www.https://youtube.com/watch?v=dQw4w9WgXcQ',
  'see\nhttps://youtu.be/dQw4w9WgXcQ',
  'https://dai.ly/x8abcdefghijklmnopqr',
  'https://vimeo.com/about',
  'https://www.youtube.com:4430/watch?v=dQw4w9WgXcQ',
  'https://www.tiktok.com/@a/video/1',
  'javascript:alert(1)',
])('GAL-09 FILE-06 %s is refused', (text) => {
  expect(parseVideoLink(text, all)).toEqual({ ok: false, code: 'video_host' })
})

it('GAL-10 AMB-31 a host that is not configured is refused', () => {
  expect(parseVideoLink('https://dai.ly/x8abcde', ['youtube', 'vimeo'])).toEqual({ ok: false, code: 'video_host' })
  expect(parseVideoLink('https://dai.ly/x8abcde', ['newer' as VideoHost, 'dailymotion'])).toMatchObject({ host: 'dailymotion' })
  expect(parseVideoLink(' ', all)).toEqual({ ok: false, code: 'required' })
})

it('USER-23 CONST-15 a profile shows a player for an id of 11 characters only', () => {
  expect(profileVideoId('https://youtu.be/dQw4w9WgXcQ')).toHaveLength(videoIdLength)
  expect(profileVideoId('https://vimeo.com/76979871')).toBeNull()
  expect(profileVideoId('')).toBeNull()
  expect(profileVideoId('https://www.youtube.com/embed/videoseries?list=PL1234567890')).toBeNull()
})

it('MODAL-02 AMB-31 the player of each host, muted when it plays by itself', () => {
  expect(videoPlayerUrl({ host: 'youtube', videoId: 'dQw4w9WgXcQ' }, true)).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&autoplay=1&mute=1',
  )
  expect(videoPlayerUrl({ host: 'youtube', videoId: 'dQw4w9WgXcQ' }, false)).not.toContain('autoplay')
  expect(videoPlayerUrl({ host: 'vimeo', videoId: '76979871', hash: 'abcdef12' }, true)).toBe(
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&muted=1&h=abcdef12',
  )
  expect(videoPlayerUrl({ host: 'vimeo', videoId: '76979871' }, false)).toBe(
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=0&muted=0',
  )
  expect(videoPlayerUrl({ host: 'dailymotion', videoId: 'x8abcde' }, true)).toBe(
    'https://geo.dailymotion.com/player.html?video=x8abcde&autoplay=true&mute=true',
  )
  expect(videoPlayerUrl({ host: 'dailymotion', videoId: 'x8abcde' }, false)).toContain('autoplay=false&mute=false')
  expect(videoPlayerUrl({ host: 'youtube', videoId: 'a/../b?c' }, false)).toContain('/embed/abc?')
  for (const host of all) expect(videoPlayerUrl({ host, videoId: 'x8abcde' }, true).startsWith(`${videoPlayerOrigins[host]}/`)).toBe(true)
})
