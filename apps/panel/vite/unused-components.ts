import type { Plugin } from 'vite'

/**
 * react-intl creates its components, such as `FormattedDate`, with calls that a bundler must keep, and names them for developer tools. The
 * panel
 * only uses `useIntl`: marked as free of side effects, unused components are dropped (0.5 KiB of the sign-in page).
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
