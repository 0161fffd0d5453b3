// Tests that facets get their names from the page's settings if the host's lists have only codes.
import { expect, it } from 'vitest'
import { startVisit } from '#stores/testing/visit.ts'

it('renames the facets named in the settings, and no others', async () => {
  const visit = await startVisit({ facets: { colour: 'Kleur' } })
  try {
    const { catalogue } = await visit.open('https://shop.test/nl/shirts')
    await catalogue.loadCatalogue({ categoryId: 3 })
    const labels = new Map(catalogue.$facets.get().map(({ code, label }) => [code, label]))
    expect(labels.get('colour')).toBe('Kleur')
    expect(labels.get('price')).not.toBe('Kleur')
    await catalogue.toggleFacet('colour', 'Red')
    expect(catalogue.$activeFilters.get()).toMatchObject([{ label: 'Red' }])
    expect(catalogue.$facets.get().find(({ code }) => code === 'colour')?.label).toBe('Kleur')
  } finally {
    await visit.end()
  }
})
