// Declares a widget: a React view, or a function that enhances the host's own HTML.
import type { ReactNode } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import type { Extension } from '#shared/domain/extension.ts'
import type { Result } from '#shared/domain/failure.ts'
import type { Preparation, Seed } from '#shared/state/seed.ts'

/** The schema of a mount's options: a flat valibot object whose keys are camelCase option names. */
export type OptionsSchema = GenericSchema<unknown, unknown>

/** A React widget, as the loader sees it: its own schema has parsed the options, so only the widget knows their type. */
export interface ViewWidget {
  kind: 'view'
  /** The value of `data-touchline`, which is also the folder's name. */
  name: string
  options: OptionsSchema
  /** Replaces (or hydrates) the host's HTML inside the mount. */
  view: (props: { options: never }) => ReactNode
  /** The stores whose state the server prints for this widget. */
  seed: readonly Seed[]
  /** Passes bulk data from the options to a store before the first render, on server and client. */
  prepare?: (options: never) => Preparation
  /**
   * Loads the data that the view needs. Where the host's HTML has content, it stays until the first good answer, and for good where there
   * is none. `element` is the mount, the origin of the store's events.
   */
  load?: (options: never, element: HTMLElement) => Promise<Result<unknown>>
  /** Whether the options are enough to render where the server's state was lost; if not, the host's HTML stays. */
  canStartFrom?: (options: never) => boolean
  /** The extension that the widget requires: if the host does not offer it, the host's HTML stays, such as a form. */
  extension?: Extension
}

/** A widget without React: it adds behaviour to the HTML inside its mount and leaves the markup to the host. */
export interface EnhanceWidget {
  kind: 'enhance'
  name: string
  options: OptionsSchema
  /** Called once for each mount. Everything it starts must end when `signal` aborts. */
  enhance: (mount: HTMLElement, options: never, signal: AbortSignal) => void
}

/**
 * Declares a React widget; the default export of `widgets/<name>/<name>.tsx`.
 * @example export default defineWidget({ name: 'minicart', options: Options, view: Minicart, seed: [cartSeed] })
 */
export function defineWidget<Schema extends OptionsSchema>(widget: {
  name: string
  options: Schema
  view: (props: { options: InferOutput<Schema> }) => ReactNode
  seed?: readonly Seed[]
  prepare?: (options: InferOutput<Schema>) => Preparation
  load?: (options: InferOutput<Schema>, element: HTMLElement) => Promise<Result<unknown>>
  canStartFrom?: (options: InferOutput<Schema>) => boolean
  extension?: Extension
}): ViewWidget {
  return { seed: [], ...widget, kind: 'view' }
}

/**
 * Declares a widget without React; the default export of `widgets/<name>/<name>.ts`.
 * @example export default defineEnhancer({ name: 'wishlist-toggle', options: Options, enhance })
 */
export function defineEnhancer<Schema extends OptionsSchema>(widget: {
  name: string
  options: Schema
  enhance: (mount: HTMLElement, options: InferOutput<Schema>, signal: AbortSignal) => void
}): EnhanceWidget {
  return { ...widget, kind: 'enhance' }
}
