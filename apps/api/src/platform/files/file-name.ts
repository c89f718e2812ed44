/**
 * A name of a file in letters that can be kept and shown. Signs that turn the direction of writing go too: they let
 * `fdp.exe` read as `exe.pdf`.
 */
export const plainFileName = (name: string) => name.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '')
