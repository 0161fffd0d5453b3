// Finds the sources of a build: the widgets listed in widgets/index.ts, and their styles.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './flavours.ts'

/** A widget as listed in widgets/index.ts. */
export interface WidgetSource {
  name: string
  /** Its default start strategy, which a mount can override. */
  when: string
  /** The module with its definition. */
  path: string
  /** Its stylesheet, if it has one. */
  css: string | null
  /** Whether it enhances the host's HTML instead of drawing its own. */
  isEnhancer: boolean
}

/** The widgets, in the order of the table. */
export async function widgetSources(): Promise<WidgetSource[]> {
  const table = await readFile(join(root, 'widgets/index.ts'), 'utf8')
  const found: WidgetSource[] = []
  for (const [, kind, when = '', name = '', file = ''] of table.matchAll(
    /kind: '(\w+)', when: '([^']+)'[^}]*import\('\.\/([a-z-]+)\/([a-z-]+\.tsx?)'\)/g,
  )) {
    const css = join(root, 'widgets', name, `${name}.css`)
    found.push({ name, when, path: join(root, 'widgets', name, file), css: existsSync(css) ? css : null, isEnhancer: kind === 'enhance' })
  }
  return found
}
