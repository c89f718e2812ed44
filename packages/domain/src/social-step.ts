export type SocialStep = { step: 'leave'; url: string } | { step: 'session'; accessTokenId: string } | { step: 'failed' }

/**
 * The step after a call to sign in with Google, Facebook or Instagram: go to the page of the service, or a session by its id (AUTH-18). Only
 * an address of the web is followed, encrypted unless it is on this machine.
 */
export function socialStep(answer: { authUrl?: string | null; id?: string | null }): SocialStep {
  if (answer.authUrl)
    return /^(https:\/\/|http:\/\/localhost:\d+\/)[^\\\s]+$/.test(answer.authUrl)
      ? { step: 'leave', url: answer.authUrl }
      : { step: 'failed' }
  return answer.id ? { step: 'session', accessTokenId: answer.id } : { step: 'failed' }
}
