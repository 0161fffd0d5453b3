// Turns `import * as v from 'valibot'` into named imports, since a namespace of another chunk cannot be tree-shaken.

const namespace = /import \* as v from ['"]valibot['"]/

/** The source with `v.object` and friends imported by name; types, which are capitalised, as types. */
export function nameValibot(source: string): string {
  if (!namespace.test(source)) return source
  const used = new Set(Array.from(source.matchAll(/\bv\.([A-Za-z_]+)/g), ([, name = '']) => name))
  const values = [...used].filter((name) => !/^[A-Z]/.test(name))
  const types = [...used].filter((name) => /^[A-Z]/.test(name))
  const list = (names: string[]) => names.map((name) => `${name} as v_${name}`).join(', ')
  const imports = [
    values.length > 0 ? `import { ${list(values)} } from 'valibot'` : '',
    types.length > 0 ? `import type { ${list(types)} } from 'valibot'` : '',
  ]
  return source.replace(namespace, imports.join(';')).replace(/\bv\.([A-Za-z_]+)/g, 'v_$1')
}
