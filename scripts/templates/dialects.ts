// Writes a template in the syntax of each engine; tests run the engines and compare the output.
import type { Condition, Part } from './parts.ts'

/** The engines that templates are written for. */
export const dialects = ['php', 'twig', 'blade', 'liquid'] as const
/** The name of an engine. */
export type Dialect = (typeof dialects)[number]

interface Words {
  /** The extension of its files. */
  ending: string
  comment: (text: string) => string
  hole: (name: string) => string
  json: (name: string) => string
  raw: (name: string) => string
  each: (option: string) => string
  endEach: string
  if: (when: readonly Condition[]) => string
  elseIf: (when: readonly Condition[]) => string
  else: string
  end: string
  /** Characters in text that the engine would interpret. */
  reserved: RegExp
}

const quoted = (value: string | boolean | number) => (typeof value === 'string' ? `'${value}'` : String(value))
/** `routes.cart` as `$routes['cart']`. */
const variable = (name: string) => {
  const [first = '', ...keys] = name.split('.')
  return `$${first}${keys.map((key) => `['${key}']`).join('')}`
}
/** JSON flags that keep slashes and non-ASCII letters unescaped, as JSON.stringify does. */
const PLAIN_JSON = 320
const inPhp = ({ option, ...when }: Condition) =>
  when.equals === 'some'
    ? `array_filter(${variable(option)} ?? [], fn ($row) => ($row['${when.flag}'] ?? null) === ${when.value}) !== []`
    : when.equals === 'anything'
      ? `(${variable(option)} ?? '') != ''`
      : `(${variable(option)} ?? null) === ${quoted(when.value)}`
const inTwig = ({ option, ...when }: Condition) =>
  when.equals === 'some'
    ? `(${option} ?? [])|filter(row => (row.${when.flag} ?? null) is same as(${when.value}))|length > 0`
    : when.equals === 'anything'
      ? `(${option} ?? '') != ''`
      : `(${option} ?? null) is same as(${quoted(when.value)})`
const inLiquid = ({ option, ...when }: Condition) =>
  when.equals === 'some'
    ? 'touchline_rows.size > 0'
    : when.equals === 'anything'
      ? `${option} != nil and ${option} != ''`
      : `${option} == ${quoted(when.value)}`

const words: Readonly<Record<Dialect, Words>> = {
  php: {
    ending: 'php',
    comment: (text) => `<?php /* ${text} */ ?>`,
    hole: (name) => `<?= htmlspecialchars((string) (${variable(name)} ?? '')) ?>`,
    json: (name) => `<?= htmlspecialchars(json_encode(${variable(name)}, ${PLAIN_JSON})) ?>`,
    raw: (name) => `<?= ${variable(name)} ?? '' ?>`,
    each: (option) => `<?php foreach (${variable(option)} ?? [] as $row): ?>`,
    endEach: '<?php endforeach ?>',
    if: (when) => `<?php if (${when.map(inPhp).join(' && ')}): ?>`,
    elseIf: (when) => `<?php elseif (${when.map(inPhp).join(' && ')}): ?>`,
    else: '<?php else: ?>',
    end: '<?php endif ?>',
    reserved: /<\?/,
  },
  twig: {
    ending: 'twig',
    comment: (text) => `{# ${text} #}`,
    hole: (name) => `{{ (${name} ?? '')|e('html') }}`,
    json: (name) => `{{ ${name}|json_encode(${PLAIN_JSON})|e('html') }}`,
    raw: (name) => `{{ (${name} ?? '')|raw }}`,
    each: (option) => `{% for row in ${option} ?? [] %}`,
    endEach: '{% endfor %}',
    if: (when) => `{% if ${when.map(inTwig).join(' and ')} %}`,
    elseIf: (when) => `{% elseif ${when.map(inTwig).join(' and ')} %}`,
    else: '{% else %}',
    end: '{% endif %}',
    reserved: /\{[{%#]/,
  },
  blade: {
    ending: 'blade.php',
    comment: (text) => `{{-- ${text} --}}`,
    hole: (name) => `{{ ${variable(name)} ?? '' }}`,
    json: (name) => `{{ json_encode(${variable(name)}, ${PLAIN_JSON}) }}`,
    raw: (name) => `{!! ${variable(name)} ?? '' !!}`,
    each: (option) => `@foreach(${variable(option)} ?? [] as $row)`,
    endEach: '@endforeach',
    if: (when) => `@if(${when.map(inPhp).join(' && ')})`,
    elseIf: (when) => `@elseif(${when.map(inPhp).join(' && ')})`,
    else: '@else',
    end: '@endif',
    reserved: /\{\{|\{!!|<\?|@\w/,
  },
  liquid: {
    ending: 'liquid',
    comment: (text) => `{% comment %} ${text} {% endcomment %}`,
    hole: (name) => `{{ ${name} | escape }}`,
    json: (name) => `{{ ${name} | json | escape }}`,
    raw: (name) => `{{ ${name} }}`,
    each: (option) => `{% for row in ${option} %}`,
    endEach: '{% endfor %}',
    // Liquid's conditions accept no filters.
    if: (when) =>
      `${when.map((one) => (one.equals === 'some' ? `{% assign touchline_rows = ${one.option} | where: '${one.flag}', ${one.value} %}` : '')).join('')}{% if ${when.map(inLiquid).join(' and ')} %}`,
    elseIf: (when) => `{% elsif ${when.map(inLiquid).join(' and ')} %}`,
    else: '{% else %}',
    end: '{% endif %}',
    reserved: /\{[{%]/,
  },
}

/** The path of a template in the build; mounts are the same in every language. */
export const fileOf = (dialect: Dialect, folder: string, widget: string) =>
  `templates/${dialect}/${folder}/${widget}.${words[dialect].ending}`

/** A template in its engine's syntax, with a comment that lists its inputs. */
export function write(dialect: Dialect, about: string, parts: readonly Part[]): string {
  const { comment, reserved, ...say } = words[dialect]
  let text = ''
  // Blade recognises its directives only if no letter touches them: add a space in a tag, and an empty echo in text.
  const apart = () => (text.lastIndexOf('<') > text.lastIndexOf('>') ? ' ' : "{{ '' }}")
  const put = (one: string) => (text += dialect === 'blade' && one.startsWith('@') && /\w$/.test(text) ? `${apart()}${one}` : one)
  const all = (some: readonly Part[]) => {
    for (const part of some) {
      if (part.kind === 'text') {
        if (reserved.test(part.text)) throw new Error(`${dialect}: would read ${part.text}`)
        text += dialect === 'blade' && /@\w+$|\)$/.test(text) && /^[\w(]/.test(part.text) ? `{{ '' }}${part.text}` : part.text
      } else if (part.kind === 'hole') put(say.hole(part.name))
      else if (part.kind === 'json') put(say.json(part.name))
      else if (part.kind === 'raw') put(say.raw(part.name))
      else if (part.kind === 'each') {
        put(say.each(part.option))
        all(part.parts)
        put(say.endEach)
      } else {
        put(say.if(part.when))
        all(part.parts)
        let { otherwise } = part
        for (let [next] = otherwise; next?.kind === 'if' && otherwise.length === 1; [next] = otherwise) {
          put(say.elseIf(next.when))
          all(next.parts)
          ;({ otherwise } = next)
        }
        if (otherwise.length > 0) put(say.else)
        all(otherwise)
        put(say.end)
      }
    }
  }
  all(parts)
  return `${comment(about)}\n${text}\n`
}
