// Tests logos: one per brand, distinct, in the requested colour, at an address that is parsed strictly.
import { describe, expect, it } from 'vitest'
import { mediaFolder } from '../picture-url.ts'
import { brandLogo, brandLogoUrl, parseBrandLogoUrl } from './brand-logo.ts'
import { brandOf, brands } from './brands.ts'

describe('A brand', () => {
  it('has a code, a name and a mark of its own', () => {
    for (const key of ['code', 'name', 'mark'] as const) expect(new Set(brands.map((brand) => brand[key])).size).toBe(brands.length)
  })

  it('is picked by the seed of a picture', () => {
    expect(brandOf(0)).toBe(brands[0])
    expect(brandOf(brands.length * 3 + 2)).toBe(brands[2])
  })
})

describe('A logo', () => {
  it('is drawn in one ink, named for those who cannot see it', () => {
    const bolt = brands.find(({ code }) => code === 'bolt-and-co') ?? brandOf(0)
    const svg = brandLogo(bolt, '#123456')
    expect(svg).toContain('aria-label="Bolt &amp; Co"')
    expect([...svg.matchAll(/(?:fill|stroke)="(#[^"]+)"/g)].map((match) => match[1])).toEqual(['#123456', '#123456'])
    expect(svg).not.toMatch(/NaN|undefined/)
  })

  it('has an address that comes back as it went', () => {
    for (const brand of brands) expect(parseBrandLogoUrl(brandLogoUrl(brand.code, '#ffffff'))).toEqual({ brand, ink: '#ffffff' })
  })

  it.each([
    `${mediaFolder}brand_nobody_ffffff.svg`,
    `${mediaFolder}brand_norrvik_fff.svg`,
    `${mediaFolder}brand_norrvik_FFFFFF.svg`,
    `${mediaFolder}brand_norrvik_ffffff.png`,
    '/media/older/brand_norrvik_ffffff.svg',
  ])('is refused: %s', (path) => {
    expect(parseBrandLogoUrl(path)).toBeNull()
  })
})
