// Says things to a screen reader. The region is there before its text, or the text would go unheard.

/** An invisible status; put the sentence in when there is one. */
export function LiveRegion({ text, isUrgent = false }: { text: string; isUrgent?: boolean }) {
  return (
    <span className="touchline-hidden" role={isUrgent ? 'alert' : 'status'}>
      {text}
    </span>
  )
}
