import { style as plainStyle, styleVariants as plainStyleVariants, type ComplexStyleRule, type StyleRule } from '@vanilla-extract/css'

import { layers } from './layers.css.ts'
import { media } from './media.ts'

type Rule = Omit<StyleRule, '@layer'>
type RuleOrComposition = Rule | (Rule | string)[]

function inLayer(layer: string, rule: RuleOrComposition): ComplexStyleRule {
  const wrap = (part: Rule): StyleRule => ({ '@layer': { [layer]: part } })
  return Array.isArray(rule) ? rule.map((part) => (typeof part === 'string' ? part : wrap(part))) : wrap(rule)
}

/** vanilla-extract's `style`, inside the layer of the components. */
export const style = (rule: RuleOrComposition) => plainStyle(inLayer(layers.ui, rule))

/** vanilla-extract's `styleVariants`, inside the layer of the components. */
export function styleVariants<Name extends string | number>(rules: Record<Name, RuleOrComposition>): Record<Name, string> {
  return plainStyleVariants(rules, (rule) => [inLayer(layers.ui, rule)].flat())
}

/** Like `style`, in the layer of the application, which wins over the components. */
export const appStyle = (rule: RuleOrComposition) => plainStyle(inLayer(layers.app, rule))

/** Like `styleVariants`, in the layer of the application. */
export function appStyleVariants<Name extends string | number>(rules: Record<Name, RuleOrComposition>): Record<Name, string> {
  return plainStyleVariants(rules, (rule) => [inLayer(layers.app, rule)].flat())
}

/**
 * Extends the touch target of an element smaller than 44 px; `inset` is negative, and the element is positioned. Links inside sentences
 * are exempt.
 */
export const touchArea = (inset: string): Rule => ({
  '@media': { [media.touch]: { '::after': { content: '', position: 'absolute', inset } } },
})
