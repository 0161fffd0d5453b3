// The default theme: plain HTML with Magento's texts, which works without any script.
import { cart } from './plain-cart.ts'
import { frame } from './plain-frame.ts'
import { product } from './plain-product.ts'
import type { Theme } from './theme.ts'

export const defaultTheme: Theme = { ...frame, ...product, ...cart }
