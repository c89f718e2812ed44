/** What the samples of the reference say about the demo, and what their test expects of it. */

/** Operations whose sample a new demo refuses, each with its code and the reason. */
export const refusedInDemo: Record<string, { code: string; because: string } | undefined> = {
  ...all('recovery_key_invalid', 'the key is in the mail', 'getPasswordReset', 'replacePassword'),
  ...all('not_found', 'the secret is in the invitation', 'getInvitation', 'acceptInvitation'),
  ...all(
    'not_found',
    'the secret is in the mail after the registration',
    'getWizard',
    'updateWizard',
    'createWizardImage',
    'deleteWizardImage',
    'createWizardCompletion',
  ),
  ...all('invalid', 'the code is in a message', 'verifyQuickCode'),
  ...all('invalid', 'the code is in the app of the user', 'verifyTwoFactor'),
  ...all('verification_invalid', 'key and code are in a message', 'verifyContact'),
  ...all('two_factor_off', 'the user has no second factor', 'deleteTwoFactor', 'createRecoveryCodes'),
  ...all('impersonation_key_invalid', 'the key of an operator works once', 'createImpersonation'),
  ...all('not_found', 'the token is in the answer of a deletion', 'undoChange'),
  ...all('card_token_invalid', 'the token comes from the bank', 'createCreditCard'),
  ...all('not_found', 'the account has no saved card', 'updateCreditCard', 'deleteCreditCard'),
  ...all('password_change_not_required', 'the user has no temporary password', 'renewPassword'),
  ...all('not_found', 'each couple has an extension of its own', 'createIntakeCallEvent'),
  ...all('not_found', 'the address is in getForwardingAddress', 'createIntakeMail'),
  ...all('not_found', 'nobody has asked for information', 'replaceInfoRequestFormAnswers'),
  ...all('not_found', 'the picture has no such data', 'deleteItemData'),
  ...all('already_decided', 'a decided change cannot be withdrawn', 'deleteDataUpdate'),
  ...all('export_not_ready', 'the file is written within a minute', 'downloadExport'),
  ...all('invalid', 'the order has all pictures of the gallery', 'replaceGalleryMediaOrder'),
  ...all('stale_version', 'the version is the ETag of getLeadData', 'replaceLeadData'),
  ...all('already_confirmed', 'all users are confirmed', 'confirmCustomerUser'),
  ...all('slot_unavailable', 'the free times are in getBookingPage', 'createBooking'),
  ...all('offer_answered', 'acceptOffer has answered it', 'createOfferRefusal'),
  ...all('payment_not_pending', 'no payment waits for the bank', 'createPaymentAction'),
  ...all('already_paid', 'the product is paid', 'createPurchase'),
  ...all('invalid', 'the text has at least 250 words', 'replaceProviderData'),
  ...all('invalid', 'the form has more questions', 'replaceProviderFormAnswers'),
  ...all(
    'social_provider_off',
    'the code comes from the service',
    'createFacebookAccessToken',
    'createGoogleAccessToken',
    'createInstagramAccessToken',
    'createSocialConnection',
  ),
}

/** Operations that need a record of which a new demo has none, with the operation whose sample adds it. */
export const addedInDemo: Record<string, string | undefined> = {
  getExport: 'createExport',
  downloadExport: 'createExport',
  downloadLeadFile: 'createLeadFileMessage',
  downloadCustomerAccountDocument: 'createCustomerAccountDocument',
}

function all(code: string, because: string, ...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, { code, because }]))
}
