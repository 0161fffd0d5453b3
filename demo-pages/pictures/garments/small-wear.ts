// The sports bra, the pleated skirt, the cap and the gloves.
import { brandMark, brandOf } from '../brands/brands.ts'
import { wallShadow } from '../drawing/backdrop.ts'
import { darken, lighten, mix, readableOn } from '../drawing/colour.ts'
import { blur, clipTo, edgeShade, panel, surface, textiles } from '../drawing/fabric.ts'
import { drawFolds } from '../drawing/folds.ts'
import { clothPattern } from '../drawing/patterns/cloth-pattern.ts'
import { mirrored, round } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'
import { flat } from '../drawing/solid.ts'
import { dashes, seam } from './seams.ts'
import { drawShirt } from './shirt.ts'

export function sportsBra(pen: Pen): string {
  const isBack = pen.spec.view === 'back'
  const { main, accent } = pen.colours
  const cup = 'M392 300C380 400 396 500 420 610'
  return drawShirt(pen, {
    cut: { neck: { side: [410, 200], front: 190, back: 150 }, shoulder: [366, 206], armpit: [296, 480], bite: isBack ? 92 : 34, waist: [308, 590], hem: [316, 716], sag: 16 },
    textile: textiles.stretch,
    collar: { kind: 'edge', colour: main },
    folds: [
      { from: [306, 500], to: [380, 460], bow: 8, width: 10, strength: 0.4 },
      { from: [330, 650], to: [420, 600], bow: 8, width: 10, strength: 0.35 },
    ],
    binding: mix(main, accent, 0.12),
    printY: 90,
    extras: () =>
      `<path d="M280 646Q500 690 720 646V760H280Z" fill="${mix(accent, main, 0.15)}"/><path d="M280 646Q500 690 720 646" fill="none" stroke="#05060c" stroke-opacity="0.4" stroke-width="3"/><path d="M290 668Q500 712 710 668M290 700Q500 744 710 700" fill="none" stroke="#05060c" stroke-opacity="0.14" stroke-width="26" stroke-dasharray="2 4"/>` +
      (isBack ? '' : seam(cup) + seam(mirrored(cup)) + dashes(cup) + dashes(mirrored(cup))),
  })
}

export function tennisSkirt(pen: Pen): string {
  const { main, accent } = pen.colours
  const count = 11
  const waist: [number, number] = [336, 664]
  const hem: [number, number] = [168, 832]
  const top = (part: number): [number, number] => [waist[0] + (waist[1] - waist[0]) * part, 288 + Math.sin(part * Math.PI) * 12]
  const foot = (part: number): [number, number] => [hem[0] + (hem[1] - hem[0]) * part, 760 + Math.sin(part * Math.PI) * 40]
  let pleats = ''
  let edge = ''
  for (let index = 0; index < count; index += 1) {
    const [from, to] = [index / count, (index + 1) / count]
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [top(from), top(to), foot(to), foot(from)]
    const turn = dx + (cx - dx) * 0.72
    pleats +=
      `<path d="M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}L${round(cx)} ${round(cy)}L${round(turn)} ${round(dy + 8)}Z" fill="#05060c" opacity="0.2"/>` +
      `<path d="M${round(bx)} ${round(by)}L${round(turn)} ${round(dy + 12)}" stroke="#05060c" stroke-opacity="0.4" stroke-width="2.4"/><path d="M${round(ax + 3)} ${round(ay)}L${round(dx + 8)} ${round(dy)}" stroke="#fff" stroke-opacity="0.3" stroke-width="7"/>`
    edge += `L${round(turn)} ${round(dy + 14)}L${round(cx)} ${round(cy - 4)}`
  }
  const outline = `M${waist[0]} 288Q500 304 ${waist[1]} 288C700 420 780 620 ${hem[1]} 756${edge
    .split('L')
    .filter(Boolean)
    .toReversed()
    .map((point) => `L${point}`)
    .join('')}L${hem[0]} 760C220 620 300 420 ${waist[0]} 288Z`
  const band = `M${waist[0]} 290Q500 306 ${waist[1]} 290L${waist[1] - 4} 222Q500 236 ${waist[0] + 4} 222Z`
  return (
    (pen.spec.backdrop === 'none' ? '' : wallShadow(pen, [outline])) +
    panel(pen, 'skirt', outline, `${flat(main)}${clothPattern(pen, { x: 168, y: 288, width: 664, height: 520 })}${pleats}`) +
    panel(pen, 'band', band, flat(pen.spec.pattern === 'plain' ? darken(main, 0.12) : accent), 0.8) +
    dashes(`M${waist[0]} 276Q500 292 ${waist[1]} 276M${waist[0] + 2} 236Q500 250 ${waist[1] - 2} 236`) +
    brandMark(brandOf(pen.spec.seed), pen.spec.view === 'back' ? 640 : 300, 690, 40, readableOn(main, accent)) +
    surface(pen, 'skirt', [outline, band], { ...textiles.jersey, crumple: 0.3 })
  )
}

