// Parses a field with several parts: # starts a section or a slide, > its link. The text is never markup.

/** A heading and the text below it. */
interface Section {
  title: string
  text: string
}

/** A slide's text, and its link as the editor entered it. */
interface Slide extends Section {
  link: string
  linkText: string
}

/** @example readSections('# Sizes\nFrom XS.') // [{ title: 'Sizes', text: 'From XS.' }] */
export function readSections(text: string): Section[] {
  return text
    .split(/^#\s*/m)
    .filter((part) => part.trim())
    .map((part) => {
      const [title = '', ...lines] = part.split('\n')
      return { title: title.trim(), text: lines.join('\n') }
    })
}

/** @example readSlides('# Shirts\nPrinted in a week.\n> team-wear See them') // one slide with a link to team-wear */
export function readSlides(text: string): Slide[] {
  return readSections(text).map((section) => {
    const lines = section.text.split('\n')
    const written = lines.find((line) => line.startsWith('>'))
    const [link = '', ...linkText] = written?.slice(1).trim().split(/\s+/) ?? []
    return { title: section.title, text: lines.filter((line) => line !== written).join('\n'), link, linkText: linkText.join(' ') }
  })
}
