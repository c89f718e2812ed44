import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'peerDependencies',
  Record<string, string>
>

/** Modules with state or effects are code of the client for a framework with server components; tokens and types are of both sides. */
function directiveOf({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [file = ''] = (facadeModuleId ?? '').split('?')
  if (!/\.tsx?$/.test(file) || file.endsWith('.css.ts')) return ''
  const needsClient = file.endsWith('.tsx') || /^(import|export) (?!type ).* from 'react/m.test(readFileSync(file, 'utf8'))
  return needsClient ? `'use client'` : ''
}

/** Modules and one `style.css`. `--mode reset` also writes `reset.css`, so that a page with its own reset can omit it. */
export default defineConfig(({ mode }) => {
  const isReset = mode === 'reset'
  return {
    // The same class names in both modes: the reset uses the theme of `style.css`.
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    build: {
      target: 'es2024',
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      emptyOutDir: !isReset,
      cssCodeSplit: false,
      lib: {
        entry: isReset ? ['src/theme/reset.css.ts'] : ['src/index.ts', 'src/theme.ts'],
        formats: ['es'],
        cssFileName: isReset ? 'reset' : 'style',
      },
      rolldownOptions: {
        external: Object.keys({ ...dependencies, ...peerDependencies }).map((name) => new RegExp(`^${name}(/|$)`)),
        output: { preserveModules: true, preserveModulesRoot: 'src', banner: directiveOf },
      },
    },
  }
})
