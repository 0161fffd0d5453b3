// What every bundle of the suite is built with; scripts/build/ adds entries, plugins and definitions.

/** Modern browsers, so that spread and the like are not lowered to globals which old hosts replace. */
export default /** @type {const} */ ({
  bundle: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  minify: true,
  legalComments: 'none',
  metafile: true,
  logLevel: 'silent',
})
