/** How long a toast stays, in milliseconds (SHELL-32, CONST-12). */
export const toastMs = 6000
