/** Colours follow the color scheme of the page, or the `theme` attribute. */
const css = `
:host { display: block; container-type: inline-size; }
:host([hidden]) { display: none; }
/* The link of the snippet, until the reviews are there. A rule of the page for its own links wins. */
::slotted(a) { display: inline-flex; align-items: center; min-block-size: 44px; }
:host([theme="light"]) { color-scheme: light; }
:host([theme="dark"]) { color-scheme: dark; }
section {
  --text: light-dark(#1d2129, #eef0f3);
  --muted: light-dark(#5b6472, #a9b1bd);
  --line: light-dark(#dfe3e8, #3a414c);
  --card: light-dark(#ffffff, #1a1d23);
  --reply: light-dark(#f4f5f7, #262b33);
  --stars: light-dark(#8a5a00, #f2b63c);
  box-sizing: border-box;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--card);
  color: var(--text);
  line-height: 1.5;
  text-align: start;
}
section:lang(ar) { line-height: 1.8; }
h2 { margin: 0; font-size: 1.25em; line-height: inherit; overflow-wrap: anywhere; }
p { margin: 0; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); gap: 12px; margin: 16px 0 0; padding: 0; list-style: none; }
li { min-inline-size: 0; padding: 16px; border: 1px solid var(--line); border-radius: 8px; }
.author { font-weight: 600; overflow-wrap: anywhere; }
.muted { color: var(--muted); font-size: .875em; }
.stars { color: var(--stars); letter-spacing: 2px; white-space: nowrap; }
.text { margin-block-start: 8px; white-space: pre-line; overflow-wrap: anywhere; }
.reply { margin: 12px 0 0; padding: 12px; border-radius: 6px; background: var(--reply); font-size: .9375em; }
button { min-block-size: 44px; margin-block-start: 16px; padding: 8px 16px; border: 1px solid currentColor; border-radius: 8px; background: none; color: inherit; font: inherit; cursor: pointer; }
:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
`

let sheet: CSSStyleSheet | undefined

/** One sheet for all elements of a page. No policy for styles refuses it. */
export function widgetSheet(): CSSStyleSheet {
  if (sheet) return sheet
  sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
