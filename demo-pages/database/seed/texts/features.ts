// The features of articles, one sentence each; a product page lists two or three.
import { readTable } from '../read-data.ts'
import { Text } from './conditions.ts'
import data from './features.json' with { type: 'json' }

export const features = readTable('texts/features.json', Text, data)
