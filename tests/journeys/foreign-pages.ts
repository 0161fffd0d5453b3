// Difficult pages, one row each: what the page does before, around and after our tag. Written by us after real pages, with the real libraries.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { hasOldLibraries, readOldLibrary } from '../support/old-libraries.ts'
import { foreignGlobals, foreignReset } from './foreign.ts'

/** What a page does; everything else is as on a plain page. */
export interface ForeignPage {
  name: string
  doctype?: string
  /** Attributes of the root element. */
  root?: string
  /** In the head, before anything of ours. */
  head?: string
  /** Our tag, if it is in another place. */
  tag?: string
  /** HTML around the page's content. */
  around?: (main: string) => string
  /** HTML after the content. */
  end?: string
  /** The page's policy. */
  policy?: string
  /** Runs in the page once every widget has started, before anything is pressed. */
  later?: () => void
  /** A block of the host's own among the products. */
  block?: string
  /** A second link to the same page, which the page's own script handles. */
  turns?: boolean
  /** The page's own console messages. */
  provoked?: readonly RegExp[]
}

const require = createRequire(import.meta.url)
const read = (file: string) => readFileSync(file, 'utf8')
const script = (text: string) => `<script>${text.replaceAll('</script', '<\\/script')}</script>`
const style = (css: string) => `<style>${css}</style>`
const tag = '<script type="module" async src="/touchline/1/touchline.js"></script>'
const nonce = 'bm9uY2U'

