/** What the pages of the handbook show of the theme, read from its tokens. */
import type { ReactNode } from 'react'
import {
  Bell,
  Calendar,
  CircleCheck,
  Download,
  EllipsisVertical,
  Eye,
  Filter,
  Heart,
  House,
  Info,
  Mail,
  MessageSquare,
  Pencil,
  Phone,
  Plus,
  Search,
  Send,
  Settings,
  Star,
  Trash2,
  TriangleAlert,
  Users,
  X,
} from 'lucide-react'

import { Icon } from '../../packages/ui/src/Icon/Icon.tsx'
import { breakpoints } from '../../packages/ui/src/theme/media.ts'
import { base, onSolid, toneColors, tones, type ColorPair } from '../../packages/ui/src/theme/palette.ts'
import { contrast, hexOf, markPairs, textPairs } from '../../packages/ui/src/theme/contrast.ts'
import { vars } from '../../packages/ui/src/theme/vars.css.ts'
import * as styles from '../docs.css.ts'

const oklchText = ([lightness, chroma, hue]: ColorPair[0]) => `oklch(${lightness} ${chroma} ${hue})`

const Table = ({ head, children }: { head: string[]; children: ReactNode }) => (
  <table className={`sb-unstyled ${styles.table}`}>
    <thead>
      <tr>
        {head.map((text) => (
          <th key={text}>{text}</th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

/** A table of texts: Storybook does not translate the tables of Markdown. */
export const Rows = ({ head, rows }: { head: string[]; rows: string[][] }) => (
  <Table head={head}>
    {rows.map((cells) => (
      <tr key={cells[0]}>
        {cells.map((text) => (
          <td key={text}>{text}</td>
        ))}
      </tr>
    ))}
  </Table>
)

const Shade = ({ color }: { color: ColorPair[0] }) => (
  <td>
    <div className={styles.swatch} style={{ background: oklchText(color) }} />
    <code>{oklchText(color)}</code> <code>{hexOf(color)}</code>
  </td>
)

function Colors({ colors }: { colors: [name: string, pair: ColorPair][] }) {
  return (
    <Table head={['Token', 'Light', 'Dark']}>
      {colors.map(([name, [light, dark]]) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <Shade color={light} />
          <Shade color={dark} />
        </tr>
      ))}
    </Table>
  )
}

export const BaseColors = () => (
  <Colors
    colors={[...Object.entries(base), ['onSolid', onSolid]].map(([name, pair]) => [`vars.color.${name as string}`, pair as ColorPair])}
  />
)

export const ToneColors = () => (
  <Colors
    colors={tones.flatMap((tone) =>
      Object.entries(toneColors[tone]).map(([name, pair]): [string, ColorPair] => [`vars.tone.${tone}.${name}`, pair]),
    )}
  />
)

function Pairs({
  pairs,
  atLeast,
  render,
}: {
  pairs: typeof textPairs
  atLeast: number
  render: (front: string, back: string, ratio: string) => ReactNode
}) {
  return (
    <Table head={['Pair', `Light, at least ${atLeast}`, `Dark, at least ${atLeast}`]}>
      {pairs.map(([name, front, back]) => (
        <tr key={name}>
          <td>{name}</td>
          {([0, 1] as const).map((index) => (
            <td key={index}>{render(oklchText(front[index]), oklchText(back[index]), contrast(front[index], back[index]).toFixed(2))}</td>
          ))}
        </tr>
      ))}
    </Table>
  )
}

export const TextContrast = () => (
  <Pairs
    pairs={textPairs}
    atLeast={4.5}
    render={(color, background, ratio) => (
      <span className={styles.sample} style={{ color, background }}>
        {ratio}
      </span>
    )}
  />
)
/** The sample of a mark is a shape, because text needs more contrast. */
export const MarkContrast = () => (
  <Pairs
    pairs={markPairs}
    atLeast={3}
    render={(color, background, ratio) => (
      <div className={styles.measured}>
        <span className={styles.ground} style={{ background }}>
          <span className={styles.mark} style={{ borderColor: color }} />
        </span>
        {ratio}
      </div>
    )}
  />
)

/** The value of a token in this document. */
const valueOf = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(token.slice(4, -1))

const tokens = (name: string, group: Record<string, string>) =>
  Object.entries(group).map(([key, token]) => ({ name: `${name}.${key}`, token, value: valueOf(token) }))

function Tokens({ rows, render }: { rows: { name: string; token: string; value: string }[]; render: (token: string) => ReactNode }) {
  return (
    <Table head={['Token', 'Value', 'Sample']}>
      {rows.map(({ name, token, value }) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>{value}</td>
          <td>{render(token)}</td>
        </tr>
      ))}
    </Table>
  )
}

const sentence = 'Aylin & Jonas · ليلى ويوسف'

export const Fonts = () => (
  <Tokens
    rows={tokens('vars.font', vars.font)}
    render={(token) => <span style={{ fontFamily: token, fontSize: vars.text.xl }}>{sentence}</span>}
  />
)
export const Sizes = () => (
  <Tokens rows={tokens('vars.text', vars.text)} render={(token) => <span style={{ fontSize: token }}>{sentence}</span>} />
)
export const Leadings = () => (
  <Tokens
    rows={tokens('vars.leading', vars.leading)}
    render={(token) => (
      <div style={{ lineHeight: token, maxInlineSize: 200 }}>
        A garden by the river for up to two hundred guests.
        <div lang="ar" dir="rtl">
          حديقة على النهر تتّسع لمئتي ضيف.
        </div>
      </div>
    )}
  />
)
export const Spaces = () => (
  <Tokens rows={tokens('vars.space', vars.space)} render={(token) => <div className={styles.bar} style={{ inlineSize: token }} />} />
)
export const Radii = () => (
  <Tokens
    rows={tokens('vars.radius', vars.radius)}
    render={(token) => <div className={styles.swatch} style={{ borderRadius: token, background: vars.color.accentSoft }} />}
  />
)
export const Shadows = () => (
  <Tokens
    rows={tokens('vars.shadow', vars.shadow)}
    render={(token) => <div className={styles.swatch} style={{ boxShadow: token, background: vars.color.raised }} />}
  />
)
export const ControlSizes = () => <Tokens rows={tokens('vars.size', vars.size)} render={() => null} />
export const Motions = () => (
  <Tokens
    rows={tokens('vars.motion', vars.motion)}
    render={(token) => <div className={styles.moving} style={{ transition: `transform ${token}` }} />}
  />
)
export const Breakpoints = () => (
  <Table head={['Breakpoint', 'From']}>
    {Object.entries(breakpoints).map(([name, px]) => (
      <tr key={name}>
        <td>
          <code>{name}</code>
        </td>
        <td>{px} px</td>
      </tr>
    ))}
  </Table>
)

const used = {
  Bell,
  Calendar,
  CircleCheck,
  Download,
  EllipsisVertical,
  Eye,
  Filter,
  Heart,
  House,
  Info,
  Mail,
  MessageSquare,
  Pencil,
  Phone,
  Plus,
  Search,
  Send,
  Settings,
  Star,
  Trash2,
  TriangleAlert,
  Users,
  X,
}
export const Icons = () => (
  <div className={`sb-unstyled ${styles.icons}`}>
    {Object.entries(used).map(([name, icon]) => (
      <div key={name} className={styles.icon}>
        <Icon icon={icon} size={24} />
        {name}
      </div>
    ))}
  </div>
)
