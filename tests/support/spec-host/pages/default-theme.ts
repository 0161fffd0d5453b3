// The default theme: plain HTML that works without any script.
import { cart } from './plain-cart.ts'
import { frame } from './plain-frame.ts'
import { lists } from './plain-lists.ts'
import { product } from './plain-product.ts'
import { visitor } from './plain-visitor.ts'
import type { Theme } from './theme.ts'

export const defaultTheme: Theme = { ...frame, ...lists, ...product, ...cart, ...visitor }
