// Reads the files of a theme that a person writes: templates, styles, scripts and settings.
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'

/** A file of the theme. */
export interface ThemeFile {
  /** Its path, as a person would type it. */
  path: string
  text: string
}

const kinds = new Set(
  [
    ...['html', 'htm', 'php', 'phtml', 'twig', 'liquid', 'erb', 'jinja', 'j2', 'njk', 'hbs', 'mustache', 'ejs', 'cshtml', 'tpl', 'xml'],
    ...['js', 'mjs', 'cjs', 'ts', 'tsx', 'jsx', 'vue', 'svelte', 'astro', 'css', 'scss', 'sass', 'less', 'json', 'yml', 'yaml', 'md'],
  ].map((kind) => `.${kind}`),
)
/** A file of this size is no one's own. */
const LARGEST = 1_000_000

/** All of them below the folder, without packages and without the suite's own files. */
export async function readTheme(folder: string): Promise<ThemeFile[]> {
  const files: ThemeFile[] = []
  const walk = async (place: string): Promise<void> => {
    const entries = await readdir(place, { withFileTypes: true })
    if (entries.some(({ name }) => name === 'touchline.manifest.json')) return
    for (const entry of entries.toSorted((one, other) => one.name.localeCompare(other.name))) {
      const path = join(place, entry.name)
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules' && entry.name !== 'vendor' && !entry.name.startsWith('.')) await walk(path)
      } else if (entry.isFile() && kinds.has(extname(entry.name))) {
        const text = await readFile(path, 'utf8')
        if (text.length <= LARGEST) files.push({ path: relative(process.cwd(), path), text })
      }
    }
  }
  await walk(folder)
  return files
}
