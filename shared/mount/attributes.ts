// All attribute names of the mount contract.

/** Marks a mount; its value is the widget's name. */
export const MOUNT = 'data-touchline'
/** When the widget starts: `load`, `idle`, `visible`, `interaction`, `needed` or `media(...)`. */
export const WHEN = 'data-when'
/** Marks a JSON script inside the mount: lists and bulk options. */
export const OPTIONS = 'data-touchline-options'
/** Marks a JSON script inside the mount: the state that the server rendered with. */
export const STATE = 'data-touchline-state'
/**
 * Set on the mount: `<flavour>.<build>.<fingerprint>.<id prefix>` of server-rendered markup; `any` as fingerprint where a template cannot
 * know it.
 */
export const SSR = 'data-touchline-ssr'
/** Set on the mount by the suite: `waiting`, `loading`, `ready` or `failed`. */
export const STATUS = 'data-touchline-status'
/** Set on the mount by the suite once it has drawn the widget's markup, which a server marks with `SSR`. Precedes `ready`, which means usable, by some frames. */
export const DRAWN = 'data-touchline-drawn'
/** Identifies the same control before and after a widget replaces the host's HTML, where name, link and label do not. */
export const KEY = 'data-touchline-key'
/** Set on a mount that the page does as well without: nothing is said where its widget cannot be loaded, as where a blocker keeps it away. */
export const OPTIONAL = 'data-touchline-optional'
/** Marks the sentence shown where a widget could not be loaded. */
export const FAILURE = 'data-touchline-failure'

/** Set on a `<template>` outside of mounts: the slot that it fills. */
export const SLOT = 'data-touchline-slot'

/** The id of the JSON script that holds the page's settings. */
export const PAGE_ID = 'touchline-page'
