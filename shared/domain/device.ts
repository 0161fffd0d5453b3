// The kind of device that a user agent names, if it does.

/** For looks and counting alone: no price, stock or address depends on it. */
export type Device = 'phone' | 'tablet' | 'desktop'

/** What a browser tells of where it runs. */
export interface DeviceSigns {
  userAgent: string
  /** Fingers that the screen can tell apart. */
  touchPoints: number
  /** The shorter side of the screen in CSS pixels, so that turning a phone makes no tablet of it. */
  narrowSide: number
}

/** What stands behind it is not read: some agents are as long as a letter. */
const READ = 500

/** The shorter side up to which a mobile browser that names no device is a phone's. */
const PHONE_WIDTH = 600

// Read from above: a name decides before the words that a browser only wears to be let in.
const named: readonly (readonly [Device, RegExp])[] = [
  // Televisions speak of Android too, and none is carried about.
  ['desktop', /\bSmart-?TV\b|\bAndroid TV\b|GoogleTV|AppleTV|\bAFT[A-Z\d]+\b|BRAVIA|\bCrKey\b|\bCrOS\b/i],
  ['tablet', /\biPad\b|PlayBook|\bSilk\b(?!.*\bMobile\b)|Kindle|\bTablet\b(?! PC)/i],
  ['phone', /\biPhone\b|\biPod\b|Windows Phone|IEMobile|BlackBerry|\bBB10\b|Symbian|Series[46]0|\bKAIOS\b|Opera Mini/i],
]

/** A mobile browser that does not say of what. Chrome on Android says "Mobile" and "K", whatever it runs on. */
const MOBILE = /\bMobile\b|\bMobi\b|Opera Mobi|UCBrowser|\bFennec\b/i

/** Android that does not call itself mobile has the room of a tablet. */
const ANDROID = /\bAndroid\b/i

/** iPads ask for the pages of desktops and say so; no Macintosh has a touch screen. */
const MACINTOSH = /\bMacintosh\b/i

/**
 * What the signs speak of; a browser that says nothing is a desktop's, as a server is.
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
