// The floor: the minimum that a hand-written script needs to render the same cart, with the same calls and no library.

/** Renders the quote as a cart into `#floor`, with one listener per control, as one would write it by hand. Runs in the page as text. */
const drawing = `
const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
const make = (tag, about, ...children) => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(about)) element.setAttribute(name, value)
  element.append(...children)
  return element
}
const control = (label, text, act) => {
  const button = make('button', { type: 'button', 'aria-label': label }, text)
  button.addEventListener('click', act)
  return button
}
const draw = async () => {
  const page = JSON.parse(document.querySelector('#touchline-page').textContent)
  const ask = (path) => fetch(page.apiUrl + path, { headers: { Accept: 'application/json' } }).then((answer) => answer.json())
  const [quote] = await Promise.all([ask('checkout/cart/quote'), ask('checkout/cart/totals-information')])
  const list = make('ul', {})
  for (const item of quote.items) {
    const about = item.extension_attributes
    const number = make('input', { type: 'number', min: about.min_qty ?? 1, max: about.max_qty ?? 99, value: item.qty, 'aria-label': 'Quantity' })
    number.addEventListener('change', () => {})
    const picture = about.image ? make('img', { src: about.image, alt: '', width: 128, height: 128, loading: 'lazy' }) : make('span', {})
    list.append(make('li', { class: 'floor-line' },
      picture,
      make('div', {}, make('a', { href: about.url ?? '' }, item.name), make('ul', {}, ...about.options.map((option) => make('li', {}, option.label + ': ' + option.value))), make('span', {}, money.format(item.price_incl_tax))),
      make('div', {}, control('One less of ' + item.name, '-', () => {}), number, control('One more of ' + item.name, '+', () => {}), control('Remove ' + item.name, 'Remove', () => {})),
      make('strong', {}, money.format(item.row_total_incl_tax)),
    ))
  }
  document.querySelector('#floor').replaceChildren(list)
}
`

/** The cart page: renders at once. */
export const floorScript = `${drawing}draw()`

/** The minicart: a link in the header that opens a dialog and renders the cart in it. */
export const popupFloorScript = `${drawing}
const dialog = make('dialog', { id: 'floor' })
const opener = make('a', { href: '/en/checkout/cart' }, 'Cart')
opener.addEventListener('click', (event) => {
  event.preventDefault()
  dialog.showModal()
  draw()
})
document.querySelector('main').removeAttribute('id')
document.querySelector('main').append(opener, dialog)
opener.click()
`
