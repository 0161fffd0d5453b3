// Two native range inputs over one track: their keys are the browser's own, and the amount is read out with its currency.
import { useEffect, useRef } from 'react'

/** Props of the slider. */
export interface PriceSliderProps {
  least: number
  most: number
  low: number
  high: number
  /** The accessible names of the lower and the upper thumb. */
  labels: readonly [string, string]
  say: (amount: number) => string
  onSlide: (low: number, high: number) => void
}

/** The slider; a thumb cannot pass the other. */
export function PriceSlider({ least, most, low, high, labels, say, onSlide }: PriceSliderProps) {
  const track = useRef<HTMLDivElement>(null)
  // Set through CSSOM, which a strict content security policy allows.
  useEffect(() => {
    const share = (amount: number) => String((amount - least) / (most - least))
    track.current?.style.setProperty('--facets-low', share(low))
    track.current?.style.setProperty('--facets-high', share(high))
  }, [least, most, low, high])
  const thumb = (at: 0 | 1, value: number, slide: (amount: number) => [number, number]) => (
    <input
      className="facets-thumb"
      type="range"
      min={least}
      max={most}
      step={1}
      // The browser would clamp a value outside the range itself, and that would look like user input.
      value={Math.min(most, Math.max(least, value))}
      aria-label={labels[at]}
      aria-valuetext={say(value)}
      onInput={({ currentTarget }) => {
        const [lower, upper] = slide(Number(currentTarget.value))
        currentTarget.value = String(at === 0 ? lower : upper)
        onSlide(lower, upper)
      }}
    />
  )
  return (
    <div className="facets-slider">
      <div className="facets-track" ref={track} data-crossed={low > least + (most - least) * 0.9 ? '' : undefined}>
        {thumb(0, low, (amount) => [Math.min(amount, high), high])}
        {thumb(1, high, (amount) => [low, Math.max(amount, low)])}
      </div>
      <p className="facets-ends" aria-hidden="true">
        <span translate="no">{say(low)}</span>
        <span translate="no">{say(high)}</span>
      </p>
    </div>
  )
}
