import type { Plugin } from 'vite'

/**
 * react-intl makes its components, such as `FormattedDate`, by calls that no bundler may drop, and names them for developer tools. The panel
 * formats by `useIntl`: marked as free of side effects, what it does not use is left out (0.5 KiB of the sign-in page).
 */
export function unusedComponents(): Plugin {
  return {
    name: 'vendor-panel:unused-components',
    apply: 'build',
    transform: {
      filter: { id: /[/\\]react-intl[/\\]index\.js$/ },
      handler: (code) =>
        code
          .replace(/^(const [A-Z]\w* = )(?=(createFormatted\w+|React\.memo)\()/gm, '$1/* @__PURE__ */ ')
          .replace(/^[A-Z]\w*\.displayName = .*$/gm, ''),
    },
  }
}
