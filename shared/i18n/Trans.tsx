// A sentence with tags inside it, where Lingui's macro of this name leads: `<Trans>Read <a href={url}>more</a></Trans>`.
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import type { Values } from './compiled.ts'
import { i18n } from './i18n.ts'

type Elements = Readonly<Record<string, ReactElement>>

const tag = /<(\w+)>([^]*?)<\/\1>|<(\w+)\/>/

/** Draws a message, its numbered tags as the elements that stand in the code. */
export function Trans({
  components = {},
  ...message
}: {
  id: string
  message?: string
  values?: Values
  components?: Elements
}): ReactNode {
  return withElements(i18n._(message), components)
}

function withElements(text: string, elements: Elements): ReactNode {
  const found = tag.exec(text)
  if (!found) return text
  const [whole, pair = '', inner = '', single = ''] = found
  const element = Object.hasOwn(elements, pair || single) ? elements[pair || single] : undefined
  const content = inner && withElements(inner, elements)
  return (
    <>
      {text.slice(0, found.index)}
      {element ? (inner ? cloneElement(element, {}, content) : element) : content}
      {withElements(text.slice(found.index + whole.length), elements)}
    </>
  )
}
