// Mixes hex colours, and softens extremes: a photograph of black is never #000, one of white never #fff.

type Channels = [red: number, green: number, blue: number]

function channelsOf(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function hexOf(channels: Channels): string {
  return `#${channels
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Mixes `amount` of the second colour into the first. */
export function mix(from: string, to: string, amount: number): string {
  const [r1, g1, b1] = channelsOf(from)
  const [r2, g2, b2] = channelsOf(to)
  return hexOf([r1 + (r2 - r1) * amount, g1 + (g2 - g1) * amount, b1 + (b2 - b1) * amount])
}

export function lighten(hex: string, amount: number): string {
  return mix(hex, '#ffffff', amount)
}

export function darken(hex: string, amount: number): string {
  return mix(hex, '#05060a', amount)
}

/** Perceived lightness, from 0 to 1. */
export function lightness(hex: string): number {
  const [red, green, blue] = channelsOf(hex)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

/** The colour as a camera records it: blacks lifted and whites darkened, so that shade and gloss still show. */
export function photographed(hex: string): string {
  const light = lightness(hex)
  if (light < 0.16) return mix(hex, '#5a616e', 0.2 * (1 - light / 0.16) + 0.08)
  if (light > 0.9) return mix(hex, '#d9d8d4', 0.35 * ((light - 0.9) / 0.1) + 0.05)
  return hex
}

/** A readable colour on a ground: the wanted one if it contrasts, otherwise near white or near black. */
export function readableOn(ground: string, wanted: string): string {
  if (Math.abs(lightness(ground) - lightness(wanted)) > 0.28) return wanted
  return lightness(ground) > 0.55 ? '#15171c' : '#f6f6f3'
}
