// Examples of the page's own calls.
import { example } from '#shared/api/example.ts'
import { getTime } from './calls.ts'

/** The examples. */
export const examples = [example(getTime, [], { answer: { now: '2026-11-23T12:31:36.000Z' } })]
