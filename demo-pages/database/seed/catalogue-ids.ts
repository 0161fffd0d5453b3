// Numbers categories, attributes and options in the order of their lists, and finds them by code.
import { attributes } from './attributes.ts'
import type { Attribute } from './attributes.ts'
import type { Branch } from './tree.ts'
import { tree } from './tree.ts'
import { largeVocabulary } from './vocabulary.ts'

export interface NumberedCategory {
  id: number
  parentId: number | null
  level: number
  position: number
  /** The path from the department down to this category. */
  path: readonly { id: number; branch: Branch }[]
  branch: Branch
}

function numberTree(): NumberedCategory[] {
  const numbered: NumberedCategory[] = []
  const visit = (branch: Branch, position: number, parent: NumberedCategory | null) => {
    const id = 10 + numbered.length
    const path = [...(parent?.path ?? []), { id, branch }]
    const category = { id, parentId: parent?.id ?? null, level: path.length, position, path, branch }
    numbered.push(category)
    branch.children?.forEach((child, at) => visit(child, at + 1, category))
  }
  tree.forEach((department, at) => visit(department, at + 1, null))
  return numbered
}

/** Every category, parents before children. */
export const categories: readonly NumberedCategory[] = numberTree()

const byCode = new Map(categories.map((category) => [category.branch.code, category]))

export function categoryByCode(code: string): NumberedCategory {
  const found = byCode.get(code)
  if (!found) throw new Error(`seed: no category is called "${code}"`)
  return found
}

export interface NumberedOption {
  id: number
  attributeId: number
  code: string
  position: number
}

/** Every attribute in the order of facets; those of large shops come last. */
export const allAttributes: readonly Attribute[] = [...attributes, ...largeVocabulary]

/** Every option of every attribute; each attribute reserves a thousand ids. */
export const options: readonly NumberedOption[] = allAttributes.flatMap((attribute, at) =>
  attribute.options.map((option, position) => ({
    id: (at + 1) * 1000 + position + 1,
    attributeId: at + 1,
    code: `${attribute.code}:${option.code}`,
    position: position + 1,
  })),
)

const optionIds = new Map(options.map(({ code, id }) => [code, id]))

/** The id of an option, such as `color:red`. */
export function optionId(attribute: string, option: string): number {
  const id = optionIds.get(`${attribute}:${option}`)
  if (!id) throw new Error(`seed: attribute ${attribute} has no option "${option}"`)
  return id
}
