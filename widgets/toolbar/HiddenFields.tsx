// What a form has to send along, so that it does not lose what was chosen elsewhere.

interface Props {
  values: Readonly<Record<string, string | number | null>>
  /** The host's own query, where the list's stands behind it. */
  search: string | undefined
}

/** Hidden fields for everything that has a value, and for what the host itself asks for. */
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
