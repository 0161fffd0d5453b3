// Makes schemas that nobody asks for fall away: a namespace of another chunk cannot be tree-shaken, nor can a call that might do something.

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

/** Calls that make a schema and do nothing else: valibot's, and our own of shared/schemas/parts.ts and answer-parts.ts. */
const schemaCall = /(?<![\w$.]|function )(?=(?:v_\w+|own|object|list|answerOf|every|oneOf|orEmpty)\()/g

/** A file of shared/schemas whose schemas are left out where nobody imports them. */
export function markPure(source: string): string {
  return source.replace(schemaCall, '/* @__PURE__ */ ')
}
