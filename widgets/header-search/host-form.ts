// What the host's own search form says, before the widget takes its place: where it leads, hidden fields included.

/** The address of the host's search, its hidden fields as a query; null where no form is sent there by GET. */
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

/** The fields that a form has to send along: a browser drops what is in its action's query. */
export function hiddenFields(address: string): [name: string, value: string][] {
  const params = new URLSearchParams(address.split('?', 2)[1] ?? '')
  return [...params].filter(([name]) => name !== 'query' && name !== 'discipline')
}
