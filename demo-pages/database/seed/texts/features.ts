// The features of articles, one sentence each; a product page lists two or three.
import { readTable, Words } from '../read-data.ts'
import data from './features.json' with { type: 'json' }

export const features = readTable('texts/features.json', Words, data)
