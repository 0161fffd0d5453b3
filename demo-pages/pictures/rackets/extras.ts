// Draws accessories of rackets: string on a reel, balls in a tube, shuttlecocks and grips.
import { printedMark, printedName, printedText } from '../brands/printed.ts'
import { groundShadow } from '../drawing/backdrop.ts'
import { darken, lighten, mix } from '../drawing/colour.ts'
import { blur, clipTo } from '../drawing/fabric.ts'
import { round } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'
import { cast, cylinderLight, flat, plateLight, solid, turnedBy } from '../drawing/solid.ts'
import { facePattern } from './face-pattern.ts'
import { readSheet } from '../drawing/sheet.ts'

const stringReelShapes = readSheet(import.meta.dirname, 'string-reel')
const reelFaceShapes = readSheet(import.meta.dirname, 'reel-face')
const tennisBallTubeShapes = readSheet(import.meta.dirname, 'tennis-ball-tube')
const shuttlecockShapes = readSheet(import.meta.dirname, 'shuttlecock')

export function stringReel(pen: Pen): string {
  const { main, second, accent } = pen.colours
  const isSide = pen.spec.view === 'side'
  const disc = (y: number): string => `M196 ${y}A304 92 0 1 1 804 ${y}A304 92 0 1 1 196 ${y}Z`
  const rim = (y: number, fill: string): string =>
    `<path d="M196 ${y}A304 92 0 0 0 804 ${y}V${y + 26}A304 92 0 0 1 196 ${y + 26}Z" fill="${darken(fill, 0.35)}"/><path d="M196 ${y}A304 92 0 0 0 804 ${y}V${y + 26}A304 92 0 0 1 196 ${y + 26}Z" fill="${cylinderLight(pen)}"/>`
  const drum = stringReelShapes.outline('drum')
  let turns = ''
  for (let y = 380; y < 780; y += 9) turns += `M250 ${y}A250 76 0 0 0 750 ${y}`
  const tail = stringReelShapes.outline('tail')
  if (isSide) return reelFace(pen)
  return (
    (pen.spec.backdrop === 'none' ? '' : groundShadow(pen, 500, 800, 640, 120)) +
    rim(712, main) +
    `<path d="${disc(712)}" fill="${darken(main, 0.2)}"/>` +
    `<g clip-path="${clipTo(pen, 'drum', drum)}">${flat(second)}<path d="${turns}" fill="none" stroke="#05060c" stroke-opacity="0.4" stroke-width="3"/><path d="${turns}" fill="none" stroke="#fff" stroke-opacity="0.3" stroke-width="2" transform="translate(0 -3.4)"/><path d="${drum}" fill="${cylinderLight(pen)}"/></g>` +
    `<path d="${tail}" fill="none" stroke="#05060c" stroke-opacity="0.2" stroke-width="7" transform="translate(6 8)"/><path d="${tail}" fill="none" stroke="${darken(second, 0.3)}" stroke-width="6"/><path d="${tail}" fill="none" stroke="${second}" stroke-width="3.6"/>` +
    rim(300, main) +
    solid(
      pen,
      'reel-top',
      disc(300),
      `${flat(main)}<g transform="translate(0 130) scale(1 0.36)">${facePattern(pen, { x: 190, y: 200, width: 620, height: 620 })}</g>`,
      plateLight(pen),
      0,
    ) +
    `<g transform="translate(500 300) scale(1 0.32)"><circle r="74" fill="#15161a"/><circle r="74" fill="none" stroke="${accent}" stroke-width="14"/><g transform="translate(-500 -500)">${printedMark(pen, 300, 500, 120)}${printedText(pen, '200 M', { x: 700, y: 500, size: 84, widest: 170 })}</g></g>`
  )
}

function reelFace(pen: Pen): string {
  const { main, second, accent } = pen.colours
  const circle = reelFaceShapes.outline('circle')
  const windows = [0, 60, 120, 180, 240, 300]
    .map(
      (angle) =>
        `<path d="M470 300Q500 286 530 300L516 250Q500 244 484 250Z" transform="rotate(${angle} 500 500) translate(0 -18) scale(1)" fill="${second}" stroke="#05060c" stroke-opacity="0.5" stroke-width="3"/>`,
    )
    .join('')
  return (
    cast(pen, circle, 18, 26) +
    solid(pen, 'reel-face', circle, flat(main) + facePattern(pen, { x: 150, y: 150, width: 700, height: 700 }) + windows, plateLight(pen)) +
    reelFaceShapes.detail('hub', { accent }) +
    printedMark(pen, 500, 376, 84) +
    printedName(pen, { x: 500, y: 622, size: 50, widest: 380 }) +
    printedText(pen, '1.25 MM  200 M', { x: 500, y: 700, size: 32, widest: 300 })
  )
}

