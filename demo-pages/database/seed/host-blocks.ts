// The shop's own content in and above its lists.
import * as v from 'valibot'
import data from './host-blocks.json' with { type: 'json' }
import { readData, Words } from './read-data.ts'

/** A text of the shop that links to a category. */
const Banner = v.strictObject({ category: v.string(), target: v.string(), title: Words, text: Words })

/** The same in a card's place in the grid, after so many cards. */
const Block = v.strictObject({ ...Banner.entries, position: v.number() })

/** Blocks in place of a card, and banners above the list of a department. */
export const { blocks, banners } = readData('host-blocks.json', v.strictObject({ blocks: v.array(Block), banners: v.array(Banner) }), data)