export function cap(pen: Pen): string {
  const { main, second, accent } = pen.colours
  const isBack = pen.spec.view === 'back'
  const dome = 'M226 600C214 380 330 226 500 224C670 226 786 380 774 600C700 560 600 542 500 542C400 542 300 560 226 600Z'
  const panels = ['M500 224C420 300 380 420 376 556', 'M500 224C580 300 620 420 624 556', 'M500 224C360 270 270 400 250 580', 'M500 224C640 270 730 400 750 580']
  const paint = `${flat(main)}${clothPattern(pen, { x: 220, y: 224, width: 560, height: 380 })}`
  const crown =
    panel(pen, 'crown', dome, paint + drawFolds(pen, 'crown', [{ from: [270, 560], to: [330, 380], bow: 12, width: 16, strength: 0.4 }, { from: [730, 560], to: [660, 380], bow: -12, width: 16, strength: 0.45 }])) +
    panels.map((line) => seam(line) + dashes(line)).join('') +
    [[402, 330], [598, 330], [320, 400], [680, 400]].map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="8" fill="${darken(main, 0.6)}"/><circle cx="${x}" cy="${y}" r="9" fill="none" stroke="${lighten(accent, 0.1)}" stroke-width="4" stroke-dasharray="3 2"/>`).join('') +
    `<ellipse cx="500" cy="226" rx="19" ry="11" fill="${accent}" stroke="#05060c" stroke-opacity="0.5"/>`
  if (isBack) {
    const arch = 'M384 566C384 470 430 430 500 430C570 430 616 470 616 566C580 556 540 552 500 552C460 552 420 556 384 566Z'
    const strapBand = 'M356 556Q500 530 644 556L648 606Q500 580 352 606Z'
    return (
      (pen.spec.backdrop === 'none' ? '' : wallShadow(pen, [dome])) +
      crown +
      surface(pen, 'cap', [dome], textiles.jersey) +
      `<path d="${arch}" fill="${darken(second, 0.7)}"/><path d="${arch}" fill="none" stroke="${mix(main, accent, 0.4)}" stroke-width="9"/>${dashes('M372 566C372 460 424 418 500 418C576 418 628 460 628 566')}` +
      panel(pen, 'strap', strapBand, flat(darken(main, 0.2)), 0.7) +
      `<rect x="478" y="538" width="44" height="56" rx="5" fill="#b9bcc2" stroke="#05060c" stroke-opacity="0.5"/><rect x="486" y="550" width="28" height="32" rx="3" fill="${darken(main, 0.2)}"/>`
    )
  }
  const brim = 'M222 596C300 556 400 544 500 544C600 544 700 556 778 596C846 640 876 700 850 724C828 742 780 716 720 696C650 674 580 664 500 664C420 664 350 674 280 696C220 716 172 742 150 724C124 700 154 640 222 596Z'
  const under = 'M150 716C160 742 220 724 280 706C350 684 420 676 500 676C580 676 650 684 720 706C780 724 840 742 850 716C850 752 800 752 740 736C660 714 580 704 500 704C420 704 340 714 260 736C200 752 150 752 150 716Z'
  const stitches = [0, 1, 2, 3, 4, 5].map((row) => dashes(`M${176 + row * 14} ${704 - row * 19}C340 ${634 - row * 13} 660 ${634 - row * 13} ${824 - row * 14} ${704 - row * 19}`)).join('')
  return (
    (pen.spec.backdrop === 'none' ? '' : wallShadow(pen, [dome, brim])) +
    crown +
    `<path d="${under}" fill="${darken(second, 0.4)}"/><path d="${brim}" fill="#05060c" opacity="0.4" transform="translate(0 -12)" filter="${blur(pen, 7)}" clip-path="${clipTo(pen, 'crown', dome)}"/>` +
    panel(pen, 'brim', brim, `${flat(pen.spec.pattern === 'plain' ? main : second)}${stitches}<path d="M230 640C340 584 660 584 770 640C660 616 340 616 230 640Z" fill="#fff" opacity="0.2" filter="${blur(pen, 8)}"/>`, 1) +
    `<g transform="translate(0 4)">${brandMark(brandOf(pen.spec.seed), 502, 424, 128, '#05060c').replace('<path', '<path opacity="0.4"')}${brandMark(brandOf(pen.spec.seed), 500, 418, 128, readableOn(main, accent))}</g>` +
    surface(pen, 'cap', [dome, brim], { ...textiles.jersey, crumple: 0.3 })
  )
}

function glove(pen: Pen): string {
  const { main, second, accent } = pen.colours
  const isBack = pen.spec.view === 'back'
  const finger = (x: number, y: number, tipX: number, tipY: number, width: number): string => {
    const [dx, dy] = [tipX - x, tipY - y]
    const length = Math.hypot(dx, dy)
    const [nx, ny] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)]
    const [ux, uy] = [(dx / length) * width * 0.6, (dy / length) * width * 0.6]
    return `M${round(x + nx)} ${round(y + ny)}L${round(tipX + nx * 0.9)} ${round(tipY + ny * 0.9)}C${round(tipX + nx * 0.9 + ux)} ${round(tipY + ny * 0.9 + uy)} ${round(tipX - nx * 0.9 + ux)} ${round(tipY - ny * 0.9 + uy)} ${round(tipX - nx * 0.9)} ${round(tipY - ny * 0.9)}L${round(x - nx)} ${round(y - ny)}Z`
  }
  const fingers = [finger(398, 480, 352, 262, 74), finger(466, 470, 450, 188, 78), finger(540, 470, 552, 202, 76), finger(606, 500, 640, 290, 68)]
  const thumb = 'M372 640C330 600 284 560 240 500C222 470 238 440 268 446C306 456 350 510 396 540Z'
  const palm = 'M358 480C356 560 360 640 372 720C378 770 380 800 378 830H620C620 790 626 740 636 690C650 620 648 550 640 490C600 450 400 450 358 480Z'
  const cuff = 'M372 780Q500 800 626 780L634 900Q500 922 366 900Z'
  const paint = (name: string): string => `${flat(isBack ? mix(main, '#1d1f24', 0.55) : main)}${isBack ? '' : clothPattern(pen, { x: 220, y: 180, width: 450, height: 650 })}${name}`
  const all = [...fingers, thumb, palm, cuff]
  const grips = isBack ? fingers.map((outline, index) => `<g clip-path="${clipTo(pen, `finger-${index}`, outline)}"><circle cx="${[352, 450, 552, 640][index] ?? 0}" cy="${([262, 188, 202, 290][index] ?? 0) - 4}" r="40" fill="${accent}"/></g>`).join('') : ''
  return (
    (pen.spec.backdrop === 'none' ? '' : wallShadow(pen, all)) +
    panel(pen, 'thumb', thumb, paint('')) +
    fingers.map((outline, index) => panel(pen, `finger-${index}`, outline, paint(''), 0.9)).join('') +
    grips +
    `<g clip-path="${clipTo(pen, 'palm', palm)}">${paint('')}${edgeShade('M358 520C356 560 360 640 372 720V830M620 830C620 790 626 740 636 690C650 620 648 550 640 520', 60, 0.3)}${drawFolds(pen, 'palm', [{ from: [380, 560], to: [480, 620], bow: 10, width: 12, strength: 0.4 }, { from: [620, 560], to: [540, 630], bow: -10, width: 12, strength: 0.4 }])}</g>` +
    seam('M400 500C420 560 424 600 420 650') +
    seam('M500 490V600') +
    seam('M600 510C580 560 576 600 580 650') +
    brandMark(brandOf(pen.spec.seed), 500, 690, 84, readableOn(isBack ? '#1d1f24' : main, accent)) +
    panel(pen, 'cuff', cuff, `${flat(mix(second, main, 0.2))}`, 0.9) +
    `<path d="M410 826H600V866H410Z" fill="${accent}" stroke="#05060c" stroke-opacity="0.4"/>${dashes('M416 832H594V860H416Z')}` +
    surface(pen, 'glove', all, { ...textiles.stretch, weave: 0.4, crumple: 0.35 })
  )
}

export function gloves(pen: Pen): string {
  return (
    `<g transform="translate(250 40) rotate(8 500 500) scale(0.8)">${glove(pen.child('far'))}</g>` +
    `<g transform="translate(750 60) scale(-0.8 0.8) rotate(8 500 500)">${glove(pen.child('near'))}</g>`
  )
}
