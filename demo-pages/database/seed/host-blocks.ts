// The shop's own content in its lists and above them.
import * as v from 'valibot'
import data from './host-blocks.json' with { type: 'json' }
import { readData, Words } from './read-data.ts'

/** A text of the shop that links to a category. */
const Banner = v.strictObject({ category: v.string(), target: v.string(), title: Words, text: Words })

/** A banner that takes the place of a card in the grid, after this many cards. */
const Block = v.strictObject({ ...Banner.entries, position: v.number() })

/** Blocks that replace a card, and banners above the list of a department. */
export const { blocks, banners } = readData('host-blocks.json', v.strictObject({ blocks: v.array(Block), banners: v.array(Banner) }), data)
