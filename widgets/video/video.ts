// A video behind a picture: nothing is loaded before the press, in particular not from another origin.
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { safeFile } from '#shared/domain/safe-url.ts'
import { environment } from '#shared/environment.ts'
import { i18n } from '#shared/i18n/i18n.ts'
import { defineEnhancer } from '#shared/mount/define.ts'
import { playArrow } from '#shared/ui/icons.ts'

/** Players that work without third-party cookies. */
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']
const FILE = /\.(?:mp4|m4v|webm|ogv)$/i

const Options = v.object({
  /**
   * Origins whose players may be shown besides the page's own. Default: `https://www.youtube-nocookie.com` and `https://player.vimeo.com`.
   */
  origins: v.optional(v.array(v.string()), PLAYERS),
  /** The name of the video, for the player. Default: the text of the link. */
  label: v.optional(v.string()),
})

function enhance(mount: HTMLElement, { origins, label }: v.InferOutput<typeof Options>, signal: AbortSignal): void {
  const link = mount.querySelector<HTMLAnchorElement>('a[href]')
  if (!link) throw new Error('video: there is no link in the mount, so there is nothing to play')
  const page = environment.location
  const address = safeFile(link.getAttribute('href') ?? '', page.href)
  const film = address === null ? null : new URL(address)
  const isOwn = film?.origin === page.origin
  // A link to an origin that is not allowed stays a link.
  if (!film || !(isOwn || (film.protocol === 'https:' && origins.includes(film.origin)))) return
  const name = label ?? (link.textContent.trim() || link.querySelector('img')?.alt || i18n._(msg`Video`))
  const { host } = film
  const sign = playSign()
  const note = document.createElement('p')
  note.className = 'video-note'
  note.textContent = i18n._(msg`Playing loads the video from ${host}, which may set cookies.`)
  link.classList.add('video-poster')
  link.append(sign)
  if (!isOwn) link.after(note)
  const isFile = FILE.test(film.pathname)
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    const player = isFile ? fileOf(film.href) : frameOf(film)
    player.className = 'video-player'
    if (player instanceof HTMLIFrameElement) player.title = name
    else player.setAttribute('aria-label', name)
    player.tabIndex = 0
    if (!isOwn) note.remove()
    link.replaceWith(player)
    player.focus()
    signal.addEventListener('abort', () => player.replaceWith(link))
  }
  link.addEventListener('click', play, { signal })
  signal.addEventListener('abort', () => {
    sign.remove()
    if (note.parentNode) note.remove()
    link.classList.remove('video-poster')
  })
}

function fileOf(address: string): HTMLVideoElement {
  const video = document.createElement('video')
  video.controls = true
  video.playsInline = true
  video.autoplay = true
  video.src = address
  return video
}

function frameOf(address: URL): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  const player = new URL(address)
  player.searchParams.set('autoplay', '1')
  frame.src = player.href
  frame.allow = 'autoplay; fullscreen; picture-in-picture'
  frame.referrerPolicy = 'strict-origin'
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups')
  return frame
}

const SVG = 'http://www.w3.org/2000/svg'

function playSign(): HTMLElement {
  const sign = document.createElement('span')
  const svg = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  const caption = document.createElement('span')
  for (const [key, value] of Object.entries({ width: '32', height: '32', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' }))
    svg.setAttribute(key, value)
  path.setAttribute('d', playArrow)
  svg.append(path)
  caption.className = 'touchline-hidden'
  caption.textContent = ` ${i18n._(msg`Play video`)}`
  sign.className = 'video-sign'
  sign.append(svg, caption)
  return sign
}

export default defineEnhancer({ name: 'video', options: Options, enhance })
