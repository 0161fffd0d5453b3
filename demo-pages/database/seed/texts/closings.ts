// The closing sentences of a product page: its maker, its care, its delivery.
import * as v from 'valibot'
import { readTable, Words } from '../read-data.ts'
import data from './closings.json' with { type: 'json' }

export const closings = readTable('texts/closings.json', v.array(Words), data)