export function tennisBallTube(pen: Pen): string {
  const { main, accent } = pen.colours
  const tube = tennisBallTubeShapes.outline('tube')
  const lid = tennisBallTubeShapes.outline('lid')
  const label = tennisBallTubeShapes.outline('label')
  const felt = '#d6e63a'
  const ball = pen.define(
    'tube-ball',
    (id) =>
      `<radialGradient id="${id}" cx="0.36" cy="0.32" r="0.8"><stop offset="0" stop-color="${lighten(felt, 0.4)}"/><stop offset="0.55" stop-color="${felt}"/><stop offset="1" stop-color="${darken(felt, 0.5)}"/></radialGradient>`,
  )
  const balls = [312, 540, 768]
    .map(
      (y) =>
        `<circle cx="500" cy="${y}" r="112" fill="${ball}"/><path d="M392 ${y - 30}C450 ${y - 10} 470 ${y - 60} 460 ${y - 106}M608 ${y + 30}C550 ${y + 10} 530 ${y + 60} 540 ${y + 106}" fill="none" stroke="#f4f3ec" stroke-width="9"/>`,
    )
    .join('')
  const svg =
    (pen.spec.view === 'side' ? cast(pen, tube, 22, 4) : '') +
    `<g clip-path="${clipTo(pen, 'tube', tube)}">${flat('#d9dcdc')}${balls}<path d="${label}" fill="${main}"/><g clip-path="${clipTo(pen, 'label', label)}">${facePattern(pen, { x: 376, y: 420, width: 248, height: 460 })}${printedMark(pen, 490, 580, 104)}${printedName(pen, { x: 490, y: 680, size: 42, widest: 190 })}${printedText(pen, '3', { x: 490, y: 776, size: 78 })}</g>` +
    `<path d="M376 420A124 30 0 0 0 624 420" fill="none" stroke="${accent}" stroke-width="10"/><path d="${tube}" fill="${cylinderLight(pen, 0.9)}"/><path d="M412 200V870" stroke="#fff" stroke-opacity="0.5" stroke-width="9"/></g>` +
    solid(
      pen,
      'lid',
      lid,
      `${flat(accent)}<path d="M370 176A130 30 0 0 0 630 176" fill="none" stroke="#05060c" stroke-opacity="0.25" stroke-width="5"/>`,
    ) +
    `<ellipse cx="500" cy="130" rx="130" ry="30" fill="${lighten(accent, 0.2)}" stroke="#05060c" stroke-opacity="0.3"/>`
  if (pen.spec.view === 'side') return turnedBy(-64, svg, 0, 30)
  return (pen.spec.backdrop === 'none' ? '' : groundShadow(pen, 500, 876, 280, 60)) + svg
}

