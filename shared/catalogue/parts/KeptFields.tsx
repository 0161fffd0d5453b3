// The hidden fields of a GET form, so that it keeps choices made elsewhere: browsers drop the query of its action.

interface Props {
  /** The list's address, with what the form keeps. */
  address: string
  /** The parameters that the form has fields for. */
  without?: readonly string[]
}

/** A hidden field for every other parameter of the address. */
export function KeptFields({ address, without = [] }: Props) {
  return [...new URLSearchParams(address.split('?', 2)[1])].map(([name, value]) =>
    without.includes(name) ? null : <input key={name + value} type="hidden" name={name} value={value} />,
  )
}
