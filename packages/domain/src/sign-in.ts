/** The step without which the server refuses every other call: the second factor, then the new password; null if both are done (AMB-18). */
export function requiredStep(token: {
  twoFactorRequired?: boolean
  passwordChangeRequired: boolean
}): 'two-factor' | 'password-renew' | null {
  if (token.twoFactorRequired) return 'two-factor'
  return token.passwordChangeRequired ? 'password-renew' : null
}
