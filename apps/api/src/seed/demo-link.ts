/** The token of a provider's first booking link in the demo: known to the command `demo -- booking`, and to measurements. */
export const demoLinkToken = (providerId: number) => `bl_demo-link-${providerId}`
