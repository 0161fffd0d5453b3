// Generates the types of the demo shop's rows from its migrations, which run in an empty database in memory.
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { connect } from '#demo-pages/database/connect.ts'
import { migrate } from '#demo-pages/database/migrate.ts'
import { printRows } from '#demo-pages/database/rows/print-rows.ts'

const file = 'demo-pages/database/rows/generated.ts'
const root = join(import.meta.dirname, '..')

const db = await connect()
await migrate(db)
await writeFile(join(root, file), await printRows(db))
await db.destroy()
await promisify(execFile)(join(root, 'node_modules/.bin/oxfmt'), [file], { cwd: root })
console.log(`wrote ${file}`)
