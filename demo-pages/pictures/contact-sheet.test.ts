// Tests the contact sheet of drawings: it contains every requested picture, in rows.
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { contactSheet, specsOf } from './contact-sheet.ts'

describe('A contact sheet', () => {
  it('holds every silhouette of a department in its first view', () => {
    const specs = specsOf('balls', 'plain', '')
    expect(specs.map(({ silhouette, view }) => `${silhouette} ${view}`)).toEqual(
      expect.arrayContaining(['football front', 'medicine-ball front']),
    )
    expect(specs).toHaveLength(9)
  })

  it('holds every pattern and view when asked for all', () => {
    expect(specsOf('cap', 'all', 'all')).toHaveLength(30)
  })

  it('says which names there are when it is asked for another', () => {
    expect(() => specsOf('trench-coat', 'plain', '')).toThrow(/trench-coat.*football-shirt/)
  })

  it('is as wide as its columns and as high as its rows', async () => {
    const meta = await sharp(await contactSheet(specsOf('whistle,cap,towel', 'plain', ''), 40, 2)).metadata()
    expect([meta.width, meta.height]).toEqual([80, 80])
  })
})
