/** Workspaces are read from their sources: stories need no build. */
export const browserConditions = ['@vendor-panel/source', 'module', 'browser', 'development|production']

/** Styles are run in Node while they are compiled, and look for the theme from there. */
export const styleConditions = ['@vendor-panel/source', 'module', 'node', 'development|production']
