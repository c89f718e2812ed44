/** Workspaces are read from their sources: stories need no build. */
export const browserConditions = ['@vendor-panel/source', 'module', 'browser', 'development|production']

/** Style files run in Node during compilation, and resolve the theme from there. */
export const styleConditions = ['@vendor-panel/source', 'module', 'node', 'development|production']
