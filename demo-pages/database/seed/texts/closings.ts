// The closing sentences of a product page: its maker, its care, its delivery.
import * as v from 'valibot'
import { readTable } from '../read-data.ts'
import { Text } from './conditions.ts'
import data from './closings.json' with { type: 'json' }

export const closings = readTable('texts/closings.json', v.array(Text), data)
