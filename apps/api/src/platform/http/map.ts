/**
 * The map of a provider's location: a page of its own at `/map`, which the panel shows in a frame (PROV-27, INT-08). The scripts of the
 * service need rights that the panel's policy denies, so the page is sandboxed: without our origin, our storage and our API. It exists only
 * with a key.
 *
 * Messages between the two pages: the frame says `ready`; the panel answers with `show`, and with `find` for an address; the frame answers
 * with `chosen` and coordinates, with `unknown` for an address that the service does not know, or with `failed`.
 */
import { mapCentre, mapLibraries } from '@vendor-panel/domain'
import type { FastifyInstance } from 'fastify'
import { mapPolicy } from './content-policy.ts'
import type { Integrations } from './integrations.ts'

export function serveMap(app: FastifyInstance, { map }: Integrations): void {
  if (!map) return
  const html = mapPage(map)
  app.get('/map', (_request, reply) =>
    reply
      .headers({
        'cache-control': 'public, max-age=3600',
        'content-security-policy': mapPolicy(html, map.origin),
        // The service checks which website uses the key.
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      .type('text/html; charset=utf-8')
      .send(html),
  )
}

const mapPage = ({ key, origin }: NonNullable<Integrations['map']>) => `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>Map</title>
<style>html, body, #map { block-size: 100%; margin: 0 }</style>
</head>
<body>
<div id="map"></div>
<script>
const tell = (message) => parent.postMessage(message, '*')
const degrees = (position) => ({ lat: position.lat(), lng: position.lng() })
let map, marker
window.gm_authFailure = () => tell({ type: 'failed' })
window.startMap = () => {
  const centre = ${JSON.stringify(mapCentre)}
  map = new google.maps.Map(document.getElementById('map'), { center: centre, zoom: 4, streetViewControl: false, mapTypeControl: false })
  marker = new google.maps.Marker({ map: null, position: centre, draggable: true })
  const choose = (position) => {
    marker.setPosition(position)
    marker.setMap(map)
    tell({ type: 'chosen', ...degrees(position) })
  }
  map.addListener('click', (event) => choose(event.latLng))
  marker.addListener('dragend', (event) => choose(event.latLng))
  tell({ type: 'ready' })
}
const actions = {
  show({ position, title }) {
    marker.setTitle(title)
    marker.setMap(position ? map : null)
    if (!position) return
    marker.setPosition(position)
    map.setCenter(position)
    map.setZoom(Math.max(map.getZoom(), 14))
  },
  find({ address }) {
    new google.maps.Geocoder().geocode({ address }, (results, status) => {
      if (status === 'OK') tell({ type: 'chosen', ...degrees(results[0].geometry.location) })
      else tell({ type: status === 'ZERO_RESULTS' ? 'unknown' : 'failed' })
    })
  },
}
addEventListener('message', ({ source, data }) => {
  if (source === parent && map && data && Object.hasOwn(actions, data.type)) actions[data.type](data)
})
const script = document.createElement('script')
const language = new URLSearchParams(location.search).get('language') ?? 'en'
script.src = ${JSON.stringify(`${origin}/maps/api/js?key=${key}&libraries=${mapLibraries.join(',')}&loading=async&callback=startMap&language=`)} + encodeURIComponent(language)
script.onerror = () => tell({ type: 'failed' })
document.head.append(script)
</script>
</body>
</html>
`
