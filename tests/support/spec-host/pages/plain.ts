// Helpers of the plain theme: reads the platform's JSON as a template does, and formats money.
import type { Json } from '../shapes/shape.ts'
import { html, type Html, type Part } from './html.ts'
import type { PageInfo } from './theme.ts'

/** The entries of a list, or of PHP's map of one. */
export const each = (value: Json | undefined): Record<string, Json>[] => {
  const list: Json[] = Array.isArray(value) ? value : typeof value === 'object' && value !== null ? Object.values(value) : []
  return list.flatMap((entry) => (typeof entry === 'object' && entry !== null && !Array.isArray(entry) ? [entry] : []))
}

export const map = (value: Json | undefined): Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

export const word = (value: Json | undefined): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

export const count = (value: Json | undefined): number => Number(word(value))

export const isOn = (value: Json | undefined): boolean => value === true || value === 1 || value === '1'

export const money = (page: PageInfo, value: Json | number | undefined): string =>
  new Intl.NumberFormat(page.store.locale.replace('_', '-'), {
    style: 'currency',
    currency: page.store.currency,
    minimumFractionDigits: page.store.currency === 'SEK' ? 0 : 2,
  }).format(typeof value === 'number' ? value : count(value))

/** A form of the platform; one that writes contains the token. */
export const form = (page: PageInfo, action: string, content: Part): Html =>
  html`<form method="post" action="${action}"><input type="hidden" name="_token" value="${page.token ?? ''}">${content}</form>`
