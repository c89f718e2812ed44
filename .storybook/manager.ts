import { addons } from 'storybook/manager-api'

/** The groups of screens are folders, such as `provider-pages`: the sidebar shows them as text. */
addons.setConfig({
  sidebar: {
    renderLabel: ({ name, type }) =>
      type === 'group' && /^[a-z]/.test(name) ? `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}` : name,
  },
})
