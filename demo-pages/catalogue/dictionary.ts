// Categories, attributes and options in memory, read once, since they change with a release only.
import { perKey } from '../host/per-key.ts'
import type { AttributeRole, AttributeTable, Database, Language, Words } from './tables.ts'

export interface Option {
  id: number
  attributeId: number
  code: string
  label: Words
  position: number
  swatch: string | null
}

export interface Attribute {
  id: number
  code: string
  label: Words
  urlKey: Words
  isFacet: boolean
  isSingle: boolean
  role: AttributeRole | null
  options: Option[]
}

export interface CategoryText {
  name: string
  urlPath: string
  description: string
}

export interface Category {
  id: number
  parentId: number | null
  code: string
  level: number
  position: number
  pathIds: number[]
  texts: Record<Language, CategoryText>
}

export interface Dictionary {
  attributes: Attribute[]
  attributesByCode: Map<string, Attribute>
  options: Map<number, Option>
  categories: Map<number, Category>
  /** Children in menu order; departments under `null`. */
  children: Map<number | null, Category[]>
  categoryByPath: Map<string, Category>
}

/** The dictionary of a database; cached after the first call. */
export const getDictionary = perKey<Database, Dictionary>(readDictionary)

/** The key of `categoryByPath`. */
export function pathKey(language: Language, urlPath: string): string {
  return `${language}/${urlPath}`
}

async function readDictionary(db: Database): Promise<Dictionary> {
  const [attributeRows, optionRows, categoryRows, textRows] = await Promise.all([
    db.selectFrom('attribute').selectAll().orderBy('position').execute(),
    db.selectFrom('attribute_option').selectAll().orderBy('position').execute(),
    db.selectFrom('category').selectAll().orderBy('level').orderBy('position').execute(),
    db.selectFrom('category_text').selectAll().execute(),
  ])
  const options = optionRows.map(({ attribute_id, ...option }) => ({ ...option, attributeId: attribute_id }))
  const attributes = attributeRows.map((row) => toAttribute(row, options))
  const categories = categoryRows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    code: row.code,
    level: row.level,
    position: row.position,
    pathIds: row.path_ids,
    texts: textsOf(
      row.id,
      textRows.map((text) => ({
        id: text.category_id,
        language: text.language,
        text: { name: text.name, urlPath: text.url_path, description: text.description },
      })),
    ),
  }))
  return {
    attributes,
    attributesByCode: new Map(attributes.map((attribute) => [attribute.code, attribute])),
    options: new Map(options.map((option) => [option.id, option])),
    categories: new Map(categories.map((category) => [category.id, category])),
    children: Map.groupBy(categories, ({ parentId }) => parentId),
    categoryByPath: new Map(
      categories.flatMap((category) =>
        (['nl', 'en', 'de', 'sv'] as const).map((language) => [pathKey(language, category.texts[language].urlPath), category]),
      ),
    ),
  }
}

function toAttribute(row: AttributeTable, options: readonly Option[]): Attribute {
  return {
    id: row.id,
    code: row.code,
    label: row.label,
    urlKey: row.url_key,
    isFacet: row.is_facet,
    isSingle: row.is_single,
    role: row.role,
    options: options.filter(({ attributeId }) => attributeId === row.id),
  }
}

function textsOf(id: number, rows: readonly { id: number; language: Language; text: CategoryText }[]): Record<Language, CategoryText> {
  const text = (language: Language) => {
    const found = rows.find((row) => row.id === id && row.language === language)
    if (!found) throw new Error(`catalogue: category ${id} has no text in "${language}"; the database was not seeded as a whole`)
    return found.text
  }
  return { nl: text('nl'), en: text('en'), de: text('de'), sv: text('sv') }
}
