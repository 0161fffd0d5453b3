// Reads the host's own search form before the widget replaces it: its address, including hidden fields.

/** Returns the address of the host's search, with its hidden fields as a query; null if the form is not sent by GET. */
export function addressOfHostForm(nodes: readonly Node[]): string | null {
  const forms = nodes.flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('form')] : []))
  const form = forms.find((element) => element.localName === 'form' && element.getAttribute('action'))
  if (!form || /^post$/i.test(form.getAttribute('method') ?? '')) return null
  const [address = '', search = ''] = (form.getAttribute('action') ?? '').split('?', 2)
  const params = new URLSearchParams(search)
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type="hidden"][name]')) params.set(field.name, field.value)
  const query = params.toString()
  return query ? `${address}?${query}` : address
}

/** Returns the hidden fields that a GET form needs: browsers drop the query of its `action`. */
export function hiddenFields(address: string): [name: string, value: string][] {
  const params = new URLSearchParams(address.split('?', 2)[1] ?? '')
  return [...params].filter(([name]) => name !== 'query' && name !== 'discipline')
}
