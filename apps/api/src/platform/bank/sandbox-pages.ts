/** The pages of the sandbox bank. They say that they are one. */
import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { escapeHtml } from '../http/escape-html.ts'

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 44ch; margin: 48px auto; padding: 0 16px; color: #1f2a2b; background: #f6fafa }
  h1 { font-size: 22px } form { display: grid; gap: 8px; margin-block-start: 24px }
  button { font: inherit; min-height: 44px; padding: 4px 12px; border: 1px solid #6a7f80; border-radius: 8px; background: #fff; color: inherit }`
const script = 'document.forms[0].submit()'
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policy = `default-src 'none'; style-src ${hash(style)}; script-src ${hash(script)}; frame-ancestors 'none'; base-uri 'none'`

export function sendBankPage(response: ServerResponse, title: string, body: string): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  response.end(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
  )
}

const note = '<p>This is not a bank, but a part of the demo on this machine. No money moves.</p>'

/** The page on which the holder of a card decides. */
export function confirmPage(response: ServerResponse, path: string, { amount, currency }: { amount: number; currency: string }): void {
  const button = (decision: string, text: string) => `<button name="decision" value="${decision}">${text}</button>`
  const buttons = [button('approve', 'Approve'), button('decline', 'Decline'), button('wait', 'Let the time run out')]
  const body = `<p>A payment of ${escapeHtml(`${amount} ${currency}`)} needs your confirmation.</p>${note}<form method="post" action="${escapeHtml(path)}">${buttons.join('')}</form>`
  sendBankPage(response, 'Sandbox bank', body)
}

/** Sends the browser back by a form. */
export function returnPage(
  response: ServerResponse,
  { url, reference, signature }: { url: string; reference: string; signature: string },
): void {
  const field = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
  const form = `<form method="post" action="${escapeHtml(url)}">${field('reference', reference)}${field('signature', signature)}<button>Continue</button></form>`
  sendBankPage(response, 'Back to the shop', `${form}<script>${script}</script>`)
}
