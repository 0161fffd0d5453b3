// Draws the grounds of scenes from above: pitch, court, track, key, boards, cloth and the home page's mosaic of three.
import { darken, lighten, mix } from '../drawing/colour.ts'
import { round } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'

/** A rectangle to fill, and a pen with the scene's colours. */
interface Ground {
  pen: Pen
  width: number
  height: number
}

type Draw = (ground: Ground) => string

/** Coarse or fine grain over the whole ground, as of grass, clay or rubber. */
function grain({ pen, width, height }: Ground, name: string, frequency: string, depth: number): string {
  const filter = pen.define(
    `grain-${name}`,
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${pen.spec.seed % 89}"/>` +
      `<feColorMatrix values="${depth} 0 0 0 ${0.5 - depth / 2} ${depth} 0 0 0 ${0.5 - depth / 2} ${depth} 0 0 0 ${0.5 - depth / 2} 0 0 0 0 1"/></filter>`,
  )
  return `<rect width="${width}" height="${height}" filter="${filter}" style="mix-blend-mode:soft-light"/>`
}

const fill = ({ width, height }: Ground, colour: string): string => `<rect width="${width}" height="${height}" fill="${colour}"/>`

function turned({ width, height }: Ground, angle: number, svg: string): string {
  return `<g transform="rotate(${angle} ${width / 2} ${height / 2})">${svg}</g>`
}

const line = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(width)}"/>`

const pitch: Draw = (ground) => {
  const { pen, width, height } = ground
  const { main, second } = pen.colours
  const unit = Math.max(height, width * 0.42)
  const band = unit * 0.2
  let mown = ''
  for (let index = 0; index * band < width * 1.8; index += 1) {
    mown += `<rect x="${round(-width * 0.4 + index * band)}" y="${round(-height)}" width="${round(band + 1)}" height="${round(height * 3)}" fill="${index % 2 ? lighten(main, 0.07) : darken(main, 0.12)}"/>`
  }
  const middle = width * 0.64
  const centre = height * 0.56
  const lines =
    line(`M${middle} ${-height}V${height * 2}M${-width} ${height * 1.16}H${width * 2}`, second, unit * 0.014) +
    `<circle cx="${middle}" cy="${centre}" r="${unit * 0.42}" fill="none" stroke="${second}" stroke-width="${unit * 0.014}"/><circle cx="${middle}" cy="${centre}" r="${unit * 0.02}" fill="${second}"/>`
  return fill(ground, main) + turned(ground, -16, mown + lines) + grain(ground, 'grass', '0.5 0.09', 0.75)
}

const court: Draw = (ground) => {
  const { pen, width, height } = ground
  const { main, second } = pen.colours
  const unit = Math.max(height, width * 0.42)
  const inner = mix(main, '#0f1a2b', 0.16)
  const [left, top, wide, high] = [width * 0.3, -height * 0.2, width * 1.1, unit * 1.02]
  const net = `<g transform="translate(${width * 0.74} 0)"><rect x="${-unit * 0.03}" y="${-height}" width="${unit * 0.13}" height="${height * 3}" fill="#05060c" opacity="0.2"/><path d="M0 ${-height}V${height * 2}" stroke="#f4f3ee" stroke-width="${unit * 0.022}"/><path d="M${unit * 0.02} ${-height}V${height * 2}" stroke="#111318" stroke-width="${unit * 0.012}" stroke-dasharray="3 3"/></g>`
  return (
    fill(ground, darken(mix(main, second, 0.08), 0.34)) +
    turned(
      ground,
      -20,
      `<rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="${inner}"/>` +
        line(
          `M${left} ${top}H${left + wide}V${top + high}H${left}ZM${left} ${top + high * 0.86}H${left + wide}M${left + wide * 0.22} ${top}V${top + high * 0.86}M${left + wide * 0.22} ${top + high * 0.42}H${left + wide}`,
          second,
          unit * 0.014,
        ) +
        net,
    ) +
    grain(ground, 'hard', '0.7', 0.5)
  )
}

const track: Draw = (ground) => {
  const { pen, width, height } = ground
  const { main, second, accent } = pen.colours
  const unit = Math.max(height, width * 0.42)
  const [cx, cy] = [width * 0.16, height * 0.5 + unit * 1.7]
  const lane = unit * 0.2
  let svg = `<circle cx="${cx}" cy="${cy}" r="${unit * 1.28}" fill="${darken(mix(main, accent, 0.1), 0.4)}"/>`
  for (let index = 0; index < 9; index += 1)
    svg += `<circle cx="${cx}" cy="${cy}" r="${unit * 1.28 + index * lane}" fill="none" stroke="${second}" stroke-width="${unit * 0.012}"/>`
  for (let index = 0; index < 8; index += 1) {
    const angle = -0.7 + index * 0.035
    const [from, to] = [unit * 1.28 + index * lane, unit * 1.28 + (index + 1) * lane]
    svg += line(
      `M${round(cx + Math.sin(-angle) * from)} ${round(cy - Math.cos(angle) * from)}L${round(cx + Math.sin(-angle) * to)} ${round(cy - Math.cos(angle) * to)}`,
      second,
      unit * 0.02,
    )
  }
  return fill(ground, main) + svg + grain(ground, 'rubber', '0.85', 0.85)
}

