/** The page that shows the differences of `npm run test:visual`. */
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const list = (title, names) =>
  names.length > 0
    ? `<details><summary>${title}: ${names.length}</summary><ul>${names.map((name) => `<li>${escape(name)}</li>`).join('')}</ul></details>`
    : ''

function section({ key, look, count, box }, index) {
  const figure = (name, title) =>
    `<figure><figcaption>${title}</figcaption><a href="${index}-${name}.png"><img loading="lazy" src="${index}-${name}.png" alt="${title}"></a></figure>`
  return `<section id="d${index}">
<h2>${escape(key)}</h2>
<p>${look}: ${count} pixels differ, within ${box.width} × ${box.height} at ${box.x}, ${box.y}.</p>
<div class="row">${figure('before', 'Before')}${figure('after', 'After')}${figure('difference', 'Difference')}</div>
</section>`
}

export function visualReport({ base, looks, compared, differences, changes }) {
  const contents = differences.map(({ key, look, count }, index) => `<li><a href="#d${index}">${escape(key)}</a> (${look}, ${count})</li>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures: ${differences.length} differ</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 2rem auto; padding: 0 1rem; max-width: 1600px }
h2 { font-size: 1.1rem; margin-block: 2rem 0 }
.row { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem }
figure { margin: 0 } img { width: 100%; border: 1px solid GrayText }
@media (max-width: 900px) { .row { grid-template-columns: 1fr } }
</style>
<h1>${differences.length === 0 ? 'No picture differs' : `${differences.length} of ${compared} pictures differ`}</h1>
<p>The working tree, compared with ${escape(base)}, in ${looks.join(', ')}. A difference was drawn four times.</p>
${list('Stories that could not be drawn', changes.failures)}${list('New stories', changes.added)}${list('Stories that are gone', changes.removed)}
<ol>${contents.join('')}</ol>
${differences.map(section).join('\n')}
</html>
`
}
