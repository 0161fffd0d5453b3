// The suite's one Trusted Types policy, and all it is for: text becomes a document in which nothing runs and nothing loads.

interface Policy {
  createHTML: (html: string) => string
}

type Parse = (html: string) => Document

declare global {
  interface Window {
    /** Missing where the browser has no Trusted Types. */
    readonly trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy }
  }
}

/** Where a second copy of the suite finds the first one's parser: a policy of the same name can be made only once. */
const KEY = Symbol.for('touchline.parse-inert')

function makeParser(): Parse {
  const policy = window.trustedTypes?.createPolicy('touchline', { createHTML: (html) => html })
  // Nobody else gets hold of the policy: what leaves here is a document, never trusted text.
  return (html) => new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
}

/** Parses without running or loading anything. Not clean: only for a sanitiser. */
export function parseInert(html: string): Document {
  const known: unknown = Object.getOwnPropertyDescriptor(window, KEY)?.value
  if (isParser(known)) return known(html)
  const parse = makeParser()
  Object.defineProperty(window, KEY, { value: parse })
  return parse(html)
}

function isParser(known: unknown): known is Parse {
  return typeof known === 'function'
}
