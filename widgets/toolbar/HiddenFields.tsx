// The hidden fields of a form, so that it keeps choices made elsewhere.

interface Props {
  values: Readonly<Record<string, string | number | null>>
  /** The host's own query, which precedes the list's. */
  search: string | undefined
}

/** Hidden fields for all values, and for the host's own parameters. */
export function HiddenFields({ values, search = '' }: Props) {
  return (
    <>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {Object.entries(values).map(([name, value]) =>
        value === null || value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  )
}
