// Every attribute name of the mount contract, in one place.

/** Marks a mount; its value is the widget's name. */
export const MOUNT = 'data-touchline'
/** When the widget starts: `load`, `idle`, `visible`, `interaction` or `media(...)`. */
export const WHEN = 'data-when'
/** On a JSON script inside the mount: lists and bulk options. */
export const OPTIONS = 'data-touchline-options'
/** On a JSON script inside the mount: the state that the server rendered with. */
export const STATE = 'data-touchline-state'
/** On the mount: `<flavour>.<build>.<fingerprint>.<id prefix>` of server-rendered markup; `any` as fingerprint where a template cannot know it. */
export const SSR = 'data-touchline-ssr'
/** On the mount, set by us: `waiting`, `loading`, `ready` or `failed`. */
export const STATUS = 'data-touchline-status'
/** On the mount, set by us: what is in it is ours. Some frames before `ready`, which says that it can be used. */
export const DRAWN = 'data-touchline-drawn'
/** On two elements that are the same control before and after a widget takes over, where name, link and label do not say so. */
export const KEY = 'data-touchline-key'
/** On the sentence shown where a widget could not be loaded. */
export const FAILURE = 'data-touchline-failure'

/** On a `<template>` anywhere outside of mounts: the place of ours that it fills. */
export const SLOT = 'data-touchline-slot'

/** The id of the JSON script that holds the page's settings. */
export const PAGE_ID = 'touchline-page'
