// Announces text to screen readers. The region is rendered before its text, or the text would not be announced.

/** An invisible status; set the text when there is one. */
export function LiveRegion({ text, isUrgent = false }: { text: string; isUrgent?: boolean }) {
  return (
    <span className="touchline-hidden" role={isUrgent ? 'alert' : 'status'}>
      {text}
    </span>
  )
}
