// The purpose of each extension, and how a page behaves on a platform that does not offer it.
import type { Extension } from '#shared/domain/extension.ts'

/** An extension, described in two sentences. */
export interface ExtensionTexts {
  adds: string
  without: string
}

/** Every extension, the most useful first. */
export const extensionTexts: Readonly<Record<Extension, ExtensionTexts>> = {
  session: {
    adds: 'The customer, the number of items in the cart, the wishlist and the comparison: one call for cached pages.',
    without: 'The page provides them (`session` in its settings); otherwise the cart is loaded once the page is idle.',
  },
  orders: {
    adds: 'The status of a payment, the confirmation, and the payment methods before a shipping method is chosen.',
    without: 'The checkout relies on the answer to the order, then on the cart. Your confirmation page stays as you print it.',
  },
  products: {
    adds: 'Products by id, and the table of the comparison.',
    without: 'Widgets use the product that its page prints. Quick buy links to the page; wishlist and comparison stay as you print them.',
  },
  account: {
    adds: 'Login, registration, password, passkeys, and all pages of an account.',
    without: 'Your own login and account pages stay.',
  },
  reviews: { adds: 'Reviews of a product, and the form that writes one.', without: 'The reviews that you print stay.' },
  alerts: { adds: 'A mail when a product is back in stock.', without: 'A sold-out product only shows that it is sold out.' },
  advice: { adds: 'A recommended size for the shopper’s measures.', without: 'No size is recommended.' },
  'gift-cards': { adds: 'Payment with gift cards, and their balance.', without: 'There is no field for a gift card; your own form stays.' },
  teams: { adds: 'A roster that the players fill in themselves.', without: 'One person fills in the whole roster.' },
  service: {
    adds: 'Tracking, complaints, withdrawal, contact, newsletter.',
    without: 'Your own pages and forms stay.',
  },
  helpers: {
    adds: 'The server’s clock, and addresses by postcode and number.',
    without: 'The clock of the shopper’s device is used; she enters her whole address.',
  },
  searches: {
    adds: 'The most frequent searches of all shoppers, below the empty search field.',
    without: 'The empty search field only offers the shopper’s own recent searches.',
  },
  exchanges: {
    adds: 'Ways to send a return back, with their price and place, and another size or colour instead of money.',
    without: 'A return gives money back, and is sent with its label.',
  },
}
