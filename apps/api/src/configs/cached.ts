/** CONF-02, CONF-16: seven days; private, because it is chosen by the caller's language. */
export const cachedForAWeek = { 'cache-control': 'private, max-age=604800', vary: 'Accept-Language' }