/** One shuttlecock with the cork at the bottom. */
function shuttle(pen: Pen, isFeather: boolean): string {
  const { main, second, accent } = pen.colours
  const skirt = mix(second, '#ffffff', isFeather ? 0.6 : 0.2)
  let vanes = ''
  for (let index = 0; index < 11; index += 1) {
    const part = (index / 10) * 2 - 1
    const [foot, top] = [500 + part * 62, 500 + Math.sin(part * 1.35) * 216]
    const wide = 34 * Math.cos(part * 1.2) + 9
    const high = 180 + Math.abs(part) ** 2 * 44
    vanes += `<path d="M${round(foot)} 640L${round(top - wide)} ${round(high + 40)}Q${round(top - wide * 0.7)} ${round(high - 18)} ${round(top + wide * 0.2)} ${round(high - 14)}Q${round(top + wide)} ${round(high)} ${round(top + wide)} ${round(high + 46)}Z" fill="${index % 2 ? skirt : darken(skirt, 0.07)}" stroke="#05060c" stroke-opacity="0.2" stroke-width="1.5"/><path d="M${round(foot)} 660L${round(top)} ${round(high + 4)}" stroke="${darken(skirt, 0.32)}" stroke-width="3"/>`
    for (let barb = 0; barb < 6; barb += 1)
      vanes += `<path d="M${round(top + (foot - top) * barb * 0.06)} ${round(high + 30 + barb * 24)}l${round(-wide * 0.7)} -12M${round(top + (foot - top) * barb * 0.06)} ${round(high + 30 + barb * 24)}l${round(wide * 0.7)} -12" stroke="#05060c" stroke-opacity="0.1" stroke-width="1.4"/>`
  }
  const cone = shuttlecockShapes.outline('cone')
  const cork = shuttlecockShapes.outline('cork')
  return (
    `<path d="M296 214Q500 300 704 214L574 660Q500 676 426 660Z" fill="${darken(skirt, 0.4)}" opacity="0.8"/>${vanes}<path d="${cone}" fill="${plateLight(pen, 0.5)}"/>` +
    shuttlecockShapes.detail('threads', { accent }) +
    solid(
      pen,
      'cork',
      cork,
      `${flat(isFeather ? '#f3efe4' : lighten(main, 0.1))}${facePattern(pen, { x: 414, y: 660, width: 172, height: 172 })}<path d="M400 690Q500 716 600 690V720Q500 746 400 720Z" fill="${main}"/>`,
    )
  )
}

export function shuttlecock(pen: Pen): string {
  const isFeather = pen.spec.seed % 2 === 0
  const one = (name: string): string => shuttle(pen.child(name), isFeather)
  const shade =
    pen.spec.backdrop === 'none'
      ? ''
      : `<ellipse cx="520" cy="846" rx="330" ry="36" fill="#101218" opacity="0.3" filter="${blur(pen, 18)}"/>`
  if (pen.spec.view === 'side') return shade + turnedBy(78, one('one'), 0, 180, 0.86)
  return shade + turnedBy(-20, one('far'), -150, 96, 0.62) + turnedBy(22, one('near'), 112, 60, 0.84)
}

export function overgrip(pen: Pen): string {
  const { main, accent } = pen.colours
  const roll = (name: string): string => {
    const part = pen.child(name)
    const band = 'M280 430V600A220 84 0 0 0 720 600V430Z'
    let spiral = ''
    for (let ring = 0; ring < 8; ring += 1)
      spiral += `<ellipse cx="500" cy="430" rx="${214 - ring * 20}" ry="${80 - ring * 7.6}" fill="none" stroke="#05060c" stroke-opacity="0.34" stroke-width="3"/><ellipse cx="500" cy="428" rx="${210 - ring * 20}" ry="${77 - ring * 7.6}" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="2.4"/>`
    let holes = ''
    for (let row = 0; row < 4; row += 1)
      for (let column = 0; column < 16; column += 1)
        holes += `<ellipse cx="${round(500 - Math.cos(((column + (row % 2) * 0.5) / 16) * Math.PI) * 220)}" cy="${round(468 + row * 38 + Math.sin((column / 16) * Math.PI) * 82)}" rx="${round(2.2 + Math.sin((column / 16) * Math.PI) * 3)}" ry="5"/>`
    return (
      (pen.spec.backdrop === 'none' ? '' : groundShadow(part, 500, 640, 470, 120)) +
      solid(
        part,
        'roll',
        band,
        `${flat(main)}${facePattern(part, { x: 280, y: 430, width: 440, height: 254 })}<g fill="#05060c" opacity="0.34">${holes}</g>`,
      ) +
      `<ellipse cx="500" cy="430" rx="220" ry="84" fill="${lighten(main, 0.16)}"/>${spiral}<ellipse cx="500" cy="430" rx="52" ry="20" fill="#15161a"/><path d="M700 470C760 480 800 540 786 620" fill="none" stroke="${darken(accent, 0.1)}" stroke-width="${name === 'near' ? 0 : 0}"/>`
    )
  }
  if (pen.spec.view === 'side') return turnedBy(0, roll('one'), 0, -30, 1.3)
  return turnedBy(0, roll('far'), 150, -150, 0.8) + turnedBy(0, roll('left'), -170, -40, 0.86) + turnedBy(0, roll('near'), 120, 130, 0.92)
}
