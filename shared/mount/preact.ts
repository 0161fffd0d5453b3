// React as our source uses it, on Preact. The build puts this in React's place: three quarters of preact/compat is for what we leave alone.
import { type Component, type ComponentChild, type FunctionComponent, hydrate, options, render, type VNode } from 'preact'

export { cloneElement, Component, createContext, createElement, createPortal, Fragment } from 'preact'
export { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks'
export { jsx, jsxs } from 'preact/jsx-runtime'

/** A tree's place in the page. */
export interface Root {
  render: (tree: ComponentChild) => void
  unmount: () => void
}

/** Draws into an empty element. */
export function createRoot(mount: Element): Root {
  return { render: (tree) => render(tree, mount), unmount: () => render(null, mount) }
}

/** Takes over what a server drew. */
export function hydrateRoot(mount: Element, tree: ComponentChild): Root {
  hydrate(tree, mount)
  return createRoot(mount)
}

/** Runs, and draws before it answers what that changed. */
export function flushSync<Value>(run: () => Value): Value {
  const { debounceRendering: before = queueMicrotask } = options
  const drawings: (() => void)[] = []
  options.debounceRendering = (draw) => void drawings.push(draw)
  try {
    const value = run()
    for (const draw of drawings) draw()
    return value
  } finally {
    options.debounceRendering = before
  }
}

type Props = Readonly<Record<string, unknown>>

/** A view that is drawn again only when one of its props is another, or when `isSame` says so. */
export function memo(view: FunctionComponent<Props>, isSame = isEqual): FunctionComponent<Props> {
  return function Memo(this: Component<Props>, props: Props) {
    // Once, before the view's own hooks put theirs around it: with them in the same component there is one less for each of a hundred lines.
    this.shouldComponentUpdate ??= (next) => !isSame(this.props, next)
    return view(props)
  }
}

function isEqual(before: Props, after: Props): boolean {
  const names = Object.keys(after)
  return names.length === Object.keys(before).length && names.every((name) => Object.hasOwn(before, name) && before[name] === after[name])
}

/** React's names that the platform writes otherwise: events, and what was asked for before. */
const names = new Map([
  ['onFocus', 'onfocusin'],
  ['onBlur', 'onfocusout'],
  ['onDoubleClick', 'ondblclick'],
])
const drawingName = /^(?:clip|dominant|fill|font|stop|stroke|text)[A-Z]/
const capital = /[A-Z]/g

/** The platform's name of a prop. `change` of a text field means every letter in React. An element has `onInput` or `onChange`, never both. */
function nameOf(prop: string, element: string, { type }: Props): string {
  if (prop === 'onChange') {
    const isText = element === 'textarea' || (element === 'input' && type !== 'checkbox' && type !== 'radio' && type !== 'file')
    return isText ? 'oninput' : prop
  }
  let name = names.get(prop)
  if (!name) names.set(prop, (name = drawingName.test(prop) ? prop.replace(capital, '-$&').toLowerCase() : prop))
  return name
}

const next = options.vnode
options.vnode = (node: VNode<Record<string, unknown>>) => {
  const { type, props } = node
  if (typeof type === 'string') {
    for (const prop of Object.keys(props)) {
      const name = nameOf(prop, type, props)
      if (name === prop) continue
      // An element's props are its own, made the moment before. Not deleted, which would make each later look at them slow.
      props[name] = props[prop]
      props[prop] = undefined
    }
  }
  next?.(node)
}
