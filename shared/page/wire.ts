// The schema of the host's clock.
import * as v from 'valibot'
import { object } from '#shared/wire/parts.ts'

/** A date and time with its time zone, as `2026-11-23T12:31:36.000Z`; in the suite milliseconds since 1970. */
export const ServerTime = v.pipe(
  object({ now: v.pipe(v.string(), v.isoTimestamp()) }),
  v.transform(({ now }) => Date.parse(now)),
)
