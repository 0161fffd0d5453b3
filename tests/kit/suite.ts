// The suite's own public types, as the kit uses them. In the package they come from touchline.d.ts.
export type { AnalyticsEvent, Events } from '#shared/events/vocabulary.ts'
