// Labels of sort orders, where the host names field and direction only.
import { APART, type SortOrder } from '#shared/catalogue/wire/catalogue.ts'
import { sentence } from '#shared/i18n/sentences.ts'

/** Common sort fields, by the names that platforms use. */
const known = {
  'price:asc': 'sort.price-asc',
  'price:desc': 'sort.price-desc',
  'name:asc': 'sort.name-asc',
  'name:desc': 'sort.name-desc',
  'created_at:desc': 'sort.newest',
  'new:desc': 'sort.newest',
  'rating:desc': 'sort.rating',
  'rating_summary:desc': 'sort.rating',
  'relevance:desc': 'sort.relevance',
  'relevance:asc': 'sort.relevance',
  relevance: 'sort.relevance',
  'position:asc': 'sort.position',
  position: 'sort.position',
} as const

const isKnown = (value: string): value is keyof typeof known => Object.hasOwn(known, value)

/**
 * The host's label, else ours, else the field's name with an arrow for the direction.
 * @example sortLabel({ value: 'price:asc', label: '' }) // 'Price: low to high'
 */
export function sortLabel({ value, label }: SortOrder): string {
  if (label) return label
  const order = value.toLowerCase().replace(APART, ':')
  if (isKnown(order)) return sentence(known[order])
  const [field = '', direction] = order.split(':')
  const text = field.replaceAll(/[_-]+/g, ' ').trim()
  const arrow = direction === 'asc' ? ' ↑' : direction === 'desc' ? ' ↓' : ''
  return text.slice(0, 1).toUpperCase() + text.slice(1) + arrow
}
