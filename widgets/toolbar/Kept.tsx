// What a form has to send along, so that it does not lose what was chosen elsewhere.

/** Hidden fields for everything that has a value. */
export function Kept({ values }: { values: Readonly<Record<string, string | number | null>> }) {
  return (
    <>
      {Object.entries(values).map(([name, value]) =>
        value === null || value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  )
}
