// Announces text to a screen reader. The region exists before its text, or the text would not be read.

/** An invisible status; put the sentence in when there is one. */
export function LiveRegion({ text, isUrgent = false }: { text: string; isUrgent?: boolean }) {
  return (
    <span className="touchline-hidden" role={isUrgent ? 'alert' : 'status'}>
      {text}
    </span>
  )
}