const key: Draw = (ground) => {
  const { pen, width, height } = ground
  const { main, second, accent } = pen.colours
  const unit = Math.max(height, width * 0.42)
  const [x, y] = [width * 0.7, height * 0.5]
  const paint = mix(main, accent, 0.16)
  return (
    fill(ground, main) +
    turned(
      ground,
      -12,
      `<circle cx="${x}" cy="${y}" r="${unit * 0.98}" fill="${darken(main, 0.16)}"/><circle cx="${x}" cy="${y}" r="${unit * 0.98}" fill="none" stroke="${second}" stroke-width="${unit * 0.016}"/>` +
        `<rect x="${x}" y="${y - unit * 0.34}" width="${width}" height="${unit * 0.68}" fill="${paint}"/>${line(`M${width * 2} ${y - unit * 0.34}H${x}V${y + unit * 0.34}H${width * 2}`, second, unit * 0.016)}` +
        `<circle cx="${x}" cy="${y}" r="${unit * 0.34}" fill="${paint}"/><circle cx="${x}" cy="${y}" r="${unit * 0.34}" fill="none" stroke="${second}" stroke-width="${unit * 0.016}"/>${line(`M${x} ${y - unit * 0.34}V${y + unit * 0.34}`, second, unit * 0.016)}`,
    ) +
    grain(ground, 'floor', '0.02 0.5', 0.4)
  )
}

const boards: Draw = (ground) => {
  const { pen, width, height } = ground
  const { main, second, accent } = pen.colours
  const unit = Math.max(height, width * 0.42)
  const random = pen.random('boards')
  const plank = unit * 0.085
  let svg = ''
  for (let row = -8; row * plank < height * 2; row += 1) {
    let x = -width * 0.5 - random() * unit * 0.6
    while (x < width * 1.5) {
      const long = unit * (0.5 + random() * 0.5)
      svg += `<rect x="${round(x)}" y="${round(row * plank)}" width="${round(long)}" height="${round(plank)}" fill="${mix('#d9ab6e', random() > 0.5 ? '#c68f51' : '#e8c48f', random() * 0.7)}" stroke="#6b4520" stroke-opacity="0.35" stroke-width="1.4"/>`
      x += long
    }
  }
  const paint =
    line(`M${-width} ${height * 0.8}H${width * 2}`, main, unit * 0.05) +
    line(`M${width * 0.58} ${-height}V${height * 2}`, second, unit * 0.03) +
    `<circle cx="${width * 0.8}" cy="${height * 0.44}" r="${unit * 0.5}" fill="${main}" fill-opacity="0.82"/><circle cx="${width * 0.8}" cy="${height * 0.44}" r="${unit * 0.5}" fill="none" stroke="${accent}" stroke-width="${unit * 0.02}"/>`
  return fill(ground, '#d9ab6e') + turned(ground, -14, svg + paint) + grain(ground, 'wood', '0.01 0.3', 0.5)
}

const cloth: Draw = (ground) => {
  const { pen, width, height } = ground
  const { main, accent } = pen.colours
  const random = pen.random('cloth')
  let waves = ''
  for (let index = 0; index < 12; index += 1) {
    const x = (index / 11) * width * 1.3 - width * 0.15
    const [lean, wide] = [width * (0.06 + random() * 0.08), width * (0.025 + random() * 0.035)]
    waves += `<path d="M${round(x)} ${-height * 0.1}C${round(x + lean)} ${round(height * 0.3)} ${round(x - lean * 0.6)} ${round(height * 0.7)} ${round(x + lean * 0.4)} ${round(height * 1.1)}" fill="none" stroke="${index % 2 ? '#fff' : '#05060c'}" stroke-opacity="${index % 2 ? 0.16 : 0.34}" stroke-width="${round(wide)}"/>`
  }
  const soft = pen.define(
    'cloth-soft',
    (id) =>
      `<filter id="${id}" x="-0.1" y="-0.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="${round(width * 0.011)}"/></filter>`,
  )
  return (
    fill(ground, main) +
    `<path d="M${width * 0.5} ${-height}L${width * 1.2} ${-height}L${width} ${height * 2}L${width * 0.24} ${height * 2}Z" fill="${mix(main, accent, 0.2)}"/><g filter="${soft}">${waves}</g>${grain(ground, 'weave', '0.4', 0.5)}`
  )
}

const mosaic: Draw = (ground) => {
  const { pen, width, height } = ground
  const { second } = pen.colours
  const cut = (from: number, to: number): string =>
    `M${round(width * from + height * 0.28)} -10H${round(width * to + height * 0.28)}L${round(width * to - height * 0.28)} ${height + 10}H${round(width * from - height * 0.28)}Z`
  const part = (name: string, from: number, to: number, svg: string): string =>
    `<g clip-path="${pen.define(`part-${name}`, (id) => `<clipPath id="${id}"><path d="${cut(from, to)}"/></clipPath>`)}">${svg}</g>`
  const inked = (name: string, main: string): Ground => ({ ...ground, pen: pen.child(name, { colours: { ...pen.spec.colours, main } }) })
  const tall = width < height
  const [a, b] = tall ? [0.3, 0.72] : [0.46, 0.73]
  const edge = (at: number): string =>
    line(
      `M${round(width * at + height * 0.28)} -10L${round(width * at - height * 0.28)} ${height + 10}`,
      second,
      Math.max(6, width * 0.006),
    )
  return (
    part('track', -1, a, track(inked('track', pen.spec.colours.main))) +
    part('pitch', a, b, pitch(inked('pitch', '#2f8f4e'))) +
    part('court', b, 2, court(inked('court', '#2c6fb3'))) +
    edge(a) +
    edge(b)
  )
}

/** The ground of each scene. */
export const grounds = {
  home: mosaic,
  'team-wear': pitch,
  'racket-sports': court,
  shoes: track,
  clothing: cloth,
  balls: key,
  accessories: boards,
} as const
