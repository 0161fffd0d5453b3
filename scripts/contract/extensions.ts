// The purpose of each extension, and how a page behaves on a platform that does not offer it.
import type { Extension } from '#shared/domain/extension.ts'

/** An extension, described in two sentences. */
export interface ExtensionWords {
  adds: string
  without: string
}

/** Every extension, the most useful first. */
export const extensionWords: Readonly<Record<Extension, ExtensionWords>> = {
  session: {
    adds: 'Who is here, how much is in the cart, what is kept and compared: one call for pages from a cache.',
    without: 'The page says it (`session` in its settings), or the cart is asked once the page is idle.',
  },
  orders: {
    adds: 'What became of a payment, the confirmation, the ways to pay before shipping is chosen.',
    without: 'The answer to the order counts, then the cart. Your confirmation page stays as you print it.',
  },
  products: {
    adds: 'Products by id and the table of the comparison.',
    without: 'A product is what its page prints. Quick buy leads to the page; wishlist and comparison stay as you print them.',
  },
  account: {
    adds: 'Login, register, password, passkeys, and all pages of an account.',
    without: 'Your own login and account pages do this.',
  },
  reviews: { adds: 'Reviews of a product, and the form that writes one.', without: 'The reviews that you print stay.' },
  alerts: { adds: 'A mail once something is in stock again.', without: 'What is sold out says so, and no more.' },
  advice: { adds: 'A size for somebody’s measures.', without: 'No size is advised.' },
  'gift-cards': { adds: 'Paying with gift cards, and their balance.', without: 'No field for a gift card; your own form stays.' },
  teams: { adds: 'A roster that its players fill in themselves.', without: 'One person fills in the roster.' },
  service: {
    adds: 'Tracking, complaints, withdrawal, contact, newsletter.',
    without: 'Your own pages and forms do this.',
  },
  helpers: {
    adds: 'The server’s clock, and an address by postcode and number.',
    without: 'The clock of the shopper counts; she types her address.',
  },
}