/** Every row; each is a page that a user met. */
export const foreignPages: readonly ForeignPage[] = [
  {
    name: 'has no doctype, and tables for columns',
    doctype: '',
    around: (main) => `<table width="100%"><tr><td>${main}</td></tr></table>`,
  },
  {
    name: 'is of 2004',
    doctype: '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">',
    root: 'xmlns="http://www.w3.org/1999/xhtml" xml:lang="en"',
    around: (main) => `<center><font face="Verdana" size="2">${main}</font></center>`,
  },
  { name: 'is written from right to left', root: 'lang="ar" dir="rtl"' },
  { name: 'takes all styles back', head: style('*{all:revert}') },
  { name: 'unsets all styles of its content', head: style('main *{all:unset}') },
  { name: 'resets what a browser does', head: style(await foreignReset()) },
  {
    name: 'resets with importance',
    head: style('*{margin:0!important;padding:0!important;box-sizing:border-box!important} [hidden]{display:none!important}'),
  },
  {
    name: 'is an app that scrolls inside, in a layer that is moved',
    head: style('html,body{height:100%;overflow:hidden} main{height:100%;overflow:auto;transform:translateZ(0);contain:paint}'),
  },
  {
    name: 'shows itself once its own script ran',
    head: style('html:not(.js) body{opacity:0}'),
    end: script("addEventListener('load', () => document.documentElement.classList.add('js'))"),
  },
  {
    name: 'lets in styles and scripts by their mark alone',
    tag: tag.replace('<script', `<script nonce="${nonce}"`),
    policy: `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; img-src 'self' data:; font-src 'self'; connect-src 'self'`,
  },
  {
    name: 'is one form, whose guard sends it nowhere twice',
    around: (main) =>
      `<form action="/nowhere" method="post" onsubmit="window.isSent = true"><input type="hidden" name="__VIEWSTATE">${main}</form>`,
  },
  { name: 'names our script twice', end: tag.replace('touchline.js', 'touchline.js?again'), provoked: [/already runs on this page/] },
  {
    name: 'gets our script from a tag manager, long after it was loaded',
    tag: '',
    end: script(`addEventListener('load', () => requestIdleCallback(() => {
      const late = Object.assign(document.createElement('script'), { type: 'module', src: '/touchline/1/touchline.js' })
      document.head.append(late)
    }, { timeout: 2000 }))`),
  },
  { name: 'has our script as its last line', tag: '', end: tag.replace(' async', '') },
  {
    name: 'writes itself',
    around: (main) => script(`document.write(${JSON.stringify(main)})`),
  },
  {
    name: 'has elements called as globals are',
    head: '<base href="/some/other/place/">',
    around: (main) =>
      `<form id="touchline" name="scheduler"><input name="ready"><input name="nodeName"></form><a id="touchline-page"></a><img name="nanostores" alt="">${main}`,
  },
  { name: 'patches what a language has', head: script(await foreignGlobals()) },
  {
    // MooTools 1.2 to 1.4 do this with their compatibility layer, which no package contains for browsers.
    name: 'owns Request, Event and Element, and binds in its own way',
    head: script(`(() => {
      window.Request = class { constructor(options) { this.options = options } send() { return this } }
      const Native = window.Event
      window.Event = function (event) { return event instanceof Native ? Object.assign(this, { event }) : this }
      const Before = window.Element
      window.Element = function (tag) { return document.createElement(tag) }
      window.Element.prototype = Before.prototype
      Before.prototype.set = function (name, value) { this.setAttribute(name, value); return this }
      Before.prototype.empty = function () { this.innerHTML = ''; return this }
      Before.prototype.dispose = function () { this.parentNode && this.parentNode.removeChild(this); return this }
      Function.prototype.delay = function (time) { return setTimeout(this, time) }
      Object.prototype.forEachOwn = function () {}
      window.$ = (id) => document.getElementById(id)
      window.JSON.encode = JSON.stringify
    })()`),
  },
  {
    name: 'is watched: listeners, observers, calls and history are wrapped, and errors are swallowed',
    head: script(`(() => {
      const add = EventTarget.prototype.addEventListener, remove = EventTarget.prototype.removeEventListener
      const wrapped = new WeakMap()
      EventTarget.prototype.addEventListener = function (type, listener, options) {
        if (typeof listener !== 'function') return add.call(this, type, listener, options)
        if (!wrapped.has(listener)) wrapped.set(listener, function (...given) { return listener.apply(this, given) })
        return add.call(this, type, wrapped.get(listener), options)
      }
      EventTarget.prototype.removeEventListener = function (type, listener, options) {
        return remove.call(this, type, wrapped.get(listener) || listener, options)
      }
      const Observer = MutationObserver
      window.MutationObserver = class extends Observer { constructor(callback) { super((...given) => setTimeout(() => callback(...given))) } }
      for (const name of ['pushState', 'replaceState']) {
        const native = history[name]
        history[name] = function (...given) { const answer = native.apply(this, given); dispatchEvent(new Event(name)); return answer }
      }
      const fetched = window.fetch
      window.fetch = (...given) => fetched(...given).then((response) => { response.clone().text().catch(() => {}); return response })
      window.onerror = () => true
    })()`),
  },
  {
    name: 'stops every press that reaches its body, and scrolls to anchors by itself',
    end: script(`for (const type of ['click', 'keydown', 'submit']) document.body.addEventListener(type, (event) => event.stopPropagation())
      document.querySelectorAll('a[href^="#"]').forEach((one) => one.addEventListener('click', (event) => event.preventDefault()))`),
  },
  {
    name: 'was typed in an editor that makes paragraphs and filters scripts',
    around: (main) => main.replace(/(<div data-touchline="[^"]*"[^>]*>)/g, '<p>$1<br />\n<p></p>').replace(/\n\n/g, '</p>\n<p>'),
  },
  {
    name: 'is translated: every text stands in an element of the translator',
    later: () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text && walker.currentNode.data.trim()) texts.push(walker.currentNode)
      for (const text of texts) {
        if (text.parentElement?.closest('script,style')) continue
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(document.createTextNode(text.data))
      }
    },
  },
  {
    name: 'carries jQuery and Bootstrap 3',
    head:
      style(read(require.resolve('bootstrap/dist/css/bootstrap.css')).replace(/@font-face\s*{[^}]*}/, '')) +
      script(read(require.resolve('jquery'))) +
      script(read(require.resolve('bootstrap/dist/js/bootstrap.js'))),
    end: script(
      `jQuery(($) => { $('body').tooltip({ selector: '[title]' }); $('form').on('submit', () => {}); $(document).on('click', 'a[href="#"]', () => false) })`,
    ),
    around: (main) => `<div class="container"><div class="row"><div class="col-xs-12">${main}</div></div></div>`,
  },
  {
    name: 'loads its own modules by RequireJS, named and anonymous',
    head:
      script(read(require.resolve('requirejs/require.js'))) +
      script("define('theme', [], () => ({ isTheme: true })); require(['theme'], (theme) => { window.theme = theme })"),
  },
  {
    name: 'has a block among the products that is wider than a phone',
    block: `<pre>${'wide '.repeat(60)}</pre><img src="/nowhere.png" width="839" alt="">`,
    provoked: [/404/],
  },
  {
    name: 'counts in tenths: its root is small, and its letters are spaced',
    head: style('html{font-size:62.5%}body{font-size:1.6rem}*{letter-spacing:.05em}'),
  },
  { name: 'opens what it links to elsewhere', head: '<base target="_blank">' },
  {
    name: 'lies still under a question for consent until that is answered',
    around: (main) =>
      `<div id="site" inert style="filter:blur(4px)">${main}</div><dialog open style="position:fixed"><button>Agree</button></dialog>`,
    later: () => {
      document.querySelector('#site')?.removeAttribute('inert')
      document.querySelector('#site')?.removeAttribute('style')
      document.querySelector('dialog')?.remove()
    },
  },
  {
    name: 'is put together by its own script out of pieces, some of which come later',
    around: (main) =>
      `<template id="pieces">${main}</template><main id="here">Loading</main>${script(`addEventListener('load', () => setTimeout(() => {
        document.querySelector('#here').replaceWith(document.querySelector('#pieces').content.cloneNode(true))
      }))`)}`,
  },
  { name: 'turns its pages by Turbo', head: script(read(require.resolve('@hotwired/turbo/dist/turbo.es2017-umd.js'))), turns: true },
  ...(hasOldLibraries()
    ? [
        {
          name: 'carries Prototype 1.7 beside jQuery',
          head: script(readOldLibrary('prototype')) + script(`${readOldLibrary('jquery')};jQuery.noConflict()`),
        },
      ]
    : []),
]

/** The HTML of a row around the content. */
export function htmlOf(page: ForeignPage, settings: object, content: string): string {
  const { doctype = '<!doctype html>', root = 'lang="en"', head = '', around = (main) => main, end = '' } = page
  const own = page.tag ?? tag
  const mark = page.policy ? ` nonce="${nonce}"` : ''
  return `${doctype}<html ${root}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Foreign</title>
<link rel="icon" href="data:,">${head}<script type="application/json" id="touchline-page"${mark}>${JSON.stringify(settings)}</script>${own}</head>
<body>${around(content)}${end}</body></html>`
}
