// What a page needs before its first widget: settings in the stores, texts in its language, tabs that agree, events for the host.
import type { Messages } from '@lingui/core'
export { publicApi } from './public-api.ts'
