// Draws a scene as SVG: a ground seen from above, objects with long shadows, light from one side, and a calm area on the left for text.
import { darken, lighten } from '../drawing/colour.ts'
import { round } from '../drawing/path.ts'
import { createPen } from '../drawing/pen.ts'
import type { Pen } from '../drawing/pen.ts'
import type { PictureSpec } from '../picture-spec.ts'
import { sceneHeight } from '../scene-spec.ts'
import type { SceneSpec } from '../scene-spec.ts'
import { drawings } from '../silhouettes.ts'
import { grounds } from './grounds.ts'
import { propsOf } from './props.ts'
import type { Prop } from './props.ts'

/** The width of the drawing in its own units, independent of pixels. */
const drawnWidth = 1600

/**
 * Draws a scene. The left third of heroes and banners is darkened, so that white text is readable; tiles are darkened at the bottom.
 * @example sceneSvg({ scene: 'shoes', shape: 'banner', colours, seed: 2 }, { prefix: 'shoes' })
 */
export function sceneSvg(spec: SceneSpec, { width, prefix = 's' }: { width?: number; prefix?: string } = {}): string {
  const height = sceneHeight(spec.shape, drawnWidth)
  const ground: PictureSpec = {
    silhouette: 'football',
    pattern: 'plain',
    colours: spec.colours,
    view: 'front',
    seed: spec.seed,
    backdrop: 'none',
  }
  const pen = createPen(ground, prefix)
  const floor = grounds[spec.scene]({ pen, width: drawnWidth, height })
  const things = propsOf(spec.scene, spec.shape)
    .map((prop, index) => drawProp(pen.child(`prop-${index}`, infoOf(spec, prop, index)), prop, height))
    .join('')
  const pixels = width ? ` width="${width}" height="${sceneHeight(spec.shape, width)}"` : ''
  const body = floor + light(pen, height) + things + shadeForWords(pen, spec, height)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawnWidth} ${height}"${pixels}><defs>${pen.definitions()}</defs>${body}</svg>`
}

function infoOf(spec: SceneSpec, prop: Prop, index: number): Partial<PictureSpec> {
  const { main, second, accent } = spec.colours
  const colours = prop.isSwapped
    ? { main: lighten(second, 0.2), second: darken(main, 0.25), accent }
    : { main: accent, second, accent: darken(main, 0.45) }
  if (prop.always) colours.main = prop.always
  return {
    silhouette: prop.silhouette,
    pattern: prop.pattern,
    view: prop.view,
    colours,
    seed: spec.seed * 3 + index,
    ...(prop.view === 'back' ? { number: '9' } : {}),
  }
}

function drawProp(pen: Pen, prop: Prop, height: number): string {
  const size = prop.size * height
  const scale = size / 1000
  const shadow = pen.define(
    'long-shadow',
    (id) =>
      `<filter id="${id}" x="-0.15" y="-0.15" width="1.4" height="1.4"><feGaussianBlur in="SourceAlpha" stdDeviation="${round(15)}"/><feOffset dx="42" dy="58" result="far"/><feGaussianBlur in="SourceAlpha" stdDeviation="5"/><feOffset dx="9" dy="12" result="near"/>` +
      '<feFlood flood-color="#05060c" flood-opacity="0.4"/><feComposite in2="far" operator="in" result="shade"/><feFlood flood-color="#05060c" flood-opacity="0.38"/><feComposite in2="near" operator="in" result="core"/><feMerge><feMergeNode in="shade"/><feMergeNode in="core"/><feMergeNode in="SourceGraphic"/></feMerge></filter>',
  )
  const drawing = drawings[prop.silhouette].draw(pen)
  return `<g transform="translate(${round(prop.x * drawnWidth)} ${round(prop.y * height)}) scale(${scale.toFixed(4)}) rotate(${prop.turn}) translate(-500 -500)"><g filter="${shadow}">${drawing}</g></g>`
}

function light(pen: Pen, height: number): string {
  const sun = pen.define(
    'sun',
    (id) =>
      `<linearGradient id="${id}" x1="0.2" y1="0" x2="0.9" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.2"/><stop offset="0.45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#05060c" stop-opacity="0.36"/></linearGradient>`,
  )
  return `<rect width="${drawnWidth}" height="${height}" fill="${sun}"/>`
}

function shadeForWords(pen: Pen, { shape }: SceneSpec, height: number): string {
  const [x2, y1, y2] = shape === 'tile' ? [0, 1, 0.45] : [0.55, 0, 0]
  const shade = pen.define(
    'words',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="#05060c" stop-opacity="0.62"/><stop offset="0.6" stop-color="#05060c" stop-opacity="0.34"/><stop offset="1" stop-color="#05060c" stop-opacity="0"/></linearGradient>`,
  )
  return `<rect width="${drawnWidth}" height="${height}" fill="${shade}"/>`
}
