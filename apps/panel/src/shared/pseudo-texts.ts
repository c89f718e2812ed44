import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'

/**
 * Two artificial languages show what a translation may break: in `long` words are half as long again, with accents above and below;
 * in `bidi` every text of the source language runs from right to left.
 */
export type Pseudo = 'long' | 'bidi'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áƀçđéƒǧĥíĵķļɱñóþɋřšţúṽŵẋýžÅƁÇĐÉƑǦĤÎĴĶĻṀÑÖÞɊŘŠŢÛṼŴẊÝŽ'

/** Every second letter is followed by itself in lower case, so that words grow, and not only their number. */
function long(text: string): string {
  let letters = 0
  return text.replaceAll(/[a-z]/gi, (letter) => {
    letters += 1
    const changed = accented[plain.indexOf(letter)] ?? letter
    return letters % 2 === 0 ? changed + letter.toLowerCase() : changed
  })
}

/** Spaces at the ends stay in the direction of the sentence. */
const bidi = (text: string) => text.replace(/\S(?:[\s\S]*\S)?/, '\u202E$&\u202C')

/** Plural and select keep their branches, tags their names; arguments do not change. */
function changed(elements: readonly MessageFormatElement[], change: (text: string) => string): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: change(element.value) }
    if (element.type === TYPE.tag) return { ...element, children: changed(element.children, change) }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element
    const options = Object.entries(element.options).map(
      ([name, option]) => [name, { ...option, value: changed(option.value, change) }] as const,
    )
    return { ...element, options: Object.fromEntries(options) }
  })
}

export const pseudoText = (text: string, pseudo: Pseudo): string => printAST(changed(parse(text), pseudo === 'long' ? long : bidi))

/** A catalogue in a pseudo-language, but for the product's name. */
export const pseudoTexts = (texts: Readonly<Record<string, string>>, pseudo: Pseudo): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, id === 'app.product' ? text : pseudoText(text, pseudo)]))
