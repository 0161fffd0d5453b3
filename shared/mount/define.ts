// How a widget is declared: a React view, or a small function that enhances the host's own HTML.
import type { ComponentType } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import type { Seed } from '#shared/state/seed.ts'

/** A schema of a mount's options: a flat valibot object whose keys are camelCase option names. */
export type OptionsSchema = GenericSchema<Record<string, unknown>, Record<string, unknown>>

/** A React widget. Its view replaces (or hydrates) what the host printed inside the mount. */
export interface ViewWidget<Schema extends OptionsSchema = OptionsSchema> {
  kind: 'view'
  /** The value of `data-touchline`, which is also the folder's name. */
  name: string
  options: Schema
  view: ComponentType<{ options: InferOutput<Schema> }>
  /** The stores whose state the server prints for this widget. */
  seed: readonly Seed[]
}

/** A widget without React: it adds behaviour to the HTML inside its mount and leaves the markup to the host. */
export interface EnhanceWidget<Schema extends OptionsSchema = OptionsSchema> {
  kind: 'enhance'
  name: string
  options: Schema
  /** Called once a mount. Everything it starts must end when `signal` aborts. */
  enhance: (mount: HTMLElement, options: InferOutput<Schema>, signal: AbortSignal) => void
}

/**
 * Declares a React widget; the default export of `widgets/<name>/<name>.tsx`.
 * @example export default defineWidget({ name: 'minicart', options: Options, view: Minicart, seed: [cartSeed] })
 */
export function defineWidget<Schema extends OptionsSchema>(
  widget: Omit<ViewWidget<Schema>, 'kind' | 'seed'> & { seed?: readonly Seed[] },
): ViewWidget<Schema> {
  return { seed: [], ...widget, kind: 'view' }
}

/**
 * Declares a widget without React; the default export of `widgets/<name>/<name>.ts`.
 * @example export default defineEnhancer({ name: 'wishlist-toggle', options: Options, enhance })
 */
export function defineEnhancer<Schema extends OptionsSchema>(widget: Omit<EnhanceWidget<Schema>, 'kind'>): EnhanceWidget<Schema> {
  return { ...widget, kind: 'enhance' }
}
