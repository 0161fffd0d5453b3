// A drawing in place of a product's picture: its first letter on a colour of its own.
import { escapeHtml } from './http.ts'
import type { Product } from './goods.ts'

/** The drawing as SVG. */
export function pictureOf({ id, name }: Pick<Product, 'id' | 'name'>): string {
  const hue = (id * 47) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
<rect width="480" height="480" fill="hsl(${hue} 45% 88%)"/>
<text x="240" y="300" font-family="sans-serif" font-size="180" text-anchor="middle" fill="hsl(${hue} 45% 35%)">${escapeHtml(name[0] ?? '')}</text>
</svg>`
}
