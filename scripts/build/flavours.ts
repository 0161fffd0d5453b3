// The two builds: preact is what ships, react proves that the source is plain React.

/** Which library draws the views. */
export type Flavour = 'preact' | 'react'

/** What esbuild replaces in the preact build. The `use-sync-external-store` line matters: with its own copy of the hooks the page crashes. */
export const aliases: Record<Flavour, Record<string, string>> = {
  preact: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react/jsx-dev-runtime': 'preact/jsx-runtime',
    'use-sync-external-store/shim': 'preact/compat',
    'use-sync-external-store/shim/index.js': 'preact/compat',
  },
  react: {},
}
