import { createElement, type ReactElement, type SVGProps } from 'react'

type IconData = { name: string; node: readonly (readonly [tag: string, attributes: object])[] }
type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/**
 * What the build uses instead of lucide's own function: that renders three components for an icon and computes the same attributes again each
 * time, a third of the cost of a row of couples, and it is 0.7 KiB of each page. `Icon` of the component library gives the rest.
 */
export function createIcon({ node }: IconData) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size, ...props }: IconProps): ReactElement =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      ...parts,
    )
}
