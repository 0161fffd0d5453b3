// Reads a PDF as a screen reader does: its title and language, and each tag with the text in it, in reading order.
import { getDocumentProxy } from 'unpdf'

/** A tag that holds text: its path, such as `Table/TR/TH`, and the text. */
export interface Tagged {
  path: string
  text: string
  /** From 1. */
  page: number
}

/** What a PDF says. */
export interface ReadPdf {
  title: string
  language: string
  isTagged: boolean
  pages: number
  /** Where the text that reaches furthest to the right ends, as a part of its page's width. */
  widest: number
  tagged: Tagged[]
}

type Node = { role: string; children: (Node | { type: string; id: string })[] }

/** Reads the file; text outside of tags, such as the number of a page, is left out. */
export async function readPdf(bytes: ArrayBuffer | Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { info } = await pdf.getMetadata()
  const facts = new Map<string, unknown>(Object.entries(info))
  const fact = (name: string) => {
    const value = facts.get(name)
    return typeof value === 'string' ? value : ''
  }
  const tagged: Tagged[] = []
  let widest = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const texts = textsById(items)
    const { width } = page.getViewport({ scale: 1 })
    for (const item of items)
      if ('str' in item && item.str.trim()) widest = Math.max(widest, (Number(item.transform[4]) + item.width) / width)
    const tree: Node | null = await page.getStructTree()
    if (tree) collect(tree, [], texts).forEach((tag) => tagged.push({ ...tag, page: number }))
  }
  const marks = await pdf.getMarkInfo()
  return {
    title: fact('Title'),
    language: fact('Language'),
    isTagged: marks?.Marked === true,
    pages: pdf.numPages,
    widest,
    tagged,
  }
}

function textsById(items: readonly object[]): Map<string, string> {
  const texts = new Map<string, string>()
  const open: string[] = []
  for (const item of items) {
    if ('type' in item && typeof item.type === 'string') {
      if (item.type === 'endMarkedContent') open.pop()
      else open.push('id' in item && typeof item.id === 'string' ? item.id : '')
    } else if ('str' in item && 'hasEOL' in item) {
      const id = open.at(-1) ?? ''
      texts.set(id, `${texts.get(id) ?? ''}${String(item.str)}${item.hasEOL ? '\n' : ''}`)
    }
  }
  return texts
}

function collect({ role, children }: Node, above: readonly string[], texts: ReadonlyMap<string, string>): Omit<Tagged, 'page'>[] {
  const path = role === 'Root' || role === 'Document' ? above : [...above, role]
  return children.flatMap((child) =>
    'role' in child
      ? collect(child, path, texts)
      : [{ path: path.join('/'), text: (texts.get(child.id) ?? '').replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim() }],
  )
}
