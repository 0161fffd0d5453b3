// Detects the kind of device from the user agent, if it names one.

/** For presentation and statistics only: no price, stock or address depends on it. */
export type Device = 'phone' | 'tablet' | 'desktop'

/** The properties of the browser that identify the device. */
export interface DeviceSigns {
  userAgent: string
  /** The number of simultaneous touch points. */
  touchPoints: number
  /** The shorter side of the screen in CSS pixels, so that a rotated phone does not become a tablet. */
  narrowSide: number
}

/** The length that is read; some user agents are very long. */
const READ = 500

/** The longest shorter side at which a mobile browser that names no device counts as a phone. */
const PHONE_WIDTH = 600

// In order of precedence: a device's name decides before the words that browsers send for compatibility.
const named: readonly (readonly [Device, RegExp])[] = [
  // Televisions name Android too, and are not mobile.
  ['desktop', /\bSmart-?TV\b|\bAndroid TV\b|GoogleTV|AppleTV|\bAFT[A-Z\d]+\b|BRAVIA|\bCrKey\b|\bCrOS\b/i],
  ['tablet', /\biPad\b|PlayBook|\bSilk\b(?!.*\bMobile\b)|Kindle|\bTablet\b(?! PC)/i],
  ['phone', /\biPhone\b|\biPod\b|Windows Phone|IEMobile|BlackBerry|\bBB10\b|Symbian|Series[46]0|\bKAIOS\b|Opera Mini/i],
]

/** A mobile browser that does not name the device. Chrome on Android says "Mobile" and "K" on every device. */
const MOBILE = /\bMobile\b|\bMobi\b|Opera Mobi|UCBrowser|\bFennec\b/i

/** Android without "Mobile" is a tablet. */
const ANDROID = /\bAndroid\b/i

/** iPads send a desktop's user agent; no Macintosh has a touch screen. */
const MACINTOSH = /\bMacintosh\b/i

/**
 * The device that the properties identify; a browser that names none is a desktop, and so is a server.
 * @example deviceOf({ userAgent: navigator.userAgent, touchPoints: 5, narrowSide: 390 })
 */
export function deviceOf({ userAgent, touchPoints, narrowSide }: DeviceSigns): Device {
  const text = userAgent.slice(0, READ)
  const name = named.find(([, rule]) => rule.test(text))?.[0]
  if (name) return name
  if (MOBILE.test(text)) return narrowSide <= PHONE_WIDTH ? 'phone' : 'tablet'
  if (ANDROID.test(text) || (MACINTOSH.test(text) && touchPoints > 1)) return 'tablet'
  return 'desktop'
}
