// The suite's only Trusted Types policy, used for one purpose: parsing text into a document in which nothing runs and nothing loads.

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

/** The key under which a second copy of the suite finds the first one's parser: a policy name can be used only once. */
const KEY = Symbol.for('touchline.parse-inert')

function makeParser(): Parse {
  const policy = window.trustedTypes?.createPolicy('touchline', { createHTML: (html) => html })
  // The policy stays private: this function returns a document, never trusted text.
  return (html) => new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
}

/** Parses without running or loading anything. Not sanitised: for a sanitiser, and for who reads nothing but texts. */
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
