/** Whether a service of another company is on, or any of them. What is off costs no request: the server writes into the page what is on. */
export const hasIntegration = (name?: 'chat' | 'measurement' | 'map'): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="integrations"]')?.content.includes(name ? `"${name}"` : '') ?? false
