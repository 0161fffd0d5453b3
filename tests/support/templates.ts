// Seeds a shop once a run; every host of a test then starts as a copy of it, which costs a tenth of seeding anew.
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

/** How many products a test's shop sells: every article, kind and category, and lists of several pages. */
export const templateSize = 300

/** Where the copies come from. */
export interface Templates {
  /** A dumped PGlite folder, for `ConnectOptions.image`. */
  image: string
  /** A database of the Postgres in `TEST_DATABASE_URL`, where there is one. */
  database: string | null
}

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates
  }
}

/** Called by vitest before the first file of a project; what it answers, after the last. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-templates-'))
  // `npm test` names the Postgres of each of its suites, and made image and database for all of them.
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

/** Seeds a shop in the folder and answers the file that copies of it begin with. */
export async function makeImage(folder: string): Promise<string> {
  await fill({ dataDir: folder })
  const lite = await PGlite.create(join(folder, 'database'))
  const image = join(folder, 'image.tar')
  await writeFile(image, (await lite.dumpDataDir('none')).stream())
  await lite.close()
  return image
}

/** Seeds a shop in a database of a Postgres, which copies of it begin with. */
export async function makeDatabase(url: string): Promise<string> {
  const name = `touchline_template_${process.pid}`
  await ask(url, `create database ${name}`)
  await fill({ databaseUrl: databaseOf(url, name) })
  return name
}

/** Throws such a database away. */
export function dropDatabase(url: string, name: string): Promise<void> {
  return ask(url, `drop database ${name}`)
}

/** A copy of a template on the same Postgres, which the caller throws away. */
export async function copyDatabase(url: string, template: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `touchline_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await ask(url, `create database ${name} template ${template}`)
  // Connections that a test forgot are ended.
  return { url: databaseOf(url, name), drop: () => ask(url, `drop database ${name} with (force)`) }
}

function databaseOf(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
