import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { escapeHtml } from '../http/escape-html.ts'

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 44ch; margin: 48px auto; padding: 0 16px; color: #2b2622; background: #fdfbf8 }
  h1 { font-size: 22px } form { display: grid; gap: 8px; margin-block-start: 24px }
  button, input { font: inherit; min-height: 44px; padding: 4px 12px; border: 1px solid #8a7f75; border-radius: 8px; background: #fff; color: inherit; text-align: start }
  label { display: grid; gap: 4px; margin-block-start: 16px }`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`

/** The page on which a person chooses an account; the form sends `account` to `action`. */
export function sendDemoPage(response: ServerResponse, service: string, action: string, accounts: readonly string[]): void {
  const form = (content: string) => `<form method="post" action="${escapeHtml(action)}">${content}</form>`
  const buttons = accounts.map((account) => `<button name="account" value="${escapeHtml(account)}">${escapeHtml(account)}</button>`)
  const body = [
    `<h1>Demo sign-in in place of ${escapeHtml(service)}</h1>`,
    `<p>This is not ${escapeHtml(service)}, but a part of the demo on this machine. Choose the account to sign in with; no password is asked for.</p>`,
    form(buttons.join('')),
    form('<label>Another account<input name="account" required></label><button>Continue</button>'),
  ].join('\n')
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'cache-control': 'no-store' })
  response.end(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo sign-in</title><style>${style}</style></head><body><main>${body}</main></body></html>`,
  )
}
