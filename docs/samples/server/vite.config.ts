import { defineConfig } from 'vite'

/** `vite build` makes the files of the browser, `vite build --ssr server.tsx` the server. */
export default defineConfig(({ isSsrBuild }) => ({
  build: isSsrBuild
    ? { outDir: 'dist/server' }
    : {
        outDir: 'dist/browser',
        rolldownOptions: { input: 'browser.tsx', output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' } },
      },
}))
