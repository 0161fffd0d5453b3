// How a product page ends: who makes it, how to look after it, when it arrives.
import * as v from 'valibot'
import { readTable, Words } from '../read-data.ts'
import data from './closings.json' with { type: 'json' }

export const closings = readTable('texts/closings.json', v.array(Words), data)
