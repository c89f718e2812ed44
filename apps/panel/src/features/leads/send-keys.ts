const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The keys that send, as they are printed on this device's keyboard. */
export const sendKeys = isApple ? '⌘ ↵' : 'Ctrl ↵'
