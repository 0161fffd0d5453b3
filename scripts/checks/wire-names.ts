// Checks that wire names are used in schemas and calls only: a renamed field or another kind of host then changes no other code.
import type { SourceCheck } from './sources.ts'

/** Google's names, which analytics uses and hosts do not. */
const analytics = /^(item_\w+|event_id|transaction_id|shipping_tier|payment_type|analytics_storage)$/

/** Names of a library, or of Magento's own customer-data. */
const foreign = new Set(['back_forward', 'data_id'])

const isOurs = (path: string) =>
  /^(widgets|shared|stores)\/.*\.tsx?$/.test(path) &&
  !/^shared\/(api|wire|adapters)\/|\/(wire|calls|examples)\.ts$|\/wire\//.test(path) &&
  !/\.(test|fixture|stage|cases)\.tsx?$|\/testing\//.test(path)

/** Code only: names of form fields and events are in strings. */
const withoutTexts = (line: string) => line.replaceAll(/'(?:[^'\\]|\\.)*'|"[^"]*"|`[^`$]*`/g, "''").replace(/(^|\s)\/\/.*$/, '')

/** Finds properties that are read or written by a host's names. */
export const wireNames: SourceCheck = {
  name: 'wire names',
  find: (sources) =>
    sources
      .filter(({ path }) => isOurs(path))
      .flatMap(({ path, text }) =>
        text.split('\n').flatMap((line, index) => {
          if (/^\s*(\*|\/\*)/.test(line)) return []
          const names = withoutTexts(line).match(/(?<![\w$-])[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?![\w-])/g) ?? []
          return names
            .filter((name) => !analytics.test(name) && !foreign.has(name))
            .map((name) => `${path}:${index + 1} says ${name}, a name of the wire. Rename it where its subject's wire reads it.`)
        }),
      ),
}
