const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The shortcut that sends, as printed on this device's keyboard. */
export const sendKeys = isApple ? '⌘ ↵' : 'Ctrl ↵'
/** The shortcut of the command palette, as printed on this device's keyboard. */
export const commandKeys = isApple ? '⌘ K' : 'Ctrl K'
