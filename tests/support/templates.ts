// Seeds a shop once per run; every test host then starts as a copy, which takes a tenth of the time.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect, type ConnectOptions } from '#demo-pages/database/connect.ts'
import { migrate } from '#demo-pages/database/migrate.ts'
import { seedOnce } from '#demo-pages/database/seed.ts'
import { addDemoCustomers } from '#demo-pages/shop/demo-customers.ts'
import { addDemoOffers } from '#demo-pages/shop/discounts/demo-offers.ts'

/** The number of products in a test's shop: enough for every article, kind and category, and for lists of several pages. */
export const templateSize = 300

/** The templates to copy. */
export interface Templates {
  /** A dumped PGlite folder, for `ConnectOptions.image`. */
  image: string
  /** A database of the Postgres in `TEST_DATABASE_URL`, if there is one. */
  database: string | null
}

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates
  }
}

/** Called by vitest before the first file of a project; the returned function runs after the last. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-templates-'))
  // `npm test` has already created image and database for all of its suites, and passes their Postgres on.
  const url = project.config.env['TEST_DATABASE_URL'] ?? process.env['TEST_DATABASE_URL']
  const [image, database] = await Promise.all([
    process.env['TEST_IMAGE'] ?? makeImage(folder),
    url ? (process.env['TEST_TEMPLATE'] ?? makeDatabase(url)) : null,
  ])
  project.provide('templates', { image, database })
  return async () => {
    await rm(folder, { recursive: true, force: true })
    if (url && database && !process.env['TEST_TEMPLATE']) await dropDatabase(url, database)
  }
}

async function fill(options: ConnectOptions): Promise<void> {
  const db = await connect(options)
  await migrate(db)
  await seedOnce(db, { size: templateSize })
  await addDemoCustomers(db)
  await addDemoOffers(db)
  await db.destroy()
}

/** Seeds a shop in the folder, and returns the file that copies of it start from. */
export async function makeImage(folder: string): Promise<string> {
  await fill({ dataDir: folder })
  const lite = await PGlite.create(join(folder, 'database'))
  const image = join(folder, 'image.tar')
  await writeFile(image, (await lite.dumpDataDir('none')).stream())
  await lite.close()
  return image
}

/** Seeds a shop in a Postgres database that copies start from. */
export async function makeDatabase(url: string): Promise<string> {
  const name = `touchline_template_${process.pid}`
  await runStatement(url, `create database ${name}`)
  await fill({ databaseUrl: databaseOf(url, name) })
  return name
}

/** Drops such a database. */
export function dropDatabase(url: string, name: string): Promise<void> {
  return runStatement(url, `drop database ${name}`)
}

/** A copy of a template on the same Postgres; the caller drops it. */
export async function copyDatabase(url: string, template: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `touchline_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await runStatement(url, `create database ${name} template ${template}`)
  // Closes connections that a test has left open.
  return { url: databaseOf(url, name), drop: () => runStatement(url, `drop database ${name} with (force)`) }
}

function databaseOf(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
